import type { Database } from './client.ts';

/** Proves that a write is committed: a poisoned connection still answers reads. */
export async function writeHealthMark(db: Database, now: Date): Promise<void> {
	const sql =
		'INSERT INTO health (id, checked_at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at';
	await db.write([{ sql, args: [now.getTime()] }]);
}
