import type { Database } from '#db/client';
import { type RetentionRule, retentionRules } from '#db/retention';
import type { Catalogue } from '../catalogue.ts';
import { periodAt } from '../quota/period.ts';

/** The retention rules for the moment `now`. */
export function rulesAt(now: Date, quota: Catalogue['quota']): RetentionRule[] {
	const firstMonth = `${now.getUTCFullYear() - 1}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
	return retentionRules({ now, periodStart: periodAt(now, quota).start, firstMonth });
}

/** Removes rows that have no effect any more: links, counts, sessions, mails. Only an operator removes accounts. */
export async function forgetPast(db: Database, now: Date, quota: Catalogue['quota']): Promise<void> {
	await db.write(rulesAt(now, quota).map(({ remove }) => remove));
}
