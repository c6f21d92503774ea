import type { Database } from './client.ts';

export interface AccountRow {
	readonly id: string;
	/** As stored: `free`, `pro`, `pro_monthly` or `pro_yearly`. */
	readonly plan: string;
}

/** The account whose unexpired session has this token, or null. `tokenHash`: SHA-256 in hexadecimal. */
export async function findAccountBySession(db: Database, tokenHash: string, now: Date): Promise<AccountRow | null> {
	const sql = `SELECT a.id, a.plan FROM sessions AS s JOIN accounts AS a ON a.id = s.account_id
		WHERE s.token_hash = ? AND s.expires_at > ?`;
	const [row] = await db.read({ sql, args: [tokenHash, now.getTime()] });
	return row === undefined ? null : { id: String(row['id']), plan: String(row['plan']) };
}
