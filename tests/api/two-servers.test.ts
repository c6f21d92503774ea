import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { killWriters } from '#support/kill-writers';
import { passwordAccount } from '#support/password-account';
import { postFrom } from '#support/post-from';
import { signedIn } from '#support/signed-in';
import { type StartOptions, startServer } from '#support/started-server';
import { temporaryFolder } from '#support/temporary-folder';

const databaseIn = (folder: string): string => pathToFileURL(join(folder, 'ploop.db')).href;

type Ways = Required<StartOptions>['ways'];

async function preparedFolder<T>(
	prepare: (db: Database) => Promise<T>,
	ways: readonly [Ways, Ways] = [['stopped'], ['stopped']],
) {
	const folder = await temporaryFolder();
	const db = await openDatabase({ url: databaseIn(folder) });
	await migrate(db);
	const prepared = await prepare(db);
	db.close();
	const env = { DATA_DIR: folder, TRUST_PROXY: '1', AUTH_SECRET: 'one secret that both of the processes have' };
	const servers = [await startServer({ env, ways: ways[0] }), await startServer({ env, ways: ways[1] })] as const;
	return { prepared, folder, servers, ports: servers.map(({ port }) => port) };
}

test('an account on a limit of three gets three results of 200 requests at once, sent to two servers', async () => {
	const { prepared, ports, folder } = await preparedFolder((db) => signedIn(db));
	const headers = { authorization: prepared.authorization, 'content-type': 'application/json' };
	const body = JSON.stringify({ rawPrompt: 'Write a poem about rain.' });
	const replies = await Promise.all(
		Array.from({ length: 200 }, (_, i) => postFrom(ports[i % 2] ?? 0, { path: '/api/optimise', headers, body }, i)),
	);
	const tally = (status: number) => replies.filter((reply) => reply.status === status).length;
	expect([tally(200), tally(429)]).toEqual([3, 197]);
	for (const { status, text } of replies) if (status === 429) expect(JSON.parse(text).error).toBe('limit_reached');
	const db = await openDatabase({ url: databaseIn(folder) });
	const [row] = await db.read({ sql: `SELECT used FROM usage WHERE subject LIKE 'account:%'`, args: [] });
	expect(row?.['used']).toBe(3);
	db.close();
});

test('wrong passwords for one address are counted together by two servers', async () => {
	const { ports } = await preparedFolder((db) => passwordAccount({ db }));
	const headers = { 'content-type': 'application/json' };
	const body = JSON.stringify({ email: 'ann@example.com', password: 'not the password' });
	const replies = await Promise.all(
		Array.from({ length: 60 }, (_, i) => postFrom(ports[i % 2] ?? 0, { path: '/api/auth/sign-in', headers, body }, i)),
	);
	const told = replies.filter(({ status }) => status === 401);
	expect(told).toHaveLength(5);
	// The others have to wait, some because too many passwords are being checked.
	for (const { status } of replies) expect([401, 429, 503]).toContain(status);
});

test('a process killed while writing loses no acknowledged write', async () => {
	const url = databaseIn(await temporaryFolder());
	const losses = await killWriters(url, 5);
	expect(losses).toMatchObject({ lost: 0, torn: 0, isSound: true });
	expect(losses.acknowledged).toBeGreaterThan(100);
});

test('two servers lose no mail, though one clock is two seconds behind and the other set back by thirty', async () => {
	const addresses = Array.from({ length: 440 }, (_, i) => `person-${i}@example.com`);
	const prepare = async (db: Database) => {
		for (const email of addresses) await passwordAccount({ db }, email);
	};
	const { servers, folder } = await preparedFolder(prepare, [['stepped'], ['behind']]);
	const headers = { 'content-type': 'application/json' };
	let next = 0;
	async function sendOn(): Promise<void> {
		for (let i = next++; i < addresses.length; i = next++) {
			if (i === addresses.length / 2) servers[0].child.process.kill('SIGUSR2');
			const body = JSON.stringify({ email: addresses[i] });
			const sent = { path: '/api/auth/reset-request', headers, body };
			expect((await postFrom(servers[i % 2 ? 1 : 0].port, sent, i)).status).toBe(200);
		}
	}
	await Promise.all(Array.from({ length: 12 }, sendOn));
	expect(servers[0].child.printed()).toContain('stepped back');
	const db = await openDatabase({ url: databaseIn(folder) });
	const rows = await db.read({ sql: 'SELECT DISTINCT recipient FROM outbox', args: [] });
	db.close();
	expect(rows).toHaveLength(addresses.length);
});
