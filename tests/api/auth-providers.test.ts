import { describe, expect, test } from 'vitest';
import { startIdentityProvider } from '#support/identity-provider';
import { mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { agreeAt, arrive, leaveFor, settingsFor, signInBy } from '#support/provider-way';
import { openBrowser } from '#support/test-browser';
import { type TestRuntime, testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const ANN = 'ann@example.com';

async function offered() {
	const provider = await startIdentityProvider();
	const providers = [settingsFor('google', provider), settingsFor('github', provider)];
	return { provider, ...(await clockedRuntime({ providers })) };
}

const countOf = async ({ db }: TestRuntime, table: string): Promise<number> =>
	(await db.read({ sql: `SELECT 1 FROM ${table}`, args: [] })).length;

describe.each(['google', 'github'] as const)('signing in with %s', (id) => {
	test('creates an account for a new address, and opens the same one after the address changes', async () => {
		const { runtime, provider } = await offered();
		const browser = openBrowser(runtime);
		expect(await signInBy(browser, id, '/templates?a=b')).toBe('/templates?a=b');
		const { body } = await browser.call('GET /api/account');
		expect(body).toMatchObject({ email: ANN, display_name: 'Ann', has_password: false });
		provider.person = { ...provider.person, email: 'ann@new.example' };
		const other = openBrowser(runtime);
		expect(await signInBy(other, id)).toBe('/');
		expect((await other.call('GET /api/account')).body.id).toBe(body.id);
		expect(await countOf(runtime, 'accounts')).toBe(1);
	});

	test('keeps its state in HttpOnly cookies, and clears them at the end', async () => {
		const { runtime } = await offered();
		const browser = openBrowser(runtime);
		const address = await leaveFor(browser, id);
		const secrets = [...browser.cookies.keys()].filter((name) => /state|pkce|nonce/.test(name));
		expect(secrets).toHaveLength(id === 'google' ? 3 : 2);
		expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256');
		const { headers } = await arrive(browser, await agreeAt(address));
		for (const cookie of headers.getSetCookie()) {
			if (!/^ploop_signed_in=/.test(cookie)) expect(cookie).toMatch(/; HttpOnly/i);
		}
		expect([...browser.cookies.keys()].filter((name) => /state|pkce|nonce/.test(name))).toEqual([]);
		expect(browser.cookies.has('ploop_session')).toBe(true);
		expect(browser.cookies.has('ploop_device')).toBe(true);
	});

	test('refuses an address that the provider has not confirmed', async () => {
		const { runtime, provider } = await offered();
		provider.person = { ...provider.person, email_verified: false };
		expect(await signInBy(openBrowser(runtime), id)).toBe('/login?error=unverified');
		expect(await countOf(runtime, 'accounts')).toBe(0);
	});

	test('never opens an existing account by its address alone', async () => {
		const { runtime } = await offered();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		expect(await signInBy(browser, id)).toBe('/login?error=exists');
		expect(browser.cookies.has('ploop_session')).toBe(false);
		expect(await countOf(runtime, 'identities')).toBe(0);
	});

	test('takes over an unconfirmed account with that address, whose password stops working', async () => {
		const { runtime } = await offered();
		const form = { name: 'Eve', email: ANN, password: PASSWORD, confirmPassword: PASSWORD, terms: true };
		await openBrowser(runtime).call('POST /api/auth/sign-up', form);
		const [mail] = await mailsOf(runtime);
		const browser = openBrowser(runtime);
		expect(await signInBy(browser, id)).toBe('/');
		expect((await browser.call('GET /api/account')).body).toMatchObject({ display_name: 'Ann', has_password: false });
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(401);
		const token = mail?.link.searchParams.get('token_hash');
		expect((await openBrowser(runtime).call('POST /api/auth/confirm', { token })).status).not.toBe(200);
		await openBrowser(runtime).call('POST /api/auth/sign-up', form);
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(401);
	});
});

describe('a callback that this browser did not begin', () => {
	const begun = async () => {
		const all = await offered();
		const browser = openBrowser(all.runtime);
		return { ...all, browser, back: await agreeAt(await leaveFor(browser, 'google')) };
	};

	test.each([
		['another state', (back: string) => back.replace(/state=[^&]*/, 'state=another')],
		['no state', (back: string) => back.replace(/state=[^&]*&?/, '')],
		['a code that nobody gave', (back: string) => back.replace(/code=[^&]*/, 'code=another')],
	])('with %s signs nobody in', async (_what, change) => {
		const { runtime, browser, back } = await begun();
		expect((await arrive(browser, change(back))).page).toMatch(/^\/login\?error=/);
		expect(browser.cookies.has('ploop_session')).toBe(false);
		expect(await countOf(runtime, 'sessions')).toBe(0);
	});

	test('in another browser signs nobody in, least of all to the account of the sender of the link', async () => {
		const { runtime, back } = await begun();
		const victim = openBrowser(runtime);
		await leaveFor(victim, 'google');
		expect((await arrive(victim, back)).page).toMatch(/^\/login\?error=/);
		expect((await arrive(openBrowser(runtime), back)).page).toMatch(/^\/login\?error=/);
		expect(await countOf(runtime, 'sessions')).toBe(0);
	});

	test('a second time signs nobody in, even with the cookies of the first', async () => {
		const { runtime, browser, back } = await begun();
		const cookies = new Map(browser.cookies);
		expect((await arrive(browser, back)).page).toBe('/');
		const thief = openBrowser(runtime);
		for (const [name, value] of cookies) thief.cookies.set(name, value);
		expect((await arrive(thief, back)).page).toMatch(/^\/login\?error=/);
		expect(thief.cookies.has('ploop_session')).toBe(false);
	});

	test('for another provider signs nobody in', async () => {
		const { browser, back } = await begun();
		expect((await arrive(browser, back.replace('/google', '/github'))).page).toMatch(/^\/login\?error=/);
	});

	test.each(['other nonce', 'other audience', 'no id token', 'refuses', 'down'] as const)(
		'from a provider with a wrong answer signs nobody in: %s',
		async (fault) => {
			const { runtime, provider, browser, back } = await begun();
			provider.fault = fault;
			const again = fault === 'refuses' ? await agreeAt(await leaveFor(browser, 'google')) : back;
			const error = fault === 'refuses' ? 'OAuthCallbackError' : '';
			expect((await arrive(browser, again)).page).toContain(`/login?error=${error}`);
			expect(await countOf(runtime, 'sessions')).toBe(0);
		},
	);
});

test('a provider that is down is reported before the browser is sent to it', async () => {
	const { runtime, provider } = await offered();
	provider.fault = 'down';
	expect(await leaveFor(openBrowser(runtime), 'google')).toMatch(/^http:\/\/ploop\.test\/login\?error=/);
});

test('the way to a provider needs the token that only our page can read', async () => {
	const { runtime } = await offered();
	const browser = openBrowser(runtime);
	const { csrfToken } = (await openBrowser(runtime).call('GET /api/auth/csrf')).body;
	for (const form of [{}, { csrfToken }]) {
		const { body } = await browser.form('POST /api/auth/signin/google', form);
		expect(body.url).toBe('http://ploop.test/login?error=MissingCSRF');
	}
});

test.each([
	'https://evil.example/',
	'//evil.example',
	'javascript:alert(1)',
	'/\\evil.example',
	'http://ploop.test@evil.example',
])('a sign-in never ends on another site: %s', async (elsewhere) => {
	const { runtime } = await offered();
	const browser = openBrowser(runtime);
	const page = await signInBy(browser, 'google', elsewhere);
	expect(new URL(page, 'http://ploop.test').origin).toBe('http://ploop.test');
	expect(page).not.toContain('evil');
	expect(browser.cookies.has('ploop_session')).toBe(true);
});

test('without a provider’s keys its address is not found', async () => {
	const runtime = await testRuntime();
	const browser = openBrowser(runtime);
	for (const route of ['GET /api/auth/csrf', 'GET /api/auth/callback/google?code=1&state=2']) {
		expect((await browser.call(route)).status).toBe(404);
	}
	expect((await browser.form('POST /api/auth/signin/google', {})).status).toBe(404);
	expect((await browser.form('POST /api/auth/signin/credentials', {})).status).toBe(404);
});

test('many simultaneous callbacks of one new person create one account', async () => {
	const { runtime } = await offered();
	const browsers = Array.from({ length: 6 }, () => openBrowser(runtime));
	const backs = await Promise.all(browsers.map(async (one) => agreeAt(await leaveFor(one, 'google'))));
	const pages = await Promise.all(browsers.map((one, i) => arrive(one, backs[i] ?? '')));
	expect(pages.map(({ page }) => page)).toEqual(Array(6).fill('/'));
	expect([await countOf(runtime, 'accounts'), await countOf(runtime, 'identities')]).toEqual([1, 1]);
});

describe('linking a provider', () => {
	async function signedInAnn() {
		const all = await offered();
		const id = await passwordAccount(all.runtime);
		const browser = openBrowser(all.runtime);
		await browser.signIn(ANN, PASSWORD);
		return { ...all, id, browser };
	}

	const ask = (browser: ReturnType<typeof openBrowser>, password = PASSWORD) =>
		browser.call('POST /api/account/providers/google', { password });

	test('needs the password, and then signs in to the same account', async () => {
		const { runtime, browser, id, provider } = await signedInAnn();
		provider.person = { ...provider.person, email: 'ann@work.example' };
		expect((await ask(browser)).status).toBe(200);
		expect(await signInBy(browser, 'google')).toBe('/settings?linked=google');
		expect(browser.cookies.has('ploop_step')).toBe(false);
		const { providers } = (await browser.call('GET /api/account/ways-in')).body;
		expect(providers[0]).toEqual({ id: 'google', name: 'Google', isLinked: true, email: 'ann@work.example' });
		const other = openBrowser(runtime);
		await signInBy(other, 'google');
		expect((await other.call('GET /api/account')).body.id).toBe(id);
		expect((await mailsOf(runtime)).map(({ subject }) => subject).join()).toContain('new way to sign in');
	});

	test.each([
		['the wrong password', 'not the password', 'wrong_password'],
		['no password', '', 'password_required'],
	])('is not begun with %s', async (_what, password, error) => {
		const { browser } = await signedInAnn();
		expect((await ask(browser, password)).body.error).toBe(error);
		expect(browser.cookies.has('ploop_step')).toBe(false);
	});

	test('never happens by itself: a sign-in by a provider switches accounts', async () => {
		const { runtime, browser, provider } = await signedInAnn();
		provider.person = { sub: '7', email: 'bob@example.com', email_verified: true, name: 'Bob' };
		expect(await signInBy(browser, 'google')).toBe('/');
		expect((await browser.call('GET /api/account')).body.email).toBe('bob@example.com');
		const [row] = await runtime.db.read({
			sql: 'SELECT accounts.email FROM accounts JOIN identities ON account_id = accounts.id',
			args: [],
		});
		expect(row?.['email']).toBe('bob@example.com');
	});

	test('is refused in another browser, for another account, too late or a second time', async () => {
		const { runtime, browser, pass } = await signedInAnn();
		await ask(browser);
		const step = browser.cookies.get('ploop_step') ?? '';
		const stranger = openBrowser(runtime);
		stranger.cookies.set('ploop_step', step);
		expect(await signInBy(stranger, 'google')).toBe('/settings?error=failed');
		await passwordAccount(runtime, 'bob@example.com');
		const bob = openBrowser(runtime);
		await bob.signIn('bob@example.com', PASSWORD);
		await ask(browser);
		bob.cookies.set('ploop_step', browser.cookies.get('ploop_step') ?? '');
		expect(await signInBy(bob, 'google')).toBe('/settings?error=failed');
		await ask(browser);
		pass(10 * 60_000);
		expect(await signInBy(browser, 'google')).toBe('/settings?error=exists');
		expect(await countOf(runtime, 'identities')).toBe(0);
	});

	test('refuses an identity that another account has, and a second one of the same provider', async () => {
		const { runtime, browser, provider } = await signedInAnn();
		provider.person = { ...provider.person, sub: '7', email: 'bob@example.com' };
		await signInBy(openBrowser(runtime), 'google');
		await ask(browser);
		expect(await signInBy(browser, 'google')).toBe('/settings?error=taken');
		provider.person = { ...provider.person, sub: '8' };
		await ask(browser);
		expect(await signInBy(browser, 'google')).toBe('/settings?linked=google');
		provider.person = { ...provider.person, sub: '9' };
		await ask(browser);
		expect(await signInBy(browser, 'google')).toBe('/settings?error=other');
	});

	test('can be undone except for the last way to sign in: of two undone at once one stays', async () => {
		const { runtime, browser } = await signedInAnn();
		await ask(browser);
		await signInBy(browser, 'google');
		expect((await browser.call('DELETE /api/account/providers/google')).status).toBe(200);
		expect((await browser.call('DELETE /api/account/providers/google')).status).toBe(404);
		const bare = openBrowser(runtime);
		await bare.call('GET /api/account');
		await runtime.db.write([{ sql: `DELETE FROM accounts`, args: [] }]);
		await signInBy(bare, 'google');
		await bare.call('POST /api/account/providers/github', {});
		expect(await signInBy(bare, 'github')).toBe('/settings?linked=github');
		const both = await Promise.all(
			['google', 'github'].map((one) => bare.call(`DELETE /api/account/providers/${one}`)),
		);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.body.error).toBe('last_way_in');
	});
});

describe('an account without a password', () => {
	test('needs a recent sign-in, in place of the password, to export, delete or add a way to sign in', async () => {
		const { runtime, pass } = await offered();
		const browser = openBrowser(runtime);
		await signInBy(browser, 'google');
		expect((await browser.call('POST /api/account/export', {})).body.tables.identities).toHaveLength(1);
		pass(10 * 60_000);
		for (const route of ['POST /api/account/export', 'POST /api/account/providers/github']) {
			expect((await browser.call(route, {})).body.error).toBe('sign_in_again');
		}
		const gone = { confirm: 'delete' };
		expect((await browser.call('POST /api/account/delete', gone)).body.error).toBe('sign_in_again');
		await signInBy(browser, 'google');
		expect((await browser.call('POST /api/account/delete', gone)).body).toEqual({ ok: true });
		expect(await countOf(runtime, 'identities')).toBe(0);
	});
});

test('the log holds no answer of a provider and no address', async () => {
	const { runtime, provider } = await offered();
	provider.fault = 'other audience';
	await signInBy(openBrowser(runtime), 'google');
	provider.fault = 'none';
	await signInBy(openBrowser(runtime), 'google');
	const logged = JSON.stringify(runtime.logged);
	expect(logged).toContain('provider_sign_in_failed');
	expect(logged).not.toMatch(/example\.com|1001|Ann/);
});
