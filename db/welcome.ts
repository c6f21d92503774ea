import type { Database, Statement } from './client.ts';

export interface WelcomedAccount {
	readonly email: string;
	readonly displayName: string | null;
}

export async function findWelcomed(db: Database, accountId: string): Promise<WelcomedAccount | null> {
	const sql = 'SELECT email, display_name FROM accounts WHERE id = ?';
	const [row] = await db.read({ sql, args: [accountId] });
	if (row === undefined) return null;
	const name = row['display_name'];
	return { email: String(row['email']), displayName: name === null ? null : String(name) };
}

/** Claims the welcome mail. Changes and returns a row for one call an account, and for no other. */
export const claimWelcome = (accountId: string, now: Date): Statement => ({
	sql: 'UPDATE accounts SET welcomed_at = ? WHERE id = ? AND welcomed_at IS NULL RETURNING id',
	args: [now.getTime(), accountId],
});
