import { appendFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { SECRET_FILE } from '#server/secret';
import { startNode } from '#support/child-process';
import { libsqlServer, patientWith } from '#support/libsql-server';
import { operatedServer, runAdmin } from '#support/run-admin';
import { type SignedIn, signedIn } from '#support/signed-in';
import { startServer } from '#support/started-server';
import { temporaryFolder } from '#support/temporary-folder';

const writer = join(import.meta.dirname, '../support/write-until-killed.ts');

/**
 * Creates an account with more than one page of history and texts stored as bytes, and a thousand counts without an
 * account.
 */
async function fill(db: Database): Promise<SignedIn> {
	const person = await signedIn(db);
	const entry = `INSERT INTO optimisations (id, account_id, created_at, raw, result, modifiers, task_type, raw_chars, result_chars)
		VALUES (?, ?, ?, ?, 'Result', '{}', 'other', 1, 6)`;
	const text = (i: number) => new Uint8Array([i % 256, 0, 255]);
	const entries = Array.from({ length: 250 }, (_, i) => ({ sql: entry, args: [`id-${i}`, person.id, i, text(i)] }));
	const use = "INSERT INTO usage (period_start, subject, used) VALUES (0, 'subject ' || ?, 1)";
	await db.write([...entries, ...Array.from({ length: 1000 }, (_, i) => ({ sql: use, args: [i] }))]);
	return person;
}

async function contentOf(db: Database): Promise<unknown> {
	const tables = await db.read({
		sql: "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name",
		args: [],
	});
	const isTable = (sql: unknown) => String(sql).startsWith('CREATE TABLE');
	const rows: [unknown, unknown][] = [];
	// One after another, because simultaneous reads would wait too long on a busy machine.
	for (const { name } of tables.filter(({ sql }) => isTable(sql)))
		rows.push([name, await db.read({ sql: `SELECT * FROM "${name}" ORDER BY 1, 2`, args: [] })]);
	return { tables, rows };
}

async function backedUp(env: Readonly<Record<string, string>>) {
	const place = await temporaryFolder();
	const made = await runAdmin(['backup', place], env);
	expect(made).toMatchObject({ code: 0, printed: expect.stringMatching(/looked through and sound/) });
	const [name = ''] = await readdir(place);
	return join(place, name);
}

describe('a backup drill', () => {
	test.each([
		['file', 'file'],
		['file', 'server'],
		['server', 'file'],
		['server', 'server'],
	])('from a %s to a %s restores everything, and the server runs on it', async (from, to) => {
		const place = async (kind: string): Promise<Record<string, string>> => {
			const folder = await temporaryFolder();
			return kind === 'file'
				? { DATA_DIR: join(folder, 'data') }
				: { DATA_DIR: folder, DATABASE_URL: (await libsqlServer()).url };
		};
		const urlOf = (env: Record<string, string>) =>
			env['DATABASE_URL'] ?? pathToFileURL(join(env['DATA_DIR'] ?? '', 'ploop.db')).href;
		const source = await place(from);
		const running = await startServer({ env: source });
		const db = await openDatabase(patientWith({ url: urlOf(source) }));
		const person = await fill(db);
		const backup = await backedUp(source);
		expect((await readdir(backup)).sort()).toEqual([SECRET_FILE, 'backup.json', 'ploop.db']);
		const before = await contentOf(db);
		running.child.process.kill('SIGKILL');
		await running.child.ended();

		const target = await place(to);
		const restored = await runAdmin(['restore', backup], target);
		expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining('is restored') });
		expect((await readdir(backup)).sort()).toEqual([SECRET_FILE, 'backup.json', 'ploop.db']);
		const copy = await openDatabase(patientWith({ url: urlOf(target) }));
		expect(await contentOf(copy)).toEqual(before);
		const server = await startServer({ env: target });
		const answer = await server.raw(
			`GET /api/account/history HTTP/1.1\r\nHost: ploop.test\r\nConnection: close\r\nAuthorization: ${person.authorization}\r\n\r\n`,
		);
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
		const secretIn = (env: Record<string, string>) => readFile(join(env['DATA_DIR'] ?? '', SECRET_FILE), 'utf8');
		expect(await secretIn(target)).toBe(await secretIn(source));
	});

	test('while the server writes copies one moment, and no write is lost or refused', async () => {
		const { dataFolder, db } = await operatedServer();
		const child = startNode([writer, pathToFileURL(join(dataFolder, 'ploop.db')).href, '8']);
		await child.waitFor('done');
		const backup = await backedUp({ DATA_DIR: dataFolder });
		const told = new Set([...child.printed().matchAll(/^done (\S+)\n/gm)].map(([, id]) => id));
		child.process.kill('SIGKILL');
		await child.ended();
		expect(child.printed()).not.toMatch(/Error/);
		const ids = async (one: Database) =>
			new Set((await one.read({ sql: 'SELECT id FROM accounts', args: [] })).map(({ id }) => String(id)));
		const inServer = await ids(db);
		const inCopy = await ids(await openDatabase({ url: pathToFileURL(join(backup, 'ploop.db')).href }));
		expect([...told].filter((id) => !inServer.has(id ?? ''))).toEqual([]);
		expect([...inCopy].filter((id) => !inServer.has(id))).toEqual([]);
		expect(inCopy.size).toBeGreaterThan(0);
	});

	test('makes files that only their owner can read', async () => {
		const { dataFolder } = await operatedServer();
		const backup = await backedUp({ DATA_DIR: dataFolder });
		expect((await stat(backup)).mode & 0o777).toBe(0o700);
		for (const name of await readdir(backup)) expect((await stat(join(backup, name))).mode & 0o077).toBe(0);
	});
});

