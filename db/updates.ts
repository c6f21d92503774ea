import type { Database, Statement } from './client.ts';

export interface AskedUpdates {
	/** Id of the new row, if the address is new. */
	readonly id: string;
	readonly email: string;
	readonly tokenHash: string;
	readonly now: Date;
}

/**
 * Records that an address asked for updates, when the statement before it changed a row. Changes a row only while the address
 * is not confirmed; asking again makes the older link void.
 */
export function askUpdatesIfChanged({ id, email, tokenHash, now }: AskedUpdates): Statement {
	const sql = `INSERT INTO updates_subscribers (id, email, token_hash, asked_at)
		SELECT ?1, ?2, ?3, ?4 WHERE changes() > 0
		ON CONFLICT (email) DO UPDATE SET token_hash = ?3, asked_at = ?4 WHERE confirmed_at IS NULL`;
	return { sql, args: [id, email, tokenHash, now.getTime()] };
}

export async function isSubscribed(db: Database, email: string): Promise<boolean> {
	const sql = 'SELECT 1 FROM updates_subscribers WHERE email = ? AND confirmed_at IS NOT NULL';
	return (await db.read({ sql, args: [email] })).length > 0;
}

/**
 * Confirms a subscription. A second press of the same link finds it confirmed. Returns a row when the address is
 * subscribed now.
 */
export function confirmUpdates(tokenHash: string, askedSince: Date, now: Date): Statement {
	const sql = `UPDATE updates_subscribers SET confirmed_at = coalesce(confirmed_at, ?1)
		WHERE token_hash = ?2 AND (confirmed_at IS NOT NULL OR asked_at > ?3) RETURNING id`;
	return { sql, args: [now.getTime(), tokenHash, askedSince.getTime()] };
}

/** Deletes everything about the subscriber. */
export const endUpdates = (id: string): Statement[] => [
	{ sql: 'DELETE FROM updates_sent WHERE subscriber_id = ?', args: [id] },
	{ sql: 'DELETE FROM updates_subscribers WHERE id = ?', args: [id] },
];

export interface UpdatesCounts {
	readonly confirmed: number;
	readonly waiting: number;
}

export async function countSubscribers(db: Database): Promise<UpdatesCounts> {
	const sql =
		'SELECT count(confirmed_at) AS confirmed, count(*) - count(confirmed_at) AS waiting FROM updates_subscribers';
	const [row] = await db.read({ sql, args: [] });
	return { confirmed: Number(row?.['confirmed'] ?? 0), waiting: Number(row?.['waiting'] ?? 0) };
}

export interface Subscriber {
	readonly id: string;
	readonly email: string;
}

const HAS_NOT_HAD = 'confirmed_at IS NOT NULL AND id NOT IN (SELECT subscriber_id FROM updates_sent WHERE note = ?)';

/** Confirmed addresses that have not received the note. */
export async function findWithoutNote(db: Database, note: string, most: number): Promise<Subscriber[]> {
	const sql = `SELECT id, email FROM updates_subscribers
		WHERE ${HAS_NOT_HAD} ORDER BY id LIMIT ?`;
	const rows = await db.read({ sql, args: [note, most] });
	return rows.map(({ id, email }) => ({ id: String(id), email: String(email) }));
}

/** Records that the note is sent; changes a row for a subscriber who has not received it and is still subscribed. */
export function markNoteSent(note: string, subscriberId: string, now: Date): Statement {
	const sql = `INSERT INTO updates_sent (note, subscriber_id, sent_at)
		SELECT ?1, id, ?3 FROM updates_subscribers WHERE id = ?2 AND confirmed_at IS NOT NULL
		ON CONFLICT DO NOTHING`;
	return { sql, args: [note, subscriberId, now.getTime()] };
}

/** How many subscribers a note has still to be sent to. */
export async function countWithoutNote(db: Database, note: string): Promise<number> {
	const [row] = await db.read({
		sql: `SELECT count(*) AS found FROM updates_subscribers WHERE ${HAS_NOT_HAD}`,
		args: [note],
	});
	return Number(row?.['found'] ?? 0);
}
