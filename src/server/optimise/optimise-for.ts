import type { OptimiseRequest, OptimiseResponse, UsageState } from '#contract/optimise';
import { recordOptimisation } from '#db/optimisations';
import { findUsed, readUsedBySubject, takeUnit } from '#db/usage';
import type { Modifiers, Optimised } from '#engine/types';
import type { Caller } from '../caller.ts';
import { AppError } from '../errors.ts';
import { allowancesOf, usageStateOf } from '../quota/allowances.ts';
import { periodAt } from '../quota/period.ts';
import type { Runtime } from '../runtime.ts';
import { answerFrom } from './answer.ts';
import { modifiersFrom } from './modifiers.ts';
import { cutToFreePlan } from './plan-limits.ts';

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
	// Not the check that counts, only an early one: who has nothing left is not asked a question first, and a flood of
	// refused requests does not keep the engine busy.
	const before = await readUsage(runtime, caller);
	if (before.remaining === 0) throw refusalOf(caller, before);
	const result = runtime.optimise(rawPrompt, modifiers);
	const usage =
		result.outcome === 'optimised'
			? await countUse(runtime, caller, { requestId, rawPrompt, modifiers, result })
			: before;
	return answerFrom(result, { requestId, limited, usage });
}

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
