import type { Database, Statement } from './client.ts';
import type { KeyId, UsedBySubject } from './usage.ts';

export interface Delivery extends KeyId {
	/** Hash of the whole request. */
	readonly requestHash: string;
	readonly requestId: string;
	/** null: the request of a visitor. */
	readonly accountId: string | null;
	readonly visitor: string | null;
	readonly createdAt: Date;
}

export interface PastDelivery extends Omit<Delivery, 'accountId'> {
	readonly used: UsedBySubject;
}

/** The subjects and the period whose use was counted with the delivery. */
export interface UseThen {
	readonly periodStart: Date;
	readonly subjects: readonly string[];
}

/** Remembers a delivery when the statement before it in the same transaction counted its use (`changes()`). */
export const rememberCounted = (delivery: Delivery, use: UseThen): Statement =>
	insertion(delivery, use, 'changes() > 0');

/** Remembers an uncounted delivery. Changes a row unless the key is there already. */
export const rememberUncounted = (delivery: Delivery, use: UseThen): Statement => insertion(delivery, use, 'true');

function insertion(delivery: Delivery, { periodStart, subjects }: UseThen, condition: string): Statement {
	const { owner, keyHash, requestHash, requestId, accountId, visitor, createdAt } = delivery;
	const used = `SELECT json_group_object(subject, used) FROM usage
		WHERE period_start = ? AND subject IN (SELECT value FROM json_each(?))`;
	return {
		sql: `INSERT INTO optimise_keys (owner, key_hash, request_hash, request_id, account_id, visitor, created_at, used)
			SELECT ?, ?, ?, ?, ?, ?, ?, (${used}) WHERE ${condition}
			ON CONFLICT (owner, key_hash) DO NOTHING RETURNING key_hash`,
		args: [
			owner,
			keyHash,
			requestHash,
			requestId,
			accountId,
			visitor,
			createdAt.getTime(),
			periodStart.getTime(),
			JSON.stringify(subjects),
		],
	};
}

/** The delivery under the key; null: none yet. */
export async function findDelivery(db: Database, { owner, keyHash }: KeyId): Promise<PastDelivery | null> {
	const sql = `SELECT request_hash, request_id, visitor, used, created_at FROM optimise_keys WHERE owner = ? AND key_hash = ?`;
	const [row] = await db.read({ sql, args: [owner, keyHash] });
	if (row === undefined) return null;
	return {
		owner,
		keyHash,
		requestHash: String(row['request_hash']),
		requestId: String(row['request_id']),
		visitor: row['visitor'] === null ? null : String(row['visitor']),
		createdAt: new Date(Number(row['created_at'])),
		used: new Map(Object.entries(JSON.parse(String(row['used'])) as Record<string, number>)),
	};
}
