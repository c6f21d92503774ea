import type { UsageState } from '#contract/optimise';
import type { Allowance, UsedBySubject } from '#db/usage';
import type { Caller } from '../caller.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Period } from './london-week.ts';

/** The subjects that one result is counted for: the caller, and for a visitor also their network. */
export function allowancesOf(caller: Caller, catalogue: Catalogue): readonly [Allowance, ...Allowance[]] {
	if (caller.kind === 'account') {
		const limit = caller.isPro ? catalogue.pro.limit : catalogue.free.limit;
		return [{ subject: `account:${caller.id}`, limit }];
	}
	return [
		{ subject: `visitor:${caller.visitor}`, limit: catalogue.anonymous.limit },
		{ subject: `network:${caller.network}`, limit: catalogue.anonymous.networkLimit },
	];
}

/**
 * The remaining allowance of the caller. It is zero for a visitor whose network has none left, whatever the cookie
 * says.
 */
export function usageStateOf(
	allowances: readonly [Allowance, ...Allowance[]],
	used: UsedBySubject,
	period: Period,
): UsageState {
	const [own] = allowances;
	const resetsAtDate = period.resetsAt.toISOString();
	const usedByOwn = used.get(own.subject) ?? 0;
	if (own.limit === null) return { weeklyLimit: null, usedThisWeek: usedByOwn, remaining: null, resetsAtDate };
	const left = allowances.map(({ subject, limit }) => (limit ?? Infinity) - (used.get(subject) ?? 0));
	const remaining = Math.max(0, Math.min(...left));
	return { weeklyLimit: own.limit, usedThisWeek: Math.max(usedByOwn, own.limit - remaining), remaining, resetsAtDate };
}