describe('ploop-admin restore', () => {
	test('never replaces an existing database', async () => {
		const { dataFolder, db, admin } = await operatedServer();
		const { id } = await signedIn(db);
		const backup = await backedUp({ DATA_DIR: dataFolder });
		for (const flags of [[], ['--dry-run']]) {
			const refused = { code: 1, printed: expect.stringContaining('There is a database already') };
			expect(await admin('restore', backup, ...flags)).toMatchObject(refused);
		}
		expect(await db.read({ sql: 'SELECT id FROM accounts', args: [] })).toMatchObject([{ id }]);
		const server = await libsqlServer();
		await migrate(await openDatabase(patientWith(server)));
		const env = { DATA_DIR: dataFolder, DATABASE_URL: server.url };
		expect(await runAdmin(['restore', backup], env)).toMatchObject({ code: 1 });
	});

	test('can check a backup without restoring it', async () => {
		const { dataFolder } = await operatedServer();
		const backup = await backedUp({ DATA_DIR: dataFolder });
		const empty = await temporaryFolder();
		const checked = await runAdmin(['restore', backup, '--dry-run'], { DATA_DIR: empty });
		expect(checked).toMatchObject({ code: 0, printed: expect.stringContaining('Would be done') });
		expect(await readdir(empty)).toEqual([]);
	});

	test.each([
		['a folder that is none', async (backup: string) => rm(join(backup, 'backup.json')), 'is no backup'],
		[
			'a label that cannot be read',
			async (backup: string) => writeFile(join(backup, 'backup.json'), '{'),
			'cannot be read',
		],
		['a spoilt copy', async (backup: string) => appendFile(join(backup, 'ploop.db'), 'x'), 'is not what was backed up'],
		['a lost copy', async (backup: string) => rm(join(backup, 'ploop.db')), 'is not what was backed up'],
		[
			'a backup of a newer release',
			async (backup: string) => {
				const label = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'));
				label.migrations.push('9000_next.sql');
				await writeFile(join(backup, 'backup.json'), JSON.stringify(label));
			},
			'made by a newer release (9000_next.sql)',
		],
	])('refuses %s with a sentence', async (_, spoil, sentence) => {
		const { dataFolder } = await operatedServer();
		const backup = await backedUp({ DATA_DIR: dataFolder });
		await spoil(backup);
		const empty = await temporaryFolder();
		const refused = await runAdmin(['restore', backup], { DATA_DIR: empty });
		expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining(sentence) });
		expect(await readdir(empty)).toEqual([]);
	});
});

test('a server whose folder was lost works again after a restore and a restart', async () => {
	const server = await startServer();
	const env = { DATA_DIR: server.dataFolder };
	const backup = await backedUp(env);
	await rename(server.dataFolder, `${server.dataFolder}-lost`);
	expect(await runAdmin(['restore', backup], env)).toMatchObject({ code: 0 });
	const health = 'GET /api/health HTTP/1.1\r\nHost: ploop.test\r\nConnection: close\r\n\r\n';
	expect(await server.raw(health)).toMatch(/^HTTP\/1\.1 503 /);
	server.child.process.kill('SIGTERM');
	await server.child.ended();
	const next = await startServer({ env });
	expect(await next.raw(health)).toMatch(/^HTTP\/1\.1 200 /);
});
