import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { withTheFile } from '#support/clean-up';
import { signedIn } from '#support/signed-in';
import { type StartedServer, startServer } from '#support/started-server';
import { temporaryFolder } from '#support/temporary-folder';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };

const ask = ({ port }: StartedServer, path: string, init: RequestInit = {}) =>
	fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

const send = (server: StartedServer, path: string, headers: Record<string, string> = {}, body = 'mode=normal') =>
	ask(server, path, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
		body,
	});

const cleanUp = withTheFile();
let started: Promise<StartedServer> | undefined;
/** The server for tests that do not change its state. */
const shared = (): Promise<StartedServer> => {
	started ??= startServer({ cleanUp });
	return started;
};

describe('on a local server without keys', () => {
	test('the emulator’s pages run no script, are not cached, and refuse forms of another site', async () => {
		const server = await shared();
		expect(server.child.printed()).toContain(
			`  payments   default: the embedded Stripe emulator, no money moves; see http://127.0.0.1:${server.port}/dev/stripe\n`,
		);
		const page = await ask(server, '/dev/stripe');
		expect(page.status).toBe(200);
		expect(Object.fromEntries(page.headers)).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'DENY',
			'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self'; .*form-action 'self'/),
		});
		const sheet = await ask(server, '/dev/stripe/pages.css');
		expect(sheet.headers.get('content-type')).toMatch(/^text\/css/);
		expect(await sheet.text()).toMatch(/@media \(prefers-color-scheme: dark\) \{ :root \{[\s\S]*\.emulator-head/);
		expect((await ask(server, '/dev/stripe', { method: 'HEAD' })).status).toBe(200);

		const own = { origin: `http://127.0.0.1:${server.port}` };
		expect((await send(server, '/dev/stripe', own)).status).toBe(303);
		expect((await send(server, '/dev/stripe', { origin: 'https://evil.example' })).status).toBe(403);
		expect((await send(server, '/dev/stripe', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
		expect((await send(server, '/dev/stripe', { ...own, 'content-type': 'text/plain' })).status).toBe(415);
		expect((await send(server, '/dev/stripe', own, `mode=${'x'.repeat(70_000)}`)).status).toBe(413);
		expect((await ask(server, '/dev/stripe', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST');
		for (const path of ['/dev/stripe/checkout/cs_test_none', '/dev/stripe/x', '/dev/stripes', '/dev'])
			expect((await ask(server, path)).status).toBe(404);
	});

	test.each([
		['/dev/stripe', 'customer=__proto__&step=constructor'],
		['/dev/stripe', 'mode=toString&deliver='],
		['/dev/stripe/__proto__/x', 'a=b'],
		['/dev/stripe/constructor/name', ''],
		['/dev/stripe/checkout/%00', '%00=%ff'],
		['/dev/stripe/checkout/..%2f..%2finvoice', 'number=4242'],
		[`/dev/stripe/invoice/${'i'.repeat(4000)}`, `number=${'4'.repeat(40_000)}`],
		['/dev/stripe/portal/li_of_cs', '&&&==='],
	])('nonsense is refused and breaks nothing: %s', async (path, body) => {
		const server = await shared();
		for (const { status } of [await ask(server, path), await send(server, path, {}, body)])
			expect(status).toBeLessThan(500);
		expect(server.child.printed()).not.toContain('"event":');
	});
});

/** A server, a signed-in person, and their payment page. */
async function atCheckout() {
	const dataFolder = await temporaryFolder();
	const db = await openDatabase({ url: pathToFileURL(join(dataFolder, 'ploop.db')).href });
	onTestFinished(() => db.close());
	await migrate(db);
	const ann = await signedIn(db);
	const server = await startServer({ env: { DATA_DIR: dataFolder } });
	const headers = { authorization: ann.authorization, 'content-type': 'application/json' };
	const body = JSON.stringify({ plan: 'pro_monthly' });
	const answer = await ask(server, '/api/checkout/session', { method: 'POST', headers, body });
	const { url } = (await answer.json()) as { url: string };
	const plan = async () => (await db.read({ sql: 'SELECT plan FROM accounts', args: [] }))[0]?.['plan'];
	return { server, dataFolder, path: new URL(url).pathname, plan };
}

const CARD = new URLSearchParams({ number: '4242424242424242', expiry: '12/34', code: '123' }).toString();

describe('an account that pays becomes Pro', () => {
	test('by the events that the emulator posts to the webhook of the server', async () => {
		const { server, path, plan } = await atCheckout();
		const paid = await send(server, path, {}, CARD);
		expect([paid.status, paid.headers.get('location')]).toEqual([
			303,
			expect.stringMatching(/^http:\/\/ploop\.test\/billing\/success\?session_id=cs_test_\w+$/),
		]);
		await expect.poll(plan).toBe('pro_monthly');
		expect(server.child.printed()).not.toMatch(/"event":/);
	});

	test('though the server is stopped while the events are being sent', async () => {
		const { server, dataFolder, path, plan } = await atCheckout();
		await send(server, path, {}, CARD);
		server.child.process.kill('SIGTERM');
		expect(await server.child.ended()).toBe(0);
		expect(server.child.printed()).not.toContain('"event":');
		await startServer({ env: { DATA_DIR: dataFolder } });
		await expect.poll(plan).toBe('pro_monthly');
	});

	test('at the next start, when the server was killed before the event came', async () => {
		const { server, dataFolder, path, plan } = await atCheckout();
		await send(server, '/dev/stripe', {}, 'mode=dropped');
		await send(server, path, {}, CARD);
		server.child.process.kill('SIGKILL');
		await server.child.ended();
		expect(await plan()).toBe('free');
		await startServer({ env: { DATA_DIR: dataFolder } });
		await expect.poll(plan).toBe('pro_monthly');
	});
});

test.each([
	['a key is set', KEYS, '  payments   set by STRIPE_SECRET_KEY\n'],
	['others reach the server', { DEMO: '' }, '  payments   off: STRIPE_SECRET_KEY is not set, so nobody can buy Pro\n'],
])('when %s there is no emulator', async (_case, env, line) => {
	const server = await startServer({ env });
	expect(server.child.printed()).toContain(line);
	for (const path of ['/dev/stripe', '/dev/stripe/pages.css', '/dev/stripe/checkout/cs_test_1'])
		expect((await ask(server, path)).status).toBe(404);
	expect((await send(server, '/dev/stripe')).status).toBe(405);
});
