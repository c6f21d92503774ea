import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password-hash';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { signedIn } from '#support/signed-in';
import { openBrowser, type Reply } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';

const ANN = 'ann@example.com';

/** An answer without the parts that differ each time on purpose. */
function comparable({ status, body, headers }: Reply) {
	const names = [...headers.keys()].sort();
	return { status, body: { ...body, requestId: '' }, names };
}

describe('signing in', () => {
	test('gives an HttpOnly session cookie, a second cookie that only says that it exists, and needs nothing more', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		const { status, body, headers } = await browser.signIn(ANN, PASSWORD);
		expect([status, body, headers.get('cache-control')]).toEqual([200, { ok: true, needsCode: false }, 'no-store']);
		const [session = '', hint = '', device, ...rest] = headers.getSetCookie();
		expect(session).toMatch(/^ploop_session=[\w-]{43}; Path=\/; Max-Age=5184000; SameSite=Lax; HttpOnly$/);
		expect(hint).toBe('ploop_signed_in=1; Path=/; Max-Age=5184000; SameSite=Lax');
		expect(device).toMatch(/^ploop_device=/);
		expect(rest).toEqual([]);
		expect((await browser.call('GET /api/account')).body.email).toBe(ANN);
	});

	test('on https sets only __Host- cookies', async () => {
		const runtime = await testRuntime({ publicOrigin: 'https://ploop.test' });
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		const { headers } = await browser.signIn(ANN, PASSWORD);
		const [session = '', hint = ''] = headers.getSetCookie();
		expect(session).toMatch(
			/^__Host-ploop_session=[\w-]{43}; Path=\/; Max-Age=5184000; SameSite=Lax; Secure; HttpOnly$/,
		);
		expect(hint).toMatch(/; Secure$/);
	});

	test.each(['ANN@example.com', '  ann@EXAMPLE.com ', 'ann\uff20example.com'])(
		'accepts the address written as %s',
		async (email) => {
			const runtime = await testRuntime();
			await passwordAccount(runtime);
			expect((await openBrowser(runtime).signIn(email, PASSWORD)).status).toBe(200);
		},
	);

	test('refuses a wrong password, an unknown address and an account without password alike', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const { email: bare } = await signedIn(runtime.db);
		const replies = await Promise.all(
			[ANN, 'nobody@example.com', bare].map((email) => openBrowser(runtime).signIn(email, 'not the password')),
		);
		const [known, ...others] = replies.map(comparable);
		expect(known).toMatchObject({
			status: 401,
			body: {
				error: 'wrong_credentials',
				message: 'Please check your credentials and try again.',
			},
		});
		for (const other of others) expect(other).toEqual(known);
	});

	test.each(['', 'ann', '"ann"@example.com', 'ann@example.com,eve@example.com', 'a'.repeat(900)])(
		'refuses an invalid address: %s',
		async (email) => {
			const runtime = await testRuntime();
			expect((await openBrowser(runtime).signIn(email, PASSWORD)).body.error).toBe('wrong_credentials');
		},
	);

	test('creates a new session each time: a planted token is refused, and the session before ends', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		browser.cookies.set('ploop_session', 'A'.repeat(43));
		await browser.signIn(ANN, PASSWORD);
		const first = browser.cookies.get('ploop_session');
		expect(first).not.toBe('A'.repeat(43));
		await browser.signIn(ANN, PASSWORD);
		expect(browser.cookies.get('ploop_session')).not.toBe(first);
		for (const token of ['A'.repeat(43), first]) {
			const authorization = `Bearer ${token}`;
			expect((await openBrowser(runtime).call('GET /api/account', undefined, { authorization })).status).toBe(401);
		}
	});

	test('stores the device in words, and nothing else about the browser', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		await openBrowser(runtime).signIn(ANN, PASSWORD);
		const [row] = await runtime.db.read({ sql: 'SELECT device FROM sessions', args: [] });
		expect(row?.['device']).toBe('Unknown device');
	});

	test('hashes a password again when it was stored at another cost', async () => {
		const runtime = await testRuntime();
		const id = await passwordAccount(runtime);
		const old = await hashPassword(PASSWORD, { memory: 64, passes: 1, lanes: 1 });
		await runtime.db.write([{ sql: 'UPDATE accounts SET password_hash = ? WHERE id = ?', args: [old, id] }]);
		for (let i = 0; i < 2; i += 1) expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(200);
		const [row] = await runtime.db.read({ sql: 'SELECT password_hash FROM accounts', args: [] });
		expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	});

	test.each([
		['before it is counted', {}],
		['after', { requireRoom: () => {} }],
	])('refuses when too many sign in at once, and does not count that as a try: %s', async (_when, changes) => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const { keepPasswords } = await import('#server/auth/password-keeper');
		const busy = { ...runtime, passwords: { ...keepPasswords(0, 0), ...changes } };
		for (let i = 0; i < 6; i += 1) {
			const { status, body, headers } = await openBrowser(busy).signIn(ANN, PASSWORD);
			expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'busy_signing_in', '2']);
		}
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(200);
	});

	test('works in spite of malformed cookies', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		browser.cookies.set('ploop_step', '%zz|x').set('ploop_session', '%zz').set('a', '"');
		expect((await browser.signIn(ANN, PASSWORD)).status).toBe(200);
	});
});

describe('the session of a request', () => {
	test('has its cookies cleared when it has ended', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		await browser.signIn(ANN, PASSWORD);
		browser.cookies.set('ploop_session', 'gone');
		expect((await browser.call('GET /api/account')).status).toBe(401);
		expect([...browser.cookies.keys()]).not.toContain('ploop_session');
		expect([...browser.cookies.keys()]).not.toContain('ploop_signed_in');
	});

	test('is an error when the database does not answer, and keeps its cookie', async () => {
		const runtime = await testRuntime();
		const { cookie } = await signedIn(runtime.db);
		await runtime.db.write([{ sql: 'ALTER TABLE sessions RENAME TO mislaid', args: [] }]);
		for (const route of ['GET /api/account', 'POST /api/auth/sign-out']) {
			const browser = openBrowser(runtime);
			browser.cookies.set('ploop_session', cookie.split('=')[1] ?? '');
			const reply = await browser.call(route);
			expect([reply.status, reply.body.error]).toEqual([503, 'unavailable']);
			expect(browser.cookies.has('ploop_session')).toBe(true);
		}
	});
});

describe('signing out', () => {
	test('ends the session, also for a copy of its cookie', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		await browser.signIn(ANN, PASSWORD);
		const copied = browser.cookieHeader();
		expect((await browser.signOut()).body).toEqual({ ok: true });
		expect(browser.cookies.has('ploop_session') || browser.cookies.has('ploop_signed_in')).toBe(false);
		for (let i = 0; i < 5; i += 1) {
			const replayed = await openBrowser(runtime).call('GET /api/account', undefined, { cookie: copied });
			expect([replayed.status, replayed.body.error]).toEqual([401, 'auth_required']);
		}
	});

	test('without a session is no error', async () => {
		const runtime = await testRuntime();
		expect((await openBrowser(runtime).signOut()).status).toBe(200);
	});
});

test('no secret reaches the log, whatever fails', async () => {
	const runtime = await testRuntime();
	const browser = openBrowser(runtime);
	await runtime.db.write([{ sql: 'ALTER TABLE accounts RENAME TO mislaid', args: [] }]);
	expect((await browser.signIn(ANN, PASSWORD)).status).toBe(503);
	expect(runtime.logged.length).toBeGreaterThan(0);
	expect(JSON.stringify(runtime.logged)).not.toMatch(/heron|ann@example/);
});
