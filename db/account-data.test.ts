import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnsOf, plantCanaries } from '#support/plant-canaries';
import { signedIn } from '#support/signed-in';
import { temporaryDatabase } from '#support/temporary-database';
import { ACCOUNT_TABLES, eraseAccount, readAccountRows } from './account-data.ts';
import type { Database } from './client.ts';

const HISTORY_COLUMNS = 'id, account_id, created_at, raw, result, modifiers, task_type, raw_chars, result_chars';
const FROM_START = { after: null, most: 100 };
/** Text columns that an export leaves out: hashes of secrets, and columns derived from others. */
const LEFT_OUT = [
	'accounts.password_hash',
	'api_tokens.token_hash',
	'mail_tokens.token_hash',
	'optimisations.search_text',
	'optimise_keys.key_hash',
	'optimise_keys.request_hash',
	'recovery_codes.code_hash',
	'reviews.search_text',
	'second_factors.sealed_secret',
	'sessions.token_hash',
	'sign_in_steps.token_hash',
	'templates.search_text',
];

async function namesOf(db: Database, sql: string): Promise<string[]> {
	return (await db.read({ sql, args: [] })).map((row) => String(row['name'])).sort();
}

const tablesOf = (db: Database) => namesOf(db, `SELECT name FROM sqlite_master WHERE type = 'table'`);

test('the list of an account’s tables is complete', async () => {
	const db = await temporaryDatabase();
	const own: string[] = [];
	for (const table of await tablesOf(db)) {
		if ((await columnsOf(db, table)).some(({ name }) => name === 'account_id')) own.push(table);
	}
	expect([...ACCOUNT_TABLES].sort()).toEqual(own);
});

test('an export holds every row of its account only, in every column but secrets and search text', async () => {
	const db = await temporaryDatabase();
	const [ann, bob] = [await signedIn(db), await signedIn(db)];
	const planted = await plantCanaries(db, ann.id);
	await plantCanaries(db, bob.id);
	const rows = await readAccountRows(db, ann.id, FROM_START);
	expect(Object.keys(rows).sort()).toEqual(
		['accounts', 'payments', 'usage', 'updates_subscribers', ...ACCOUNT_TABLES].sort(),
	);
	const text = JSON.stringify(rows);
	const missing = [...planted].filter(([, canary]) => !text.includes(canary)).map(([column]) => column);
	expect(missing.sort()).toEqual(LEFT_OUT);
	expect(rows['usage']).toMatchObject([{ used: 7 }]);
	expect(rows['accounts']).toMatchObject([{ prefs: {}, created_at: '1970-01-01T00:00:00.000Z' }]);
	expect(text).not.toContain(bob.id);
});

test('a long history is exported in pages, the other tables with the first page', async () => {
	const db = await temporaryDatabase();
	const ann = await signedIn(db);
	const sql = `WITH RECURSIVE n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 34)
		INSERT INTO optimisations (${HISTORY_COLUMNS}) SELECT 'id' || i, ?, i, 'raw', 'result', '{}', 'other', 3, 6 FROM n`;
	await db.write([{ sql, args: [ann.id] }]);
	const seen: unknown[] = [];
	for (let after: string | null = null, more = true; more; ) {
		const rows = await readAccountRows(db, ann.id, { after, most: 10 });
		expect('accounts' in rows).toBe(after === null);
		const page = rows['optimisations'] ?? [];
		seen.push(...page.map(({ id }) => id));
		after = String(page.at(-1)?.['id']);
		more = page.length === 10;
	}
	expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => `id${i + 10}`));
});

test('an erased account leaves nothing in any table, the file or its WAL; others stay complete', async () => {
	const db = await temporaryDatabase();
	const [ann, bob] = [await signedIn(db), await signedIn(db)];
	await plantCanaries(db, ann.id);
	await plantCanaries(db, bob.id);
	const before = JSON.stringify(await readAccountRows(db, bob.id, FROM_START));
	await db.write([{ sql: 'UPDATE accounts SET display_name = ? WHERE id = ?', args: ['another', ann.id] }]);

	await db.write(eraseAccount(ann.id));
	await db.emptyLog();
	for (const table of await tablesOf(db)) {
		const rows = await db.read({ sql: `SELECT * FROM ${table}`, args: [] });
		expect(JSON.stringify(rows), table).not.toContain(ann.id);
	}
	const [file] = await namesOf(db, "SELECT file AS name FROM pragma_database_list WHERE name = 'main'");
	for (const path of [file ?? '', `${file}-wal`]) expect(readFileSync(path).includes(ann.id), path).toBe(false);
	expect(readFileSync(file ?? '').includes(bob.id)).toBe(true);
	expect(JSON.stringify(await readAccountRows(db, bob.id, FROM_START))).toBe(before);
});
