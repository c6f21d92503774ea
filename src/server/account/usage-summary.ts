import type { UsageSummary } from '#contract/usage-summary';
import { findMonths } from '#db/monthly-usage';
import type { Account } from '../caller.ts';
import { monthOf } from '../quota/london-month.ts';
import { readUsage } from '../quota/read-usage.ts';
import type { Runtime } from '../runtime.ts';

const MONTHS_SHOWN = 12;

/** Returns this week's use for every plan, and for Pro the characters of each month. */
export async function summariseUsage(runtime: Runtime, account: Account): Promise<UsageSummary> {
	const since = monthOf(runtime.now(), runtime.catalogue.quota.timeZone, MONTHS_SHOWN - 1);
	const [{ usedThisWeek, weeklyLimit, resetsAtDate }, months] = await Promise.all([
		readUsage(runtime, account),
		account.isPro ? findMonths(runtime.db, account.id, since) : [],
	]);
	const week = { usedThisWeek, weeklyLimit, resetsAtDate };
	if (!account.isPro) return { ...week, proWeeklyUsed: 0, proMonthly: [] };
	return {
		...week,
		proWeeklyUsed: usedThisWeek,
		proMonthly: months.map(({ month, optimisations, totalRaw, totalOptimised }) => ({
			monthISO: month,
			optimisations,
			total_raw: totalRaw,
			total_optimised: totalOptimised,
		})),
	};
}
