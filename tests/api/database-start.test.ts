import { readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { startDatabase } from '#db/start-database';
import { operatedServer, runAdmin } from '#support/run-admin';
import { signedIn } from '#support/signed-in';
import { type StartedServer, startServer } from '#support/started-server';
import { temporaryFolder } from '#support/temporary-folder';

const NEWER = { sql: "INSERT INTO migrations (name, applied_at) VALUES ('9000_next.sql', 0)", args: [] };
const BODY = JSON.stringify({ rawPrompt: 'Write a poem.' });

const start = (folder: string) => startServer({ env: { DATA_DIR: folder } });

async function refusedStart(folder: string): Promise<string> {
	const refusal = await start(folder).then(
		() => 'it started',
		(error: Error) => error.message,
	);
	return /PLOOP cannot start: (.*)/.exec(refusal)?.[1] ?? refusal;
}

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);

const optimise = ({ raw }: StartedServer) =>
	raw(
		`POST /api/optimise HTTP/1.1\r\nHost: ploop.test\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
	);
const health = ({ raw }: StartedServer) =>
	raw('GET /api/health HTTP/1.1\r\nHost: ploop.test\r\nConnection: close\r\n\r\n');

describe('a start', () => {
	test('is refused on an empty file, which is left unchanged', async () => {
		const folder = await temporaryFolder();
		await writeFile(join(folder, 'ploop.db'), '');
		expect(await refusedStart(folder)).toMatch(/ploop\.db is empty \(0 bytes\)\. Restore a backup/);
		expect((await stat(join(folder, 'ploop.db'))).size).toBe(0);
	});

	test('is refused on a WAL file without its database', async () => {
		const lone = await temporaryFolder();
		await writeFile(join(lone, 'ploop.db-wal'), 'writes of a database that is gone');
		expect(await refusedStart(lone)).toMatch(/ploop\.db is gone, but ploop\.db-wal is there/);
		expect(await readdir(lone)).not.toContain('ploop.db');
	});

	test('is refused on a database without the tables of this program', async () => {
		const folder = await temporaryFolder();
		const other = new DatabaseSync(join(folder, 'ploop.db'));
		other.exec('CREATE TABLE notes (id INTEGER)');
		other.close();
		expect(await refusedStart(folder)).toMatch(/ploop\.db holds no tables of PLOOP/);
	});

	test('is refused on a database that a newer release has changed, as is every operator command', async () => {
		const { dataFolder, db, admin } = await operatedServer();
		await db.write([NEWER]);
		const sentence = /changed by a newer release \(9000_next\.sql\)\. Run that release/;
		expect(await refusedStart(dataFolder)).toMatch(sentence);
		expect(await admin('find', 'ann')).toMatchObject({ code: 4, printed: expect.stringMatching(sentence) });
	});

	test('without a database creates one and says so; the next start finds it', async () => {
		const folder = join(await temporaryFolder(), 'new');
		const first = await start(folder);
		expect(first.child.printed()).toContain('PLOOP made a new, empty database');
		first.child.process.kill('SIGTERM');
		await first.child.ended();
		expect((await start(folder)).child.printed()).not.toContain('made a new');
	});

	test('creates a database that operator commands can use at once', async () => {
		const folder = await temporaryFolder();
		const { db } = await startDatabase({ url: pathToFileURL(join(folder, 'ploop.db')).href });
		const { email } = await signedIn(db);
		expect(await runAdmin(['plan', email, 'pro_monthly'], { DATA_DIR: folder })).toMatchObject({ code: 0 });
		expect(await db.read({ sql: 'SELECT plan FROM accounts', args: [] })).toMatchObject([{ plan: 'pro_monthly' }]);
		db.close();
	});

	test('creates one complete database, or none, however many start at once', async () => {
		const folder = await temporaryFolder();
		await writeFile(join(folder, 'ploop.db.new-0000'), 'left by a start that was killed');
		const url = pathToFileURL(join(folder, 'ploop.db')).href;
		const started = await Promise.all(Array.from({ length: 4 }, () => startDatabase({ url })));
		expect(started.filter(({ isNew }) => isNew)).toHaveLength(1);
		expect((await stat(join(folder, 'ploop.db'))).mode & 0o777).toBe(0o600);
		for (const { db } of started) db.close();
		expect((await readdir(folder)).filter((name) => /new-(?!0000)/.test(name))).toEqual([]);
	});
});

describe('a running server', () => {
	test('acknowledges nothing once its database is gone, and continues when it is back', async () => {
		const server = await startServer();
		expect(statusOf(await optimise(server))).toBe(200);
		const away = `${server.dataFolder}-away`;
		await rename(server.dataFolder, away);
		for (const reply of [await optimise(server), await health(server)]) {
			expect(statusOf(reply)).toBe(503);
			expect(reply).toMatch(/retry-after: 5/i);
			expect(reply).toContain('"error":"unavailable"');
		}
		await rename(away, server.dataFolder);
		expect(statusOf(await health(server))).toBe(200);
	});

	test('does not write into a database that replaced its own', async () => {
		const server = await startServer();
		const file = join(server.dataFolder, 'ploop.db');
		await rename(file, `${file}-old`);
		await writeFile(file, 'another');
		expect(statusOf(await health(server))).toBe(503);
		expect(server.child.printed()).toContain('"faultCode":"REPLACED"');
	});
});
