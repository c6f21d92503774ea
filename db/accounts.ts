import type { Database, Statement } from './client.ts';

/** The columns that decide whether a person may sign in. */
export interface CredentialsRow {
	readonly id: string;
	readonly email: string;
	readonly name: string | null;
	/** argon2id in PHC form; null where no password was ever set. */
	readonly passwordHash: string | null;
	readonly isConfirmed: boolean;
}

const COLUMNS = 'id, email, display_name, password_hash, confirmed_at';

/** `email` in its canonical form. */
export async function findCredentials(db: Database, email: string): Promise<CredentialsRow | null> {
	return credentials(await db.read({ sql: `SELECT ${COLUMNS} FROM accounts WHERE email = ?`, args: [email] }));
}

export async function findCredentialsById(db: Database, id: string): Promise<CredentialsRow | null> {
	return credentials(await db.read({ sql: `SELECT ${COLUMNS} FROM accounts WHERE id = ?`, args: [id] }));
}

function credentials([row]: readonly { [column: string]: unknown }[]): CredentialsRow | null {
	if (row === undefined) return null;
	const { id, email, display_name: name, password_hash: hash, confirmed_at: confirmedAt } = row;
	return {
		id: String(id),
		email: String(email),
		name: name === null ? null : String(name),
		passwordHash: hash === null ? null : String(hash),
		isConfirmed: confirmedAt !== null,
	};
}

/**
 * Changes a row only while this is still the password hash. Statements that follow by `changes()` then rest on a
 * password that is still valid.
 */
export function touchWhilePasswordIs(id: string, passwordHash: string, now: Date): Statement {
	const sql = 'UPDATE accounts SET active_at = ? WHERE id = ? AND password_hash = ? RETURNING id';
	return { sql, args: [now.getTime(), id, passwordHash] };
}

export interface NewAccount {
	readonly id: string;
	readonly email: string;
	readonly name: string;
	readonly passwordHash: string;
	readonly now: Date;
}

/** Fails (`SQLITE_CONSTRAINT`), and the write with it, when the address has an account. */
export function insertAccount({ id, email, name, passwordHash, now }: NewAccount): Statement {
	const at = now.getTime();
	const sql = `INSERT INTO accounts (id, email, display_name, password_hash, created_at, updated_at, active_at)
		VALUES (?, ?, ?, ?, ?, ?, ?)`;
	return { sql, args: [id, email, name, passwordHash, at, at, at] };
}

/** Adds an account without a password, whose address a provider has confirmed. Fails as `insertAccount` does. */
export function insertConfirmed({ id, email, name, now }: Pick<NewAccount, 'id' | 'email' | 'now'> & Named): Statement {
	const at = now.getTime();
	const sql = `INSERT INTO accounts (id, email, display_name, confirmed_at, created_at, updated_at, active_at)
		VALUES (?, ?, ?, ?, ?, ?, ?)`;
	return { sql, args: [id, email, name, at, at, at, at] };
}

interface Named {
	readonly name: string | null;
}

/**
 * The owner of the address takes over an account that was never confirmed. Its password and name were chosen by
 * somebody else, so both are replaced.
 */
export function claimUnconfirmed({ id, name, now }: Pick<NewAccount, 'id' | 'now'> & Named): Statement {
	const sql = `UPDATE accounts SET password_hash = NULL, display_name = ?1, confirmed_at = ?2, active_at = ?2, updated_at = ?2
		WHERE id = ?3 AND confirmed_at IS NULL`;
	return { sql, args: [name, now.getTime(), id] };
}

/**
 * A second sign-up for an account that was never confirmed, when the statement before changed a row. The newest
 * password counts.
 */
export function renewUnconfirmed({ id, name, passwordHash, now }: Omit<NewAccount, 'email'>): Statement {
	const sql = `UPDATE accounts SET display_name = ?, password_hash = ?, updated_at = ?
		WHERE changes() > 0 AND id = ? AND confirmed_at IS NULL`;
	return { sql, args: [name, passwordHash, now.getTime(), id] };
}

/** Marks the address as confirmed, for the account that owns the session. */
export function confirmAccountOf(sessionHash: string, now: Date): Statement {
	const sql = `UPDATE accounts SET confirmed_at = coalesce(confirmed_at, ?1), active_at = ?1, updated_at = ?1
		WHERE id = (SELECT account_id FROM sessions WHERE token_hash = ?2)`;
	return { sql, args: [now.getTime(), sessionHash] };
}

/** Sets a new password for the account that owns the session. */
export function setPasswordOf(sessionHash: string, passwordHash: string): Statement {
	const sql = 'UPDATE accounts SET password_hash = ? WHERE id = (SELECT account_id FROM sessions WHERE token_hash = ?)';
	return { sql, args: [passwordHash, sessionHash] };
}

/** Sets a new password only while the old one is still in the row: of two changes at once the first counts. */
export function replacePassword(id: string, from: string, to: string, now: Date): Statement {
	const sql = 'UPDATE accounts SET password_hash = ?, updated_at = ? WHERE id = ? AND password_hash = ? RETURNING id';
	return { sql, args: [to, now.getTime(), id, from] };
}
