import type { Row } from '@libsql/client';
import type { Database, Statement } from './client.ts';

/** `prompts`: the token may have prompts made and do nothing else. */
export type TokenScope = 'prompts' | 'all';

export interface ApiTokenRow {
	readonly id: string;
	readonly name: string;
	/** The last characters of the token, to tell tokens apart in a list. */
	readonly ending: string;
	readonly scope: TokenScope;
	readonly createdAt: Date;
	readonly usedAt: Date | null;
	/** null: the token never expires. */
	readonly expiresAt: Date | null;
}

export interface NewApiToken {
	readonly id: string;
	readonly accountId: string;
	/** SHA-256 in hexadecimal. */
	readonly tokenHash: string;
	readonly name: string;
	readonly ending: string;
	readonly scope: TokenScope;
	readonly now: Date;
	readonly expiresAt: Date;
}

const COLUMNS = 'id, name, ending, scope, created_at, used_at, expires_at';

export async function findApiTokens(db: Database, accountId: string): Promise<ApiTokenRow[]> {
	const sql = `SELECT ${COLUMNS} FROM api_tokens WHERE account_id = ? ORDER BY created_at DESC, id DESC`;
	return (await db.read({ sql, args: [accountId] })).map(apiTokenFrom);
}

/**
 * Keeps a token. Returns a row when it was kept and none when the account has `most` already: counted and inserted in
 * one statement.
 */
export function insertApiToken(token: NewApiToken, most: number): Statement {
	const { id, accountId, tokenHash, name, ending, scope, now, expiresAt } = token;
	const sql = `INSERT INTO api_tokens (id, account_id, token_hash, name, ending, scope, created_at, expires_at)
		SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM api_tokens WHERE account_id = ?) < ?
		RETURNING id`;
	const values = [id, accountId, tokenHash, name, ending, scope, now.getTime(), expiresAt.getTime()];
	return { sql, args: [...values, accountId, most] };
}

/** Returns the row, or none when the account has no such token. */
export function renameApiToken(accountId: string, id: string, name: string): Statement {
	const sql = `UPDATE api_tokens SET name = ? WHERE account_id = ? AND id = ? RETURNING ${COLUMNS}`;
	return { sql, args: [name, accountId, id] };
}

/** Returns a row when there was such a token of this account. */
export function revokeApiToken(accountId: string, id: string): Statement {
	return { sql: 'DELETE FROM api_tokens WHERE account_id = ? AND id = ? RETURNING id', args: [accountId, id] };
}

/** Deletes every token of the account that owns the session. */
export function revokeAllOf(sessionHash: string): Statement {
	const sql = 'DELETE FROM api_tokens WHERE account_id = (SELECT account_id FROM sessions WHERE token_hash = ?)';
	return { sql, args: [sessionHash] };
}

export function apiTokenFrom(row: Row): ApiTokenRow {
	return {
		id: String(row['id']),
		name: String(row['name']),
		ending: String(row['ending']),
		createdAt: new Date(Number(row['created_at'])),
		scope: row['scope'] === 'prompts' ? 'prompts' : 'all',
		usedAt: row['used_at'] === null ? null : new Date(Number(row['used_at'])),
		expiresAt: row['expires_at'] === null ? null : new Date(Number(row['expires_at'])),
	};
}
