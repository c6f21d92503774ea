import type { Database, Statement } from './client.ts';

/** One object of the Stripe emulator; a body of null says that it is deleted. */
export interface EmulatorRow {
	readonly id: string;
	readonly body: string | null;
}

/** Where the Stripe emulator keeps its objects: in the order of their making, with a revision for each write. */
export const createEmulatorStore = (db: Database) => ({
	changedSince: async (revision: number) => {
		const sql = 'SELECT id, body, revision FROM emulator_objects WHERE revision > ? ORDER BY place';
		return (await db.read({ sql, args: [revision] })).map((row) => ({
			id: String(row['id']),
			body: row['body'] === null ? null : String(row['body']),
			revision: Number(row['revision']),
		}));
	},
	save: async (rows: readonly EmulatorRow[]) => {
		await db.write([saveRows(rows)]);
	},
});

/** All rows in one statement, under one new revision. */
const saveRows = (rows: readonly EmulatorRow[]): Statement => ({
	sql: `INSERT INTO emulator_objects (id, body, revision)
		SELECT value ->> 'id', value ->> 'body', (SELECT coalesce(max(revision), 0) + 1 FROM emulator_objects)
		FROM json_each(?) WHERE true ORDER BY key
		ON CONFLICT (id) DO UPDATE SET body = excluded.body, revision = excluded.revision`,
	args: [JSON.stringify(rows)],
});

/** How long before a renewal its event announces it, in seconds. */
const NOTICE = 7 * 24 * 60 * 60;

/**
 * Whether an event waits for its delivery, or a renewal, an end, a retry or an expiry is due: read from the table, so that
 * the emulator need not be loaded.
 */
export async function hasEmulatorWork(db: Database, now: Date): Promise<boolean> {
	const seconds = Math.floor(now.getTime() / 1000);
	const sql = `SELECT 1 FROM emulator_objects WHERE body IS NOT NULL AND CASE body ->> 'object'
		WHEN 'event' THEN body ->> 'pending_webhooks' > 0
		WHEN 'subscription' THEN body ->> 'ended_at' IS NULL AND body ->> 'test_clock' IS NULL
			AND min(body ->> '$.items.data[0].current_period_end' - ?, coalesce(body ->> 'cancel_at', ?)) <= ?
		WHEN 'invoice' THEN body ->> 'status' = 'open' AND body ->> 'next_payment_attempt' <= ?
		WHEN 'checkout.session' THEN body ->> 'status' = 'open' AND body ->> 'expires_at' <= ?
		END LIMIT 1`;
	const never = Number.MAX_SAFE_INTEGER;
	return (await db.read({ sql, args: [NOTICE, never, seconds, seconds, seconds] })).length > 0;
}
