import type { Row } from '@libsql/client';
import type { Database, Statement } from './client.ts';

export interface PasskeyRow {
	readonly id: string;
	readonly accountId: string;
	/** The credential id of the browser, in base64url. */
	readonly credentialId: string;
	/** The public key in COSE form, in base64url. */
	readonly publicKey: string;
	readonly counter: number;
	readonly transports: readonly string[];
	readonly name: string;
	readonly createdAt: Date;
	readonly usedAt: Date | null;
}

export type NewPasskey = Omit<PasskeyRow, 'createdAt' | 'usedAt'> & { readonly now: Date };

const COLUMNS = 'id, account_id, credential_id, public_key, counter, transports, name, created_at, used_at';

export async function findPasskeys(db: Database, accountId: string): Promise<PasskeyRow[]> {
	const sql = `SELECT ${COLUMNS} FROM passkeys WHERE account_id = ? ORDER BY created_at, id`;
	return (await db.read({ sql, args: [accountId] })).map(passkeyFrom);
}

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | null> {
	const [row] = await db.read({ sql: `SELECT ${COLUMNS} FROM passkeys WHERE credential_id = ?`, args: [credentialId] });
	return row === undefined ? null : passkeyFrom(row);
}

/**
 * Keeps a passkey when the statement before it changed a row. Returns a row when it was kept, none when the account has
 * `most` already. Fails (`SQLITE_CONSTRAINT`) when the passkey belongs to an account already.
 */
export function insertPasskeyIfChanged(passkey: NewPasskey, most: number): Statement {
	const { id, accountId, credentialId, publicKey, counter, transports, name, now } = passkey;
	const sql = `INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, transports, name, created_at)
		SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0
		AND (SELECT count(*) FROM passkeys WHERE account_id = ?) < ? RETURNING ${COLUMNS}`;
	const values = [id, accountId, credentialId, publicKey, counter, JSON.stringify(transports), name, now.getTime()];
	return { sql, args: [...values, accountId, most] };
}

/**
 * Records a use of the passkey, when the statement before it changed a row. Returns no row when its counter is not
 * higher than the stored one: that passkey is a copy.
 */
export function countPasskeyIfChanged(id: string, counter: number, now: Date): Statement {
	const sql = `UPDATE passkeys SET counter = ?1, used_at = ?2 WHERE changes() > 0 AND id = ?3
		AND (counter < ?1 OR (counter = 0 AND ?1 = 0)) RETURNING id`;
	return { sql, args: [counter, now.getTime(), id] };
}

/** Returns the row, or none when the account has no such passkey. */
export function renamePasskey(accountId: string, id: string, name: string): Statement {
	const sql = `UPDATE passkeys SET name = ? WHERE account_id = ? AND id = ? RETURNING ${COLUMNS}`;
	return { sql, args: [name, accountId, id] };
}

export function passkeyFrom(row: Row): PasskeyRow {
	return {
		id: String(row['id']),
		accountId: String(row['account_id']),
		credentialId: String(row['credential_id']),
		publicKey: String(row['public_key']),
		counter: Number(row['counter']),
		transports: JSON.parse(String(row['transports'])),
		name: String(row['name']),
		createdAt: new Date(Number(row['created_at'])),
		usedAt: row['used_at'] === null ? null : new Date(Number(row['used_at'])),
	};
}
