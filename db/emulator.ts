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
