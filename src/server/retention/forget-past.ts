import type { Database } from '#db/client';
import { type RetentionRule, retentionRules } from '#db/retention';
import type { Catalogue } from '../catalogue.ts';
import { periodAt } from '../quota/period.ts';

/** The rules as they stand at this moment. */
export function rulesAt(now: Date, quota: Catalogue['quota']): RetentionRule[] {
	const firstMonth = `${now.getUTCFullYear() - 1}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
	return retentionRules({ now, periodStart: periodAt(now, quota).start, firstMonth });
}

/**
 * Removes rows that have no effect any more: links, counts, sessions, mails. Accounts stay; only an operator removes
 * those.
 */
export async function forgetPast(db: Database, now: Date, quota: Catalogue['quota']): Promise<void> {
	await db.write(rulesAt(now, quota).map(({ remove }) => remove));
}
