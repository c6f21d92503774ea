import type { UsageState } from '#contract/optimise';
import { findUsed } from '#db/usage';
import type { Caller } from '../caller.ts';
import type { Runtime } from '../runtime.ts';
import { allowancesOf, usageStateOf } from './allowances.ts';
import { periodAt } from './period.ts';

/** What the caller has used in this period and has left. */
export async function readUsage({ db, now, catalogue }: Runtime, caller: Caller): Promise<UsageState> {
	const period = periodAt(now(), catalogue.quota);
	const allowances = allowancesOf(caller, catalogue);
	const subjects = allowances.map((allowance) => allowance.subject);
	return usageStateOf(allowances, await findUsed(db, period.start, subjects), period);
}
