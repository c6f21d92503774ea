import type { Database, Statement } from './client.ts';

/**
 * SQL condition: the account `?1` can be opened without the row `?2`, by its password, another passkey, or an account at one of
 * the providers `?3` that this server offers.
 */
const HAS_ANOTHER_WAY = `(EXISTS (SELECT 1 FROM accounts WHERE id = ?1 AND password_hash IS NOT NULL)
	OR EXISTS (SELECT 1 FROM passkeys WHERE account_id = ?1 AND id <> ?2)
	OR EXISTS (SELECT 1 FROM identities WHERE account_id = ?1 AND id <> ?2
		AND provider IN (SELECT value FROM json_each(?3))))`;

interface WayIn {
	readonly table: 'passkeys' | 'identities';
	readonly accountId: string;
	readonly id: string;
	/** The sign-in providers of this server. */
	readonly providers: readonly string[];
}

/** Removes a sign-in method unless it is the last; returns a row then. One statement, so that two calls at once leave one method. */
export function removeWayIn({ table, accountId, id, providers }: WayIn): Statement {
	const sql = `DELETE FROM ${table} WHERE account_id = ?1 AND id = ?2 AND ${HAS_ANOTHER_WAY} RETURNING id`;
	return { sql, args: [accountId, id, JSON.stringify(providers)] };
}

export async function isThere(db: Database, { table, accountId, id }: Omit<WayIn, 'providers'>): Promise<boolean> {
	const sql = `SELECT 1 FROM ${table} WHERE account_id = ? AND id = ?`;
	return (await db.read({ sql, args: [accountId, id] })).length > 0;
}
