import { expect, test, vi } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { watchDatabase } from '#server/database-watch';
import { API_ROUTES } from '#support/api-routes';
import { callRoute } from '#support/call-route';
import { type LibsqlServer, libsqlServer, type Manner, patientWith, soonGivenUp } from '#support/libsql-server';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { signedIn } from '#support/signed-in';
import { startServer } from '#support/started-server';
import { type TestRuntime, testRuntime } from '#support/test-runtime';

const TWICE = { password: 'a long enough one', confirmPassword: 'a long enough one' };

/** Body of a visitor's request, by route. */
const SENT: Readonly<Record<string, object>> = {
	'POST /api/optimise': { body: { rawPrompt: 'Write a poem about rain.' } },
	'POST /api/auth/sign-up': { body: { name: 'Ann', email: 'ann@example.com', ...TWICE, terms: true } },
	'POST /api/auth/reset-request': { body: { email: 'ann@example.com' } },
	'POST /api/user-templates': { body: { title: 'A', body: 'B', tags: [] } },
};

async function servedRuntime(answersWithinMs: number) {
	const server = await libsqlServer();
	const patient = await openDatabase(patientWith(server));
	await migrate(patient);
	const db = await openDatabase(soonGivenUp(server, answersWithinMs));
	return { server, patient, runtime: await testRuntime({ db }) };
}

async function breakDown(server: LibsqlServer, manner: Manner | 'gone') {
	if (manner === 'gone') await server.stop();
	else server.manner = manner;
}

async function signInAs(runtime: TestRuntime, email: string) {
	return callRoute(runtime, 'POST /api/auth/sign-in', { body: { email, password: PASSWORD } });
}

test.each(['gone', 'silent', 'broken'] as const)(
	'a database that is %s is reported as unavailable by every route',
	async (manner) => {
		const { server, patient, runtime } = await servedRuntime(100);
		const person = await signedIn(patient);
		await passwordAccount({ db: patient });
		await breakDown(server, manner);
		const isDatabaseAsked = new Set<string>();
		for (const route of API_ROUTES.keys()) {
			for (const as of [person, undefined]) {
				const answer = await callRoute(runtime, route, {
					as,
					body: route.startsWith('GET') ? undefined : {},
					...SENT[route],
				});
				expect([route, answer.body?.error]).not.toEqual([route, 'internal']);
				if (answer.status !== 503 || answer.body?.error !== 'unavailable') continue;
				expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
				isDatabaseAsked.add(route);
			}
		}
		expect([...isDatabaseAsked]).toEqual(expect.arrayContaining(['GET /api/health', ...Object.keys(SENT)]));
		const refused = await signInAs(runtime, 'ann@example.com');
		expect([refused.status, refused.body.error]).toEqual([503, 'unavailable']);
		const failed = runtime.logged.filter(({ event }) => event === 'request_failed');
		expect(failed.every(({ fields }) => fields['where'] !== '' && fields['faultCode'] !== undefined)).toBe(true);
	},
);

test('when the database is back everything works again by itself', async () => {
	const { server, runtime } = await servedRuntime(400);
	for (const manner of ['gone', 'silent', 'deaf', 'broken'] as const) {
		await breakDown(server, manner);
		expect((await callRoute(runtime, 'GET /api/health')).status).toBe(503);
		if (manner === 'gone') await server.listen();
		server.manner = 'well';
		await expect.poll(async () => (await callRoute(runtime, 'GET /api/health')).status).toBe(200);
		const as = await signedIn(runtime.db);
		expect((await callRoute(runtime, 'POST /api/optimise', { as, body: { rawPrompt: 'Write.' } })).status).toBe(200);
	}
});

test('health answers before the database’s time limit, whatever waits before it', async () => {
	const { server, runtime } = await servedRuntime(3000);
	server.manner = 'silent';
	const order: string[] = [];
	const waiting = runtime.db.write([{ sql: 'SELECT 1', args: [] }]).catch(() => order.push('given up'));
	const health = callRoute(runtime, 'GET /api/health');
	expect((await health).status).toBe(503);
	order.push('health');
	await waiting;
	expect(order).toEqual(['health', 'given up']);
});

test('a slow database only makes answers slow', async () => {
	const { server, runtime } = await servedRuntime(3000);
	server.delayMs = 300;
	await expect.poll(async () => (await callRoute(runtime, 'GET /api/health')).status).toBe(200);
	expect((await callRoute(runtime, 'POST /api/optimise', { body: { rawPrompt: 'Write.' } })).status).toBe(200);
});

test('a lost database server is waited for; only a lock that is never released ends the process', async () => {
	const onLockedOut = vi.fn();
	const { server, runtime } = await servedRuntime(400);
	await server.stop();
	const watched = { ...runtime, databaseWatch: watchDatabase(onLockedOut, 0) };
	expect((await callRoute(watched, 'GET /api/health')).status).toBe(503);
	expect(onLockedOut).not.toHaveBeenCalled();
});

test('the server outlives its database, serves pages meanwhile, and recovers by itself', async () => {
	const database = await libsqlServer();
	const server = await startServer({ env: { DATABASE_URL: database.url } });
	const get = async (path: string) => {
		const reply = await server.raw(`GET ${path} HTTP/1.1\r\nHost: ploop.test\r\nConnection: close\r\n\r\n`);
		return Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);
	};
	await expect.poll(() => get('/api/health')).toBe(200);
	expect(await get('/about')).toBe(200);
	await database.stop();
	expect([await get('/api/health'), await get('/about')]).toEqual([503, 200]);
	await database.listen();
	await expect.poll(() => get('/api/health')).toBe(200);
	server.child.process.kill('SIGTERM');
	expect(await server.child.ended()).toBe(0);
	expect(server.child.printed()).not.toMatch(/uncaught|unhandled/);
});

test('a start without its database server ends with a sentence', async () => {
	const database = await libsqlServer();
	await database.stop();
	const start = startServer({ env: { DATABASE_URL: database.url } });
	await expect(start).rejects.toThrow(
		/PLOOP cannot start: the database server at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)/,
	);
});
