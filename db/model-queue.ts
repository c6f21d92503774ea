import type { Rows, Statement } from './client.ts';

export interface QueueEntry {
	readonly id: string;
	/** Keyed hash of the person or their network. */
	readonly person: string;
	readonly isPro: boolean;
	readonly process: string;
	/** Rows with an earlier time are called first. */
	readonly turn: number;
	/** Most rows of one plan that may wait. */
	readonly mostWaiting: number;
}

/** A row whose process has not renewed it for this long is free for deletion. */
export const LEASE_MS = 10_000;

/** Adds a row, unless the person has one or too many of the same plan wait. Returns a row when added. */
export function enterQueue({ id, person, isPro, process, turn, mostWaiting }: QueueEntry, now: Date): Statement {
	const at = now.getTime();
	return {
		sql: `INSERT INTO model_queue (id, person, is_pro, process, entered_at, turn, lease_until)
			SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?5 + ${LEASE_MS}
			WHERE (SELECT count(*) FROM model_queue WHERE started_at IS NULL AND is_pro = ?3 AND lease_until > ?5) < ?7
			ON CONFLICT DO NOTHING RETURNING id`,
		args: [id, person, isPro ? 1 : 0, process, at, turn, mostWaiting],
	};
}

/** Removes the row when the call is over or nobody waits for it. */
export const leaveQueue = (id: string): Statement => ({ sql: 'DELETE FROM model_queue WHERE id = ?', args: [id] });

/**
 * The regular update of the queue by one process: abandoned rows are deleted, its own are renewed, those whose turn it is
 * begin, and the waiting ones get their place. `beginIn` and `placesIn` read the result. A row begins once:
 * only rows that have not begun are updated.
 */
export function tickQueue(process: string, mostAtOnce: number, now: Date): Statement[] {
	const at = now.getTime();
	return [
		{ sql: 'DELETE FROM model_queue WHERE lease_until <= ?', args: [at] },
		{ sql: `UPDATE model_queue SET lease_until = ? + ${LEASE_MS} WHERE process = ?`, args: [at, process] },
		{
			sql: `UPDATE model_queue SET started_at = ?1 WHERE process = ?2 AND started_at IS NULL AND id IN (
				SELECT id FROM model_queue WHERE started_at IS NULL ORDER BY turn, id
				LIMIT max(0, ?3 - (SELECT count(*) FROM model_queue WHERE started_at IS NOT NULL)))
				RETURNING id`,
			args: [at, process, mostAtOnce],
		},
		{
			sql: `SELECT id, place FROM (
				SELECT id, process, row_number() OVER (ORDER BY turn, id) AS place FROM model_queue WHERE started_at IS NULL)
				WHERE process = ?`,
			args: [process],
		},
	];
}

export const begunIn = (results: readonly Rows[]): string[] => (results[2] ?? []).map(({ id }) => String(id));

/** By id, the place in the queue from 1. */
export const placesIn = (results: readonly Rows[]): ReadonlyMap<string, number> =>
	new Map((results[3] ?? []).map(({ id, place }) => [String(id), Number(place)]));
