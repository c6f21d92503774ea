import type { Database, Statement } from './client.ts';

export interface SecondFactorRow {
	readonly sealedSecret: string;
	/** null: set up, but not in use until a first code is given. */
	readonly confirmedAt: Date | null;
	/** Recovery codes that were not used yet. */
	readonly codesLeft: number;
}

export async function findSecondFactor(db: Database, accountId: string): Promise<SecondFactorRow | null> {
	const sql = `SELECT sealed_secret, confirmed_at, (SELECT count(*) FROM recovery_codes AS r
		WHERE r.account_id = f.account_id AND used_at IS NULL) AS codes_left FROM second_factors AS f WHERE account_id = ?`;
	const [row] = await db.read({ sql, args: [accountId] });
	if (row === undefined) return null;
	return {
		sealedSecret: String(row['sealed_secret']),
		confirmedAt: row['confirmed_at'] === null ? null : new Date(Number(row['confirmed_at'])),
		codesLeft: Number(row['codes_left']),
	};
}

/** Stores a secret, replacing one that was never confirmed. Returns a row unless a factor is in use. */
export function setUpFactor(accountId: string, sealedSecret: string, now: Date): Statement {
	const sql = `INSERT INTO second_factors (account_id, sealed_secret, created_at) VALUES (?1, ?2, ?3)
		ON CONFLICT (account_id) DO UPDATE SET sealed_secret = ?2, created_at = ?3, last_step = 0 WHERE confirmed_at IS NULL
		RETURNING account_id`;
	return { sql, args: [accountId, sealedSecret, now.getTime()] };
}

/**
 * Puts the factor to use with its first code. Of simultaneous first codes one gets the row, and only for the secret
 * that was shown.
 */
export function confirmFactor(
	accountId: string,
	{ sealedSecret }: SecondFactorRow,
	step: number,
	now: Date,
): Statement {
	const sql = `UPDATE second_factors SET confirmed_at = ?1, last_step = ?2
		WHERE account_id = ?3 AND sealed_secret = ?4 AND confirmed_at IS NULL RETURNING account_id`;
	return { sql, args: [now.getTime(), step, accountId, sealedSecret] };
}

/**
 * A code that was typed: of an authenticator, identified by its half minute, or a recovery code, identified by its
 * hash.
 */
export type GivenCode = { readonly step: number } | { readonly codeHash: string };

/**
 * Marks a code as used: of simultaneous attempts exactly one gets the row, and no code counts twice. With `stepHash` only
 * while that sign-in waits for a code.
 */
export function spendCode(accountId: string, code: GivenCode, now: Date, stepHash: string | null = null): Statement {
	const at = now.getTime();
	const waits = `(?3 IS NULL OR EXISTS (SELECT 1 FROM sign_in_steps
		WHERE token_hash = ?3 AND purpose = 'code' AND account_id = ?1 AND expires_at > ?4))`;
	if ('step' in code) {
		const sql = `UPDATE second_factors SET last_step = ?2 WHERE account_id = ?1 AND confirmed_at IS NOT NULL
			AND last_step < ?2 AND ${waits} RETURNING account_id`;
		return { sql, args: [accountId, code.step, stepHash, at] };
	}
	const sql = `UPDATE recovery_codes SET used_at = ?4 WHERE account_id = ?1 AND code_hash = ?2
		AND used_at IS NULL AND ${waits} RETURNING account_id`;
	return { sql, args: [accountId, code.codeHash, stepHash, at] };
}

/** When the statement before it changed a row. */
export function insertRecoveryCodesIfChanged(accountId: string, hashes: readonly string[], now: Date): Statement {
	const sql = `INSERT INTO recovery_codes (code_hash, account_id, created_at)
		SELECT value, ?, ? FROM json_each(?) WHERE changes() > 0`;
	return { sql, args: [accountId, now.getTime(), JSON.stringify(hashes)] };
}

/** Replaces all recovery codes while a factor is in use. The first statement returns a row then. */
export function replaceRecoveryCodes(accountId: string, hashes: readonly string[], now: Date): Statement[] {
	const inUse = 'EXISTS (SELECT 1 FROM second_factors WHERE account_id = ?1 AND confirmed_at IS NOT NULL)';
	const mark =
		'UPDATE second_factors SET account_id = account_id WHERE account_id = ? AND confirmed_at IS NOT NULL RETURNING account_id';
	const remove = `DELETE FROM recovery_codes WHERE account_id = ?1 AND ${inUse}`;
	return [
		{ sql: remove, args: [accountId] },
		{ sql: mark, args: [accountId] },
		insertRecoveryCodesIfChanged(accountId, hashes, now),
	];
}

/** Removes the factor. Returns a row when one was in use. */
export function removeFactor(accountId: string): Statement {
	const sql = 'DELETE FROM second_factors WHERE account_id = ? AND confirmed_at IS NOT NULL RETURNING account_id';
	return { sql, args: [accountId] };
}

/** Deletes the recovery codes of an account that has no factor any more. */
export function removeRecoveryCodes(accountId: string): Statement {
	const sql = `DELETE FROM recovery_codes WHERE account_id = ?1
		AND NOT EXISTS (SELECT 1 FROM second_factors WHERE account_id = ?1)`;
	return { sql, args: [accountId] };
}
