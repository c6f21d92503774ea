import { eraseAccount } from '#db/account-data';
import type { Database } from '#db/client';
import { findInactive } from '#db/retention';

const MONTHS_KEPT = 12;

/** Accounts that nobody has used for twelve months. */
export const findInactiveAccounts = (db: Database, now: Date): Promise<string[]> =>
	findInactive(db, monthsBefore(now, MONTHS_KEPT));

/** Each in a write of its own, so that one of thousands holds nobody up. */
export async function removeAccounts(db: Database, ids: readonly string[]): Promise<void> {
	for (const id of ids) await db.write(eraseAccount(id));
}

function monthsBefore(date: Date, months: number): Date {
	const earlier = new Date(date);
	earlier.setUTCMonth(earlier.getUTCMonth() - months);
	return earlier;
}
