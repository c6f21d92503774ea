import type { UsageState } from '#contract/optimise';
import type { Statement } from '#db/client';
import { addToMonth } from '#db/monthly-usage';
import { type OptimisationRecord, recordOptimisation, recordUncounted } from '#db/optimisations';
import { type Delivery, type PastDelivery, rememberCounted, rememberUncounted, type UseThen } from '#db/optimise-keys';
import { type Allowance, readUsedBySubject, takeUnit } from '#db/usage';
import type { Modifiers } from '#engine/modifiers';
import type { Caller } from '../caller.ts';
import { AppError } from '../errors.ts';
import { allowancesOf, usageStateOf } from '../quota/allowances.ts';
import { monthOf } from '../quota/london-month.ts';
import { periodAt } from '../quota/period.ts';
import { readUsage } from '../quota/read-usage.ts';
import type { Runtime } from '../runtime.ts';
import { counted, deliveryOf, findEarlier, type Repeatable } from './idempotency.ts';
import type { WrittenResult } from './written-result.ts';

/** A result that is ready to be counted and stored. */
export interface Outgoing {
	readonly requestId: string;
	readonly rawPrompt: string;
	readonly modifiers: Modifiers;
	readonly usedDefaults: boolean;
	readonly result: WrittenResult;
	readonly repeatable: Repeatable | null;
}

export interface DeliveryRecord {
	readonly requestId: string;
	readonly usage: UsageState;
	readonly caller: Caller;
}

/** Counts the result and stores it in the history, unless a simultaneous request with the same key has done so. */
export async function deliverResult(
	runtime: Runtime,
	caller: Caller,
	{ outgoing, before }: { readonly outgoing: Outgoing; readonly before: UsageState | null },
): Promise<DeliveryRecord> {
	const usage = outgoing.result.isAlreadyGood
		? await keepUncounted(runtime, caller, outgoing, before)
		: await countUse(runtime, caller, outgoing);
	if (usage !== null) return { requestId: outgoing.requestId, usage, caller };
	const earlier = await findEarlier(runtime, outgoing.repeatable);
	if (earlier !== null) return deliveredBefore(runtime, caller, earlier);
	throw refusalOf(caller, await readUsage(runtime, caller));
}

/** The record of an earlier delivery with the same key. */
export function deliveredBefore({ catalogue }: Runtime, sender: Caller, earlier: PastDelivery): DeliveryRecord {
	const caller = counted(sender, earlier);
	const period = periodAt(earlier.createdAt, catalogue.quota);
	const usage = usageStateOf(allowancesOf(caller, catalogue), earlier.used, period);
	return { requestId: earlier.requestId, usage, caller };
}

/**
 * Counts the use and stores an account's result, in one transaction. Null when the allowance is used up, or the key was
 * used before.
 */
async function countUse(runtime: Runtime, caller: Caller, outgoing: Outgoing): Promise<UsageState | null> {
	const now = runtime.now();
	const period = periodAt(now, runtime.catalogue.quota);
	const allowances = allowancesOf(caller, runtime.catalogue);
	const count = takeUnit(period.start, allowances, outgoing.repeatable);
	const remember = keyFor(caller, outgoing, now).map((key) => rememberCounted(key, thenUsed(period.start, allowances)));
	const record = caller.kind === 'account' ? recordFor(runtime, historyEntry(caller.id, outgoing, now)) : [];
	const [taken = []] = await runtime.db.write([count, ...remember, ...record]);
	return taken.length > 0 ? usageStateOf(allowances, readUsedBySubject(taken), period) : null;
}

/** The row for the idempotency key, if there is one. */
function keyFor(caller: Caller, { repeatable, requestId }: Outgoing, createdAt: Date): Delivery[] {
	return repeatable === null ? [] : [deliveryOf(repeatable, caller, { requestId, createdAt })];
}

const thenUsed = (periodStart: Date, allowances: readonly Allowance[]): UseThen => ({
	periodStart,
	subjects: allowances.map(({ subject }) => subject),
});

/** Statements for the history entry and the monthly figures. */
function recordFor({ catalogue }: Runtime, entry: OptimisationRecord): Statement[] {
	const month = monthOf(entry.createdAt, catalogue.quota.timeZone);
	return [recordOptimisation(entry), addToMonth({ ...entry, month })];
}

/**
 * Stores the result for a prompt that was already good in an account's history. It is not counted, but refused once the
 * allowance is used up. Null when the key was used before.
 */
async function keepUncounted(
	runtime: Runtime,
	caller: Caller,
	outgoing: Outgoing,
	before: UsageState | null,
): Promise<UsageState | null> {
	const usage = before ?? (await readUsage(runtime, caller));
	if (usage.remaining === 0) throw refusalOf(caller, usage);
	if (caller.kind !== 'account') return usage;
	const now = runtime.now();
	const { start } = periodAt(now, runtime.catalogue.quota);
	const then = thenUsed(start, allowancesOf(caller, runtime.catalogue));
	const remember = keyFor(caller, outgoing, now).map((key) => rememberUncounted(key, then));
	const record = recordUncounted(historyEntry(caller.id, outgoing, now), start, remember.length > 0);
	const [remembered] = await runtime.db.write([...remember, record]);
	return remember.length > 0 && remembered?.length === 0 ? null : usage;
}

export function refusalOf(
	caller: Caller,
	{ weeklyLimit, usedThisWeek, remaining, resetsAtDate }: UsageState,
): AppError {
	return new AppError(caller.kind === 'account' ? 'limit_reached' : 'auth_required', {
		body: { weeklyLimit: weeklyLimit ?? 0, usedThisWeek, remaining: remaining ?? 0, resetsAtDate },
	});
}

const historyEntry = (accountId: string, outgoing: Outgoing, createdAt: Date) => ({
	id: outgoing.requestId,
	accountId,
	createdAt,
	raw: outgoing.rawPrompt,
	result: outgoing.result.prompt,
	modifiers: JSON.stringify(outgoing.modifiers),
	taskType: outgoing.result.taskType,
	usedDefaults: outgoing.usedDefaults,
});
