import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { killWriters } from '#support/kill-writers';
import { passwordAccount } from '#support/password-account';
import { signedIn } from '#support/signed-in';
import { startServer } from '#support/started-server';
import { temporaryFolder } from '#support/temporary-folder';

const databaseIn = (folder: string): string => pathToFileURL(join(folder, 'ploop.db')).href;

interface Sent {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

/** Each from an address of its own, as one proxy tells it, so that no limit of a network gets in the way. */
function post(port: number, { path, headers, body }: Sent, from: number): Promise<{ status: number; text: string }> {
	const forwarded = `2001:db8:${from.toString(16)}::1`;
	const options = { port, path, method: 'POST', headers: { ...headers, 'x-forwarded-for': forwarded }, agent: false };
	return new Promise((resolve, reject) => {
		const outgoing = request({ host: '127.0.0.1', ...options }, (incoming) => {
			let text = '';
			incoming.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
			});
			incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
		});
		outgoing.on('error', reject).end(body);
	});
}

async function preparedFolder<T>(prepare: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
	const folder = await temporaryFolder();
	const db = await openDatabase({ url: databaseIn(folder) });
	await migrate(db);
	const prepared = await prepare(db);
	db.close();
	const env = { DATA_DIR: folder, TRUST_PROXY: '1', AUTH_SECRET: 'one secret that both of the processes have' };
	const ways = ['stopped'] as const;
	const servers = [await startServer({ env, ways }), await startServer({ env, ways })];
	return { prepared, folder, ports: servers.map(({ port }) => port) };
}

test('an account on a limit of three gets three results of 200 requests at once, sent to two servers', async () => {
	const { prepared, ports, folder } = await preparedFolder((db) => signedIn(db));
	const headers = { authorization: prepared.authorization, 'content-type': 'application/json' };
	const body = JSON.stringify({ rawPrompt: 'Write a poem about rain.' });
	const replies = await Promise.all(
		Array.from({ length: 200 }, (_, i) => post(ports[i % 2] ?? 0, { path: '/api/optimise', headers, body }, i)),
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
	const csrf = await fetch(`http://127.0.0.1:${ports[0]}/api/auth/csrf`);
	const cookie = csrf.headers.getSetCookie()[0]?.split(';')[0] ?? '';
	const { csrfToken } = (await csrf.json()) as { csrfToken: string };
	const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
	const body = new URLSearchParams({ email: 'ann@example.com', password: 'not the password', csrfToken }).toString();
	const replies = await Promise.all(
		Array.from({ length: 60 }, (_, i) =>
			post(ports[i % 2] ?? 0, { path: '/api/auth/callback/credentials', headers, body }, i),
		),
	);
	const tally = (status: number) => replies.filter((reply) => reply.status === status).length;
	expect([tally(401), tally(429)]).toEqual([5, 55]);
});

test('a process killed in the middle of its writes has lost none that it acknowledged', async () => {
	const url = databaseIn(await temporaryFolder());
	const losses = await killWriters(url, 5);
	expect(losses).toMatchObject({ lost: 0, torn: 0, isSound: true });
	expect(losses.acknowledged).toBeGreaterThan(100);
});
