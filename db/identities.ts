import type { Database, Statement } from './client.ts';

export interface IdentityRow {
	readonly id: string;
	readonly accountId: string;
	readonly provider: string;
	readonly email: string | null;
	readonly createdAt: Date;
}

export interface NewIdentity {
	readonly id: string;
	readonly accountId: string;
	readonly provider: string;
	readonly subject: string;
	readonly email: string | null;
	readonly now: Date;
}

const COLUMNS = 'id, account_id, provider, email, created_at';

/** The account that the identity is linked to; null: none. */
export async function findIdentity(db: Database, provider: string, subject: string): Promise<IdentityRow | null> {
	const sql = `SELECT ${COLUMNS} FROM identities WHERE provider = ? AND subject = ?`;
	const [found] = await rowsOf(db, { sql, args: [provider, subject] });
	return found ?? null;
}

export async function findIdentities(db: Database, accountId: string): Promise<IdentityRow[]> {
	return rowsOf(db, {
		sql: `SELECT ${COLUMNS} FROM identities WHERE account_id = ? ORDER BY created_at`,
		args: [accountId],
	});
}

async function rowsOf(db: Database, statement: Statement): Promise<IdentityRow[]> {
	return (await db.read(statement)).map((row) => ({
		id: String(row['id']),
		accountId: String(row['account_id']),
		provider: String(row['provider']),
		email: row['email'] === null ? null : String(row['email']),
		createdAt: new Date(Number(row['created_at'])),
	}));
}

/**
 * Links an identity when the statement before it changed a row. Fails (`SQLITE_CONSTRAINT`), and the write with it,
 * when the identity is linked to another account or the account has one of this provider.
 */
export function insertIdentityIfChanged({ id, accountId, provider, subject, email, now }: NewIdentity): Statement {
	const at = now.getTime();
	const sql = `INSERT INTO identities (id, account_id, provider, subject, email, created_at, used_at)
		SELECT ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0 RETURNING id`;
	return { sql, args: [id, accountId, provider, subject, email, at, at] };
}

/** Returns a row while the identity is still this account's. */
export function touchIdentity({ id, accountId }: Pick<IdentityRow, 'id' | 'accountId'>, now: Date): Statement {
	const sql = 'UPDATE identities SET used_at = ? WHERE id = ? AND account_id = ? RETURNING id';
	return { sql, args: [now.getTime(), id, accountId] };
}
