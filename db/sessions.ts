import type { TokenScope } from './api-tokens.ts';
import type { Database, Statement } from './client.ts';
import { PLAN_NOW } from './profiles.ts';

/** The account behind a session or token, as far as every route needs to know it. */
export interface KnownCaller {
	readonly accountId: string;
	/** The plan at this moment: `free`, `pro`, `pro_monthly` or `pro_yearly`. */
	readonly plan: string;
	/** Null for an API token. */
	readonly sessionId: string | null;
	/** Rights of the token; a session has all. */
	readonly scope: TokenScope;
	/** When it was last written that this session or token was used. */
	readonly seenAt: Date | null;
}

/** A session ends after so long without use, and in any case when its absolute life is over. */
export const IDLE_MS = 14 * 24 * 3_600_000;
export const ABSOLUTE_MS = 60 * 24 * 3_600_000;

/** The unexpired session with this token. `tokenHash`: SHA-256 in hexadecimal. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<KnownCaller | null> {
	const sql = `SELECT a.id, ${PLAN_NOW} AS plan, s.id AS session_id, 'all' AS scope, s.seen_at FROM sessions AS s
		JOIN accounts AS a ON a.id = s.account_id WHERE s.token_hash = ?2 AND s.expires_at > ?1`;
	return knownCaller(await db.read({ sql, args: [now.getTime(), tokenHash] }));
}

/** The account behind an API token, on its plan of this moment; null: no such token, or it has expired. */
export async function findApiToken(db: Database, tokenHash: string, now: Date): Promise<KnownCaller | null> {
	const sql = `SELECT a.id, ${PLAN_NOW} AS plan, NULL AS session_id, t.scope, t.used_at AS seen_at FROM api_tokens AS t
		JOIN accounts AS a ON a.id = t.account_id WHERE t.token_hash = ?2 AND (t.expires_at IS NULL OR t.expires_at > ?1)`;
	return knownCaller(await db.read({ sql, args: [now.getTime(), tokenHash] }));
}

function knownCaller([row]: readonly { [column: string]: unknown }[]): KnownCaller | null {
	if (row === undefined) return null;
	const { id, plan, session_id: sessionId, scope, seen_at: seenAt } = row;
	return {
		accountId: String(id),
		plan: String(plan),
		sessionId: sessionId === null ? null : String(sessionId),
		scope: scope === 'prompts' ? 'prompts' : 'all',
		seenAt: seenAt === null ? null : new Date(Number(seenAt)),
	};
}

/** When a session began; null: there is none with this id. */
export async function findSessionBegin(db: Database, id: string): Promise<Date | null> {
	const [row] = await db.read({ sql: 'SELECT created_at FROM sessions WHERE id = ?', args: [id] });
	return row === undefined ? null : new Date(Number(row['created_at']));
}

export interface NewSession {
	readonly id: string;
	readonly tokenHash: string;
	readonly accountId: string;
	/** In words, like "Firefox on Linux". */
	readonly device: string;
	readonly now: Date;
}

/** When the statement before it changed a row. */
export const insertSessionIfChanged = (session: NewSession): Statement => ({
	sql: `${INSERT} WHERE changes() > 0`,
	args: valuesOf(session),
});

const INSERT = `INSERT INTO sessions (id, token_hash, account_id, device, created_at, seen_at, expires_at)
	SELECT ?, ?, ?, ?, ?, ?, ?`;

function valuesOf({ id, tokenHash, accountId, device, now }: NewSession) {
	const at = now.getTime();
	return [id, tokenHash, accountId, device, at, at, at + IDLE_MS];
}

/** Begins a session for the account whose link was used up by the statement before. */
export function insertSessionByLink(session: Omit<NewSession, 'accountId'>, linkHash: string): Statement {
	const { id, tokenHash, device, now } = session;
	const at = now.getTime();
	const sql = `INSERT INTO sessions (id, token_hash, account_id, device, created_at, seen_at, expires_at)
		SELECT ?, ?, account_id, ?, ?, ?, ? FROM mail_tokens WHERE changes() > 0 AND token_hash = ?`;
	return { sql, args: [id, tokenHash, device, at, at, at + IDLE_MS, linkHash] };
}

/** Records a use of the session, which postpones its end, but not beyond its absolute life. */
export function touchSession(tokenHash: string, now: Date): Statement {
	const at = now.getTime();
	const sql = 'UPDATE sessions SET seen_at = ?, expires_at = min(created_at + ?, ?) WHERE token_hash = ?';
	return { sql, args: [at, ABSOLUTE_MS, at + IDLE_MS, tokenHash] };
}

export function touchApiToken(tokenHash: string, now: Date): Statement {
	return { sql: 'UPDATE api_tokens SET used_at = ? WHERE token_hash = ?', args: [now.getTime(), tokenHash] };
}

/** Records a use of the account; accounts without use are removed after a time. */
export function touchAccount(accountId: string, now: Date): Statement {
	return { sql: 'UPDATE accounts SET active_at = ? WHERE id = ?', args: [now.getTime(), accountId] };
}

/**
 * Changes nothing, but counts as a change when the session exists: for statements that follow in the same write by
 * `changes()`.
 */
export function markSession(tokenHash: string): Statement {
	return { sql: 'UPDATE sessions SET id = id WHERE token_hash = ?', args: [tokenHash] };
}

/** Ends a session at once: a cookie or bearer without a row signs nobody in. */
export function endSession(tokenHash: string): Statement {
	return { sql: 'DELETE FROM sessions WHERE token_hash = ?', args: [tokenHash] };
}

/** Ends the earlier session of a browser once its new one exists, as a session or as a step that waits for a code. */
export function endReplacedBy(tokenHash: string, oldHash: string): Statement {
	const sql = `DELETE FROM sessions WHERE token_hash = ?2 AND (EXISTS (SELECT 1 FROM sessions WHERE token_hash = ?1)
		OR EXISTS (SELECT 1 FROM sign_in_steps WHERE token_hash = ?1))`;
	return { sql, args: [tokenHash, oldHash] };
}

/** Ends every session of an account except this one; does nothing when this one does not exist. */
export function endSessionsBeside(tokenHash: string): Statement {
	const sql = `DELETE FROM sessions WHERE token_hash <> ?1
		AND account_id = (SELECT account_id FROM sessions WHERE token_hash = ?1)`;
	return { sql, args: [tokenHash] };
}

/** Ends every session of an account, on behalf of an operator or a deletion. */
export function endAllSessions(accountId: string): Statement {
	return { sql: 'DELETE FROM sessions WHERE account_id = ?', args: [accountId] };
}
