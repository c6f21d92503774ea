import type { OptimiseRequest, OptimiseResponse, UsageState } from '#contract/optimise';
import { recordOptimisation } from '#db/optimisations';
import { findUsed, readUsedBySubject, takeUnit } from '#db/usage';
import type { Modifiers } from '#engine/modifiers';
import { NO_WISHES, type Wishes } from '#engine/review-model';
import type { Optimised } from '#engine/types';
import type { Caller } from '../caller.ts';
import { AppError } from '../errors.ts';
import { allowancesOf, usageStateOf } from '../quota/allowances.ts';
import { periodAt } from '../quota/period.ts';
import type { Runtime } from '../runtime.ts';
import { answerFrom } from './answer.ts';
import { modifiersFrom } from './modifiers.ts';
import { cutToFreePlan } from './plan-limits.ts';
import { receiptFor } from './receipt.ts';

/**
 * Rewrites one prompt for one caller. The engine runs first and the use is counted when there is a result: a question
 * back, a fault or a refusal costs nothing. Refused with `auth_required` (visitor) or `limit_reached` (account).
 */
export async function optimiseFor(
	runtime: Runtime,
	caller: Caller,
	request: OptimiseRequest & { readonly requestId: string },
): Promise<OptimiseResponse> {
	const { requestId, rawPrompt } = request;
	const { modifiers, limited } = choicesOf(caller, request, runtime);
	const before = isKnown(caller) ? await readUsage(runtime, caller) : null;
	if (before?.remaining === 0) throw refusalOf(caller, before);
	const result = await runtime.optimise(rawPrompt, modifiers, wishesOf(request));
	const usage =
		result.outcome === 'optimised'
			? await countUse(runtime, caller, { requestId, rawPrompt, modifiers, result })
			: (before ?? (await readUsage(runtime, caller)));
	const receipt = result.outcome === 'optimised' ? receiptFor(rawPrompt, modifiers, runtime.secret) : '';
	return answerFrom(result, { requestId, limited, receipt, usage });
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
});

function choicesOf(caller: Caller, request: OptimiseRequest, runtime: Runtime) {
	const modifiers = modifiersFrom(request.modifiers ?? {});
	if (caller.kind === 'account' && caller.isPro) return { modifiers, limited: [] };
	return cutToFreePlan(modifiers, runtime.catalogue.freeModifiers);
}

async function readUsage(runtime: Runtime, caller: Caller): Promise<UsageState> {
	const period = periodAt(runtime.now(), runtime.catalogue.quota);
	const allowances = allowancesOf(caller, runtime.catalogue);
	const used = await findUsed(
		runtime.db,
		period.start,
		allowances.map((allowance) => allowance.subject),
	);
	return usageStateOf(allowances, used, period);
}

interface Delivery {
	readonly requestId: string;
	readonly rawPrompt: string;
	readonly modifiers: Modifiers;
	readonly result: Optimised;
}

/** Counts the use and keeps an account's result, both or neither. */
async function countUse(runtime: Runtime, caller: Caller, delivery: Delivery): Promise<UsageState> {
	const now = runtime.now();
	const period = periodAt(now, runtime.catalogue.quota);
	const allowances = allowancesOf(caller, runtime.catalogue);
	const count = takeUnit(period.start, allowances);
	const record = caller.kind === 'account' ? [recordOptimisation(historyEntry(caller.id, delivery, now))] : [];
	const [counted = []] = await runtime.db.write([count, ...record]);
	if (counted.length > 0) return usageStateOf(allowances, readUsedBySubject(counted), period);

	throw refusalOf(caller, await readUsage(runtime, caller));
}

function refusalOf(caller: Caller, { weeklyLimit, usedThisWeek, remaining, resetsAtDate }: UsageState): AppError {
	return new AppError(caller.kind === 'account' ? 'limit_reached' : 'auth_required', {
		body: { weeklyLimit: weeklyLimit ?? 0, usedThisWeek, remaining: remaining ?? 0, resetsAtDate },
	});
}

const historyEntry = (accountId: string, { requestId, rawPrompt, modifiers, result }: Delivery, createdAt: Date) => ({
	id: requestId,
	accountId,
	createdAt,
	raw: rawPrompt,
	result: result.prompt,
	modifiers: JSON.stringify(modifiers),
	taskType: result.taskType,
});
