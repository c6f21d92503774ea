import type { ModifierName } from '#contract/modifier-values';
import type { OptimiseRequest, OptimiseResponse } from '#contract/optimise';
import type { PastDelivery } from '#db/optimise-keys';
import type { Modifiers } from '#engine/modifiers';
import { NO_WISHES, type Wishes } from '#engine/review-model';
import { type Caller, hasPro } from '../caller.ts';
import type { JsonText } from '../http/json-text.ts';
import { readUsage } from '../quota/read-usage.ts';
import type { Runtime } from '../runtime.ts';
import { answerFrom } from './answer.ts';
import { choicesOf } from './choices.ts';
import { type DeliveryRecord, deliveredBefore, deliverResult, refusalOf } from './deliver.ts';
import { findEarlier, repeatableOf } from './idempotency.ts';
import { receiptFor } from './receipt.ts';
import type { WrittenResult } from './written-result.ts';

export type Order = OptimiseRequest & { readonly requestId: string; readonly header: string | undefined };

export interface Delivered {
	readonly answer: JsonText<OptimiseResponse>;
	/** The caller whose use was counted. */
	readonly caller: Caller;
}

/** A result that has not been counted yet. */
export interface Prepared {
	readonly caller: Caller;
	readonly result: WrittenResult;
	readonly modifiers: Modifiers;
	readonly wishes: Wishes;
	readonly limited: ModifierName[];
	/** The earlier delivery with the same key, or null. */
	readonly earlier: PastDelivery | null;
	/** Counts the result once and returns the remaining allowance. A clarification is not counted. */
	readonly deliver: () => Promise<DeliveryRecord & { readonly receipt: string }>;
}

/**
 * Rewrites one prompt for one caller. The use is counted after the engine has run. Not counted are clarifications,
 * faults, refusals, prompts that were already good, and requests repeated with their key. Throws `auth_required`
 * (visitor) or `limit_reached` (account) when the allowance is used up.
 */
export async function optimiseFor(runtime: Runtime, caller: Caller, order: Order): Promise<Delivered> {
	const { result, limited, deliver } = await prepare(runtime, caller, order);
	const { requestId, receipt, usage, caller: counted } = await deliver();
	return { answer: answerFrom(result, requestId, { limited, receipt, usage }), caller: counted };
}

/** Does everything except counting, with the same refusals. */
export async function prepare(runtime: Runtime, caller: Caller, order: Order): Promise<Prepared> {
	const { requestId, header, ...request } = order;
	const repeatable = repeatableOf(runtime, caller, { header, request });
	const [sent, before] = await Promise.all([
		findEarlier(runtime, repeatable),
		isKnown(caller) ? readUsage(runtime, caller) : null,
	]);
	// The same request, sent at the same time, may have used the last of the allowance.
	const earlier = sent ?? (before?.remaining === 0 ? await findEarlier(runtime, repeatable) : null);
	if (before?.remaining === 0 && earlier === null) throw refusalOf(caller, before);
	const { modifiers, limited } = choicesOf(caller, request.modifiers ?? {}, runtime);
	const wishes = wishesOf(request);
	const result = await runtime.optimise(request.rawPrompt, modifiers, wishes, hasPro(caller));
	const deliver = async () => {
		if (result.outcome === 'clarify') {
			const usage = before ?? (await readUsage(runtime, caller));
			return { requestId, usage, caller, receipt: '' };
		}
		const receipt = receiptFor(request.rawPrompt, modifiers, runtime.secret);
		const { rawPrompt, useDefaults: usedDefaults = false } = request;
		const outgoing = { requestId, rawPrompt, modifiers, usedDefaults, result, repeatable };
		const given = earlier
			? deliveredBefore(runtime, caller, earlier)
			: await deliverResult(runtime, caller, { outgoing, before });
		return { ...given, receipt };
	};
	return { caller, result, modifiers, wishes, limited, earlier, deliver };
}

/**
 * Whether the caller may have used up the allowance. This early check spares them a question before a refusal, and the
 * engine useless work; the binding check is in the statement that counts.
 */
const isKnown = (caller: Caller): boolean => (caller.kind === 'account' ? !caller.isPro : !caller.isNew);

const wishesOf = ({ asked = [], useDefaults = false }: OptimiseRequest): Wishes => ({
	...NO_WISHES,
	asked,
	takesDefaults: useDefaults,
	...(useDefaults && { statesDefaults: true }),
});
