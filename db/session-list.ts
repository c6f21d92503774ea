import type { Database, Statement } from './client.ts';

export interface SessionRow {
	readonly id: string;
	/** Browser and system in words; null when it was not told. */
	readonly device: string | null;
	readonly createdAt: Date;
	readonly seenAt: Date;
}

/** The sessions an account can still be used with, the last used first. */
export async function findSessions(db: Database, accountId: string, now: Date): Promise<SessionRow[]> {
	const sql = `SELECT id, device, created_at, coalesce(seen_at, created_at) AS seen_at FROM sessions
		WHERE account_id = ? AND expires_at > ? ORDER BY seen_at DESC, created_at DESC`;
	const rows = await db.read({ sql, args: [accountId, now.getTime()] });
	return rows.map((row) => ({
		id: String(row['id']),
		device: row['device'] === null ? null : String(row['device']),
		createdAt: new Date(Number(row['created_at'])),
		seenAt: new Date(Number(row['seen_at'])),
	}));
}

/** Returns a row when there was such a session of this account. */
export function endOneSession(accountId: string, id: string): Statement {
	return { sql: 'DELETE FROM sessions WHERE account_id = ? AND id = ? RETURNING id', args: [accountId, id] };
}

/** @param keptId the session that asks */
export function endOtherSessions(accountId: string, keptId: string): Statement {
	return { sql: 'DELETE FROM sessions WHERE account_id = ? AND id IS NOT ?', args: [accountId, keptId] };
}
