import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { MIGRATIONS_FOLDER, migrate } from '#db/migrate';
import { findUsed, takeUnit } from '#db/usage';
import { startNode } from '#support/child-process';
import { temporaryDatabase } from '#support/temporary-database';
import { temporaryFolder } from '#support/temporary-folder';

const WEEK = new Date(0);
const program = (name: string) => join(import.meta.dirname, '../support', name);
const databaseIn = (folder: string) => pathToFileURL(join(folder, 'test.db')).href;

const take = (db: Database, subject: string, limit: number | null) => db.write([takeUnit(WEEK, [{ subject, limit }])]);

/** Size of the write-ahead log, in bytes. */
const logSize = (folder: string) =>
	stat(join(folder, 'test.db-wal')).then(
		({ size }) => size,
		() => 0,
	);

async function isSound(db: Database): Promise<boolean> {
	const [row] = await db.read({ sql: 'PRAGMA integrity_check', args: [] });
	return row?.['integrity_check'] === 'ok';
}

describe('a unit', () => {
	test('is counted for all subjects or for none', async () => {
		const db = await temporaryDatabase();
		const both = [
			{ subject: 'visitor:a', limit: 5 },
			{ subject: 'network:n', limit: 2 },
		];
		for (const counted of [2, 2, 0, 0]) {
			const [rows] = await db.write([takeUnit(WEEK, both)]);
			expect(rows).toHaveLength(counted);
		}
		expect(Object.fromEntries(await findUsed(db, WEEK, ['visitor:a', 'network:n']))).toEqual({
			'visitor:a': 2,
			'network:n': 2,
		});
	});

	test('is always refused at a limit of zero, and always given without a limit', async () => {
		const db = await temporaryDatabase();
		expect((await take(db, 'a', 0))[0]).toHaveLength(0);
		for (let i = 0; i < 50; i += 1) expect((await take(db, 'b', null))[0]).toHaveLength(1);
	});

	test('counts only for its own period', async () => {
		const db = await temporaryDatabase();
		expect((await take(db, 'a', 1))[0]).toHaveLength(1);
		const [next] = await db.write([takeUnit(new Date(7), [{ subject: 'a', limit: 1 }])]);
		expect(next).toHaveLength(1);
	});
});

describe('writes that wait together', () => {
	test('each get their own rows', async () => {
		const db = await temporaryDatabase();
		const results = await Promise.all(Array.from({ length: 300 }, (_, i) => take(db, `subject ${i}`, 1)));
		expect(results.map(([rows]) => rows?.[0]?.['subject'])).toEqual(
			Array.from({ length: 300 }, (_, i) => `subject ${i}`),
		);
	});

	test('each get their own error: a bad one does not fail the others', async () => {
		const db = await temporaryDatabase();
		const bad = { sql: 'INSERT INTO usage (subject) VALUES (?)', args: ['no period'] };
		const results = await Promise.allSettled(
			Array.from({ length: 60 }, (_, i) => (i % 10 === 3 ? db.write([bad]) : take(db, `subject ${i}`, 1))),
		);
		const failed = results.flatMap((result, i) => (result.status === 'rejected' ? [i] : []));
		expect(failed).toEqual([3, 13, 23, 33, 43, 53]);
		const [row] = await db.read({ sql: 'SELECT count(*) AS n, max(used) AS most FROM usage', args: [] });
		expect([row?.['n'], row?.['most']]).toEqual([54, 1]);
	});

	test('of one caller all succeed or all fail', async () => {
		const db = await temporaryDatabase();
		const bad = { sql: 'INSERT INTO usage (subject) VALUES (?)', args: ['no period'] };
		await expect(db.write([takeUnit(WEEK, [{ subject: 'a', limit: 1 }]), bad])).rejects.toThrow();
		expect((await findUsed(db, WEEK, ['a'])).size).toBe(0);
	});
});

