import { eraseAccount, erasedMails } from '#db/account-data';
import type { Database } from '#db/client';
import { findInactive } from '#db/retention';
import { type Log, traceOf } from '../log.ts';

const MONTHS_KEPT = 12;

/** Accounts that nobody has used for twelve months. */
export const findInactiveAccounts = (db: Database, now: Date): Promise<string[]> =>
	findInactive(db, monthsBefore(now, MONTHS_KEPT));

interface Removal {
	/** Ends billing and whatever else is outside the database. If it throws, the account stays. */
	readonly prepare: (accountId: string) => Promise<void>;
	/** Deletes the files of its mails. */
	readonly forget: (mails: readonly string[]) => Promise<void>;
	readonly log: Log;
}

/**
 * Deletes each account in its own write, so that thousands do not hold up requests. Returns the ids of accounts that
 * stay.
 */
export async function removeAccounts(
	db: Database,
	ids: readonly string[],
	{ prepare, forget, log }: Removal,
): Promise<readonly string[]> {
	const kept: string[] = [];
	for (const id of ids) {
		try {
			await prepare(id);
			await forget(erasedMails(await db.write(eraseAccount(id))));
		} catch (error) {
			log('account_not_removed', { id, ...traceOf(error) });
			kept.push(id);
		}
	}
	return kept;
}

function monthsBefore(date: Date, months: number): Date {
	const earlier = new Date(date);
	earlier.setUTCMonth(earlier.getUTCMonth() - months);
	return earlier;
}
