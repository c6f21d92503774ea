import type { Database, Statement } from './client.ts';

export type StepPurpose = 'code' | 'link' | 'passkey-add' | 'passkey-sign-in';

/** How long the second half of a sign-in may take. */
export const STEP_MS = 10 * 60_000;

export interface NewStep {
	readonly tokenHash: string;
	readonly purpose: StepPurpose;
	/** null before the account is known. */
	readonly accountId: string | null;
	readonly now: Date;
}

export function insertStep({ tokenHash, purpose, accountId, now }: NewStep): Statement {
	const at = now.getTime();
	const sql =
		'INSERT INTO sign_in_steps (token_hash, purpose, account_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?)';
	return { sql, args: [tokenHash, purpose, accountId, at, at + STEP_MS] };
}

/** The account of a step; null: no such step, or it has expired. The step stays usable. */
export async function findStepOwner(
	db: Database,
	{ tokenHash, purpose, now }: Omit<NewStep, 'accountId'>,
): Promise<string | null> {
	const sql = 'SELECT account_id FROM sign_in_steps WHERE token_hash = ? AND purpose = ? AND expires_at > ?';
	const [row] = await db.read({ sql, args: [tokenHash, purpose, now.getTime()] });
	return row === undefined ? null : String(row['account_id']);
}

/** Marks a step as used, with `accountId` only a step of that account: of simultaneous attempts exactly one gets the row. */
export function spendStep({
	tokenHash,
	purpose,
	now,
	accountId,
}: Partial<NewStep> & Omit<NewStep, 'accountId'>): Statement {
	const sql = `DELETE FROM sign_in_steps WHERE token_hash = ?1 AND purpose = ?2 AND expires_at > ?3
		AND (?4 IS NULL OR account_id = ?4) RETURNING account_id`;
	return { sql, args: [tokenHash, purpose, now.getTime(), accountId ?? null] };
}

/** The same, when the statement before it changed a row. */
export function spendStepIfChanged({ tokenHash, purpose }: Pick<NewStep, 'tokenHash' | 'purpose'>): Statement {
	const sql = 'DELETE FROM sign_in_steps WHERE changes() > 0 AND token_hash = ? AND purpose = ?';
	return { sql, args: [tokenHash, purpose] };
}

/**
 * Where the account has a second factor, the new session becomes a step that waits for a code under the same token, and
 * is no session until then. The second statement returns a row in that case.
 */
export function holdForCode(sessionHash: string, now: Date): Statement[] {
	const at = now.getTime();
	const insert = `INSERT INTO sign_in_steps (token_hash, purpose, account_id, created_at, expires_at)
		SELECT token_hash, 'code', sessions.account_id, ?1, ?2 FROM sessions
		JOIN second_factors AS f ON f.account_id = sessions.account_id AND f.confirmed_at IS NOT NULL
		WHERE token_hash = ?3`;
	const remove = `DELETE FROM sessions WHERE token_hash = ?1
		AND EXISTS (SELECT 1 FROM sign_in_steps WHERE token_hash = ?1) RETURNING id`;
	return [
		{ sql: insert, args: [at, at + STEP_MS, sessionHash] },
		{ sql: remove, args: [sessionHash] },
	];
}

/** Ends every other unfinished sign-in of the account, because its password has changed. */
export function expireStepsOfSession(sessionHash: string): Statement {
	const sql = 'DELETE FROM sign_in_steps WHERE account_id = (SELECT account_id FROM sessions WHERE token_hash = ?)';
	return { sql, args: [sessionHash] };
}