describe('two processes on one file', () => {
	test('never give more units than the limit, and count every unit given', async () => {
		const url = databaseIn(await temporaryFolder());
		const children = [1, 2].map(() => startNode([program('take-units.ts'), url, '400', '500']));
		const codes = await Promise.all(children.map((child) => child.ended()));
		expect(codes, children.map((child) => child.printed()).join()).toEqual([0, 0]);
		const got = children.map((child) => Number(/got (\d+)/.exec(child.printed())?.[1]));
		expect(got.reduce((sum, n) => sum + n, 0)).toBe(500);
		const db = await openDatabase({ url });
		expect(Object.fromEntries(await findUsed(db, WEEK, ['account:both']))).toEqual({ 'account:both': 500 });
		expect(await isSound(db)).toBe(true);
		db.close();
	});

	test('migrate once when they start at once', async () => {
		const url = databaseIn(await temporaryFolder());
		const children = [1, 2, 3, 4].map(() => startNode([program('take-units.ts'), url, '0', '0']));
		expect(await Promise.all(children.map((child) => child.ended()))).toEqual([0, 0, 0, 0]);
		const db = await openDatabase({ url });
		expect(await migrate(db)).toEqual([]);
		db.close();
	});

	test('a lock held elsewhere delays writes without blocking the event loop, and later ones succeed', async () => {
		const url = databaseIn(await temporaryFolder());
		const db = await openDatabase({ url });
		await migrate(db);
		const holder = startNode([program('hold-lock.ts'), url]);
		await holder.waitFor('locked');
		const waiting = Promise.all(Array.from({ length: 50 }, () => take(db, 'a', null)));
		const reads = await Promise.all(Array.from({ length: 20 }, () => findUsed(db, WEEK, ['a'])));
		expect(reads.every((used) => used.size === 0)).toBe(true);
		// If the event loop were blocked, these pauses would take so long that the writes fail before the lock is
		// released.
		for (let turn = 0; turn < 40; turn += 1) await wait(10);
		holder.process.stdin?.end();
		await waiting;
		for (let i = 0; i < 200; i += 1) await take(db, 'a', null);
		const other = await openDatabase({ url });
		expect((await findUsed(other, WEEK, ['a'])).get('a')).toBe(250);
		other.close();
		db.close();
	});

	test('a lock that is never released is reported after four seconds', async () => {
		const url = databaseIn(await temporaryFolder());
		const db = await openDatabase({ url });
		await migrate(db);
		const holder = startNode([program('hold-lock.ts'), url]);
		await holder.waitFor('locked');
		const startedAt = performance.now();
		await expect(take(db, 'a', null)).rejects.toMatchObject({ name: 'DatabaseBusyError' });
		// The error comes when the next pause would end after four seconds. The test's time limit is the upper bound.
		expect(performance.now() - startedAt).toBeGreaterThan(3800);
		holder.process.stdin?.end();
		await holder.ended();
		expect((await take(db, 'a', null))[0]).toHaveLength(1);
		db.close();
	});
});

describe('migrations', () => {
	test('killed in the middle leave a file unapplied, and the next start applies all of it', async () => {
		const folder = await temporaryFolder();
		const url = databaseIn(folder);
		const tables = 3000;
		const sql = Array.from({ length: tables }, (_, i) => `CREATE TABLE t${i} (id INTEGER);\n`).join('');
		const endless = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT count(*) FROM n;\n';
		/** Number of tables after a process that applies `text` was killed when `moment` resolved. */
		const foundAfterKill = async (text: string, moment: () => Promise<unknown>) => {
			await writeFile(join(folder, '0001_many.sql'), text);
			const child = startNode([program('migrate-folder.ts'), url, folder]);
			await child.waitFor('begun');
			await moment();
			child.process.kill('SIGKILL');
			await child.ended();
			const db = await openDatabase({ url });
			expect(await isSound(db)).toBe(true);
			const count = "SELECT count(*) AS n FROM sqlite_schema WHERE name GLOB 't[0-9]*'";
			const [row] = await db.read({ sql: count, args: [] });
			db.close();
			return Number(row?.['n']);
		};
		// A migration that never ends is interrupted on any machine; one that ends may already be applied.
		for (const bytes of [1, 1_000_000, 5_000_000]) {
			const isLogged = () => expect.poll(() => logSize(folder), { interval: 1 }).toBeGreaterThan(bytes);
			expect(await foundAfterKill(sql + endless, isLogged)).toBe(0);
		}
		for (const delayMs of [0, 20, 40, 60, 80])
			expect([0, tables]).toContain(await foundAfterKill(sql, () => wait(delayMs)));
		const db = await openDatabase({ url });
		await migrate(db, folder);
		expect(await migrate(db, folder)).toEqual([]);
		db.close();
	});

	test('a file that fails is rolled back and reported, and succeeds once corrected', async () => {
		const folder = await temporaryFolder();
		const db = await openDatabase({ url: databaseIn(folder) });
		const file = join(folder, '0001_two.sql');
		await writeFile(file, 'CREATE TABLE one (id INTEGER);\nCREATE TABLE one (id INTEGER);\n');
		await expect(migrate(db, folder)).rejects.toThrow(/one/);
		await writeFile(file, 'CREATE TABLE one (id INTEGER);\nCREATE TABLE two (id INTEGER);\n');
		expect(await migrate(db, folder)).toEqual(['0001_two.sql']);
		expect(await migrate(db, folder)).toEqual([]);
		db.close();
	});

	test('find their own folder', () => {
		expect(MIGRATIONS_FOLDER).toBe(join(process.cwd(), 'db/migrations'));
	});
});
