import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { libsqlServer, type Manner, patientWith, soonGivenUp } from '#support/libsql-server';

const insert = (id: number) => ({ sql: 'INSERT INTO marks (id) VALUES (?)', args: [id] });
const READ = { sql: 'SELECT 1 AS one', args: [] };

async function marked(answersWithinMs?: number) {
	const server = await libsqlServer();
	const db = await openDatabase(soonGivenUp(server, answersWithinMs));
	await db.write([{ sql: 'CREATE TABLE marks (id INTEGER)', args: [] }]);
	return { server, db };
}

test('a database server is migrated, read and written like a file', async () => {
	const db = await openDatabase(patientWith(await libsqlServer()));
	expect((await migrate(db)).length).toBeGreaterThan(5);
	expect(await migrate(db)).toEqual([]);
	const [row] = await db.read({ sql: "SELECT ?2 || ?1 AS text, x'00ff' AS bytes, 0.5 AS half", args: ['a', 'b'] });
	expect(row).toMatchObject({ text: 'ba', half: 0.5 });
	expect(new Uint8Array(row?.['bytes'] as ArrayBuffer)).toEqual(new Uint8Array([0, 255]));
	const bad = { sql: 'INSERT INTO migrations (name) VALUES (NULL)', args: [] };
	await expect(db.write([bad])).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
});

describe('a database server that', () => {
	test.each(['silent', 'deaf'] as const)(
		'is %s is given up after three seconds, and tried again next time',
		async (manner) => {
			const { server, db } = await marked();
			server.manner = manner;
			const startedAt = performance.now();
			const calls = [db.read(READ), db.write([insert(1)])];
			for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
			expect(performance.now() - startedAt).toBeGreaterThan(2900);
			server.manner = 'well';
			expect(await db.read(READ)).toHaveLength(1);
			await db.write([insert(2)]);
		},
	);

	test('is silent does not make calls wait long for each other', async () => {
		const { server, db } = await marked();
		server.manner = 'silent';
		const startedAt = performance.now();
		const reads = Array.from({ length: 100 }, () => db.read(READ));
		const writes = Array.from({ length: 300 }, (_, id) => db.write([insert(id)]));
		for (const one of await Promise.allSettled([...reads, ...writes]))
			expect(one).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailableError' } });
		// Time for two calls on a busy machine. One after another, the calls would take twenty minutes.
		expect(performance.now() - startedAt).toBeLessThan(60_000);
	});

	test('is gone is reported at once, and used again when it is back', async () => {
		const { server, db } = await marked();
		await server.stop();
		const gone = { name: 'DatabaseUnavailableError', code: 'ECONNREFUSED' };
		await expect(db.read(READ)).rejects.toMatchObject(gone);
		await expect(db.write([insert(1)])).rejects.toMatchObject(gone);
		await server.listen();
		await db.write([insert(2)]);
		expect(await db.read({ sql: 'SELECT id FROM marks', args: [] })).toMatchObject([{ id: 2 }]);
	});

	test('fails in every way loses no acknowledged write, and makes none twice', async () => {
		const { server, db } = await marked(1000);
		const manners: readonly Manner[] = ['well', 'broken', 'well', 'deaf', 'well', 'well', 'broken', 'silent', 'well'];
		let at = 0;
		server.manner = () => manners[at++ % manners.length] ?? 'well';
		const acknowledged: number[] = [];
		for (let id = 0; id < 60; id += 1) {
			// Five at a time, so that commits are shared.
			const five = Array.from({ length: 5 }, (_, i) => id * 5 + i);
			const done = await Promise.allSettled(five.map((one) => db.write([insert(one)])));
			acknowledged.push(...five.filter((_, i) => done[i]?.status === 'fulfilled'));
		}
		const rows = new DatabaseSync(server.file).prepare('SELECT id, count(*) AS times FROM marks GROUP BY id').all();
		const times = new Map(rows.map((row) => [Number(row['id']), Number(row['times'])]));
		expect(acknowledged.length).toBeGreaterThan(100);
		expect(acknowledged.filter((id) => times.get(id) !== 1)).toEqual([]);
		expect([...times.values()].filter((count) => count > 1)).toEqual([]);
	});
});
