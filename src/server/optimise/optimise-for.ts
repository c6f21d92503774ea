import type { OptimiseRequest, OptimiseResponse, UsageState } from '#contract/optimise';
import type { Statement } from '#db/client';
import { addToMonth } from '#db/monthly-usage';
import { type OptimisationRecord, recordOptimisation, recordUncounted } from '#db/optimisations';
import { readUsedBySubject, takeUnit } from '#db/usage';
import type { Modifiers } from '#engine/modifiers';
import { NO_WISHES, type Wishes } from '#engine/review-model';
import { type Caller, hasPro } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { JsonText } from '../http/json-text.ts';
import { allowancesOf, usageStateOf } from '../quota/allowances.ts';
import { monthOf } from '../quota/london-month.ts';
import { periodAt } from '../quota/period.ts';
import { readUsage } from '../quota/read-usage.ts';
import type { Runtime } from '../runtime.ts';
import { answerFrom } from './answer.ts';
import { choicesOf } from './choices.ts';
import { receiptFor } from './receipt.ts';
import type { WrittenResult } from './written-result.ts';

/**
 * Rewrites one prompt for one caller. The engine runs first and the use is counted when there is a result: a question
 * back, a fault, a refusal or a prompt that was good already costs nothing. Refused with `auth_required` (visitor) or `limit_reached` (account).
 */
export async function optimiseFor(
	runtime: Runtime,
	caller: Caller,
	request: OptimiseRequest & { readonly requestId: string },
): Promise<JsonText<OptimiseResponse>> {
	const { requestId, rawPrompt } = request;
	const { modifiers, limited } = choicesOf(caller, request.modifiers ?? {}, runtime);
	const before = isKnown(caller) ? await readUsage(runtime, caller) : null;
	if (before?.remaining === 0) throw refusalOf(caller, before);
	const result = await runtime.optimise(rawPrompt, modifiers, wishesOf(request), hasPro(caller));
	if (result.outcome === 'clarify') {
		const usage = before ?? (await readUsage(runtime, caller));
		return answerFrom(result, requestId, { limited, receipt: '', usage });
	}
	const delivery = { requestId, rawPrompt, modifiers, usedDefaults: request.useDefaults ?? false, result };
	const usage = result.isAlreadyGood
		? await keepUncounted(runtime, caller, delivery, before)
		: await countUse(runtime, caller, delivery);
	const receipt = receiptFor(rawPrompt, modifiers, runtime.secret);
	return answerFrom(result, requestId, { limited, receipt, usage });
}

/**
 * Who may have nothing left is looked up first, so as not to be asked a question before a refusal, nor to keep the engine
 * busy in vain. This is not the check that counts: that one is made with the count, in one statement.
 */
const isKnown = (caller: Caller): boolean => (caller.kind === 'account' ? !caller.isPro : !caller.isNew);

const wishesOf = ({ asked = [], useDefaults = false }: OptimiseRequest): Wishes => ({
	...NO_WISHES,
	asked,
	takesDefaults: useDefaults,
	...(useDefaults && { statesDefaults: true }),
});

interface Delivery {
	readonly requestId: string;
	readonly rawPrompt: string;
	readonly modifiers: Modifiers;
	readonly usedDefaults: boolean;
	readonly result: WrittenResult;
}

/** Counts the use and keeps an account's result, all or nothing. */
async function countUse(runtime: Runtime, caller: Caller, delivery: Delivery): Promise<UsageState> {
	const now = runtime.now();
	const period = periodAt(now, runtime.catalogue.quota);
	const allowances = allowancesOf(caller, runtime.catalogue);
	const count = takeUnit(period.start, allowances);
	const record = caller.kind === 'account' ? recordFor(runtime, historyEntry(caller.id, delivery, now)) : [];
	const [counted = []] = await runtime.db.write([count, ...record]);
	if (counted.length > 0) return usageStateOf(allowances, readUsedBySubject(counted), period);

	throw refusalOf(caller, await readUsage(runtime, caller));
}

/** The entry of the history, and its share of the month. */
function recordFor({ catalogue }: Runtime, entry: OptimisationRecord): Statement[] {
	const month = monthOf(entry.createdAt, catalogue.quota.timeZone);
	return [recordOptimisation(entry), addToMonth({ ...entry, month })];
}

/** A prompt that was good already: kept for an account, counted for nobody, refused like any other once nothing is left. */
async function keepUncounted(
	runtime: Runtime,
	caller: Caller,
	delivery: Delivery,
	before: UsageState | null,
): Promise<UsageState> {
	const usage = before ?? (await readUsage(runtime, caller));
	if (usage.remaining === 0) throw refusalOf(caller, usage);
	if (caller.kind !== 'account') return usage;
	const now = runtime.now();
	const since = periodAt(now, runtime.catalogue.quota).start;
	await runtime.db.write([recordUncounted(historyEntry(caller.id, delivery, now), since)]);
	return usage;
}

function refusalOf(caller: Caller, { weeklyLimit, usedThisWeek, remaining, resetsAtDate }: UsageState): AppError {
	return new AppError(caller.kind === 'account' ? 'limit_reached' : 'auth_required', {
		body: { weeklyLimit: weeklyLimit ?? 0, usedThisWeek, remaining: remaining ?? 0, resetsAtDate },
	});
}

const historyEntry = (accountId: string, delivery: Delivery, createdAt: Date) => ({
	id: delivery.requestId,
	accountId,
	createdAt,
	raw: delivery.rawPrompt,
	result: delivery.result.prompt,
	modifiers: JSON.stringify(delivery.modifiers),
	taskType: delivery.result.taskType,
	usedDefaults: delivery.usedDefaults,
});
