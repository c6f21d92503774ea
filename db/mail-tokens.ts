import type { Database, Statement } from './client.ts';

export type TokenPurpose = 'confirm' | 'reset' | 'sign-in';

export interface MailToken {
	readonly tokenHash: string;
	readonly accountId: string;
	readonly purpose: TokenPurpose;
	readonly now: Date;
	readonly lifeMs: number;
}

/** When the statement before it changed a row. */
export function insertTokenIfChanged({ tokenHash, accountId, purpose, now, lifeMs }: MailToken): Statement {
	const at = now.getTime();
	const sql = `INSERT INTO mail_tokens (token_hash, account_id, purpose, created_at, expires_at)
		SELECT ?, ?, ?, ?, ? WHERE changes() > 0`;
	return { sql, args: [tokenHash, accountId, purpose, at, at + lifeMs] };
}

/** Ends the account's other links of the purpose, if this one was made. */
export function expireOthers({ tokenHash, accountId, purpose, now }: MailToken): Statement {
	const sql = `UPDATE mail_tokens SET expires_at = min(expires_at, ?1)
		WHERE account_id = ?2 AND purpose = ?3 AND token_hash <> ?4
		AND EXISTS (SELECT 1 FROM mail_tokens WHERE token_hash = ?4)`;
	return { sql, args: [now.getTime(), accountId, purpose, tokenHash] };
}

/** Marks a link as used: of simultaneous attempts exactly one gets the row. */
export function spendToken(tokenHash: string, purposes: readonly TokenPurpose[], now: Date): Statement {
	const sql = `UPDATE mail_tokens SET used_at = ?1 WHERE token_hash = ?2
		AND purpose IN (SELECT value FROM json_each(?3)) AND used_at IS NULL AND expires_at > ?1 RETURNING account_id`;
	return { sql, args: [now.getTime(), tokenHash, JSON.stringify(purposes)] };
}

/** Ends every link of the account that owns the session. */
export function expireAllOf(sessionHash: string, now: Date): Statement {
	const sql = `UPDATE mail_tokens SET expires_at = min(expires_at, ?)
		WHERE account_id = (SELECT account_id FROM sessions WHERE token_hash = ?)`;
	return { sql, args: [now.getTime(), sessionHash] };
}

export interface FoundToken {
	readonly accountId: string;
	readonly isUsable: boolean;
	readonly isConfirmed: boolean;
}

/** The link as it is stored, even if used or expired; null: no link was ever made with this token and purpose. */
export async function findToken(
	db: Database,
	tokenHash: string,
	purpose: TokenPurpose,
	now: Date,
): Promise<FoundToken | null> {
	const sql = `SELECT account_id, used_at IS NULL AND expires_at > ? AS is_usable, confirmed_at FROM mail_tokens
		JOIN accounts ON accounts.id = account_id WHERE token_hash = ? AND purpose = ?`;
	const [row] = await db.read({ sql, args: [now.getTime(), tokenHash, purpose] });
	if (row === undefined) return null;
	const { account_id: accountId, is_usable: isUsable, confirmed_at: confirmedAt } = row;
	return { accountId: String(accountId), isUsable: isUsable === 1, isConfirmed: confirmedAt !== null };
}
