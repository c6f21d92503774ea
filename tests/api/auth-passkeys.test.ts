import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newAuthenticator, type Otherwise } from '#support/authenticator';
import { startIdentityProvider } from '#support/identity-provider';
import { mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { settingsFor, signInBy } from '#support/provider-way';
import { openBrowser, type TestBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const ANN = 'ann@example.com';
const TEN_MINUTES = 10 * 60_000;

async function askToAdd(browser: TestBrowser, password = PASSWORD) {
	return (await browser.call('POST /api/account/passkeys/options', { password })).body;
}

async function addTo(browser: TestBrowser, name = 'Laptop', authenticator = newAuthenticator()) {
	const { options } = await askToAdd(browser);
	const { body } = await browser.call('POST /api/account/passkeys', {
		name,
		response: authenticator.register(options),
	});
	return { authenticator, added: body };
}

const optionsFor = async (browser: TestBrowser) => (await browser.call('POST /api/auth/passkey/options')).body.options;

async function enterWith(
	browser: TestBrowser,
	authenticator: ReturnType<typeof newAuthenticator>,
	otherwise: Otherwise = {},
) {
	const response = authenticator.answer(await optionsFor(browser), otherwise);
	return browser.call('POST /api/auth/passkey', { response });
}

async function annWithPasskey() {
	const clocked = await clockedRuntime();
	const id = await passwordAccount(clocked.runtime);
	const browser = openBrowser(clocked.runtime);
	await browser.signIn(ANN, PASSWORD);
	return { ...clocked, id, browser, ...(await addTo(browser)) };
}

describe('a passkey', () => {
	test('is added with the password, named, listed, renamed and removed', async () => {
		const { runtime, browser, added } = await annWithPasskey();
		expect(added).toMatchObject({ name: 'Laptop', used_at: null });
		const path = `/api/account/passkeys/${added.id}`;
		expect((await browser.call(`PATCH ${path}`, { name: 'Old laptop' })).body.name).toBe('Old laptop');
		expect((await browser.call('GET /api/account/ways-in')).body).toMatchObject({
			hasPassword: true,
			passkeys: [{ id: added.id, name: 'Old laptop' }],
		});
		expect((await mailsOf(runtime)).some(({ text }) => text.includes('as a way to sign in. Laptop.'))).toBe(true);
		expect((await browser.call(`DELETE ${path}`)).body).toEqual({ ok: true });
		expect((await browser.call(`DELETE ${path}`)).status).toBe(404);
		expect((await browser.call('GET /api/account/ways-in')).body.passkeys).toEqual([]);
	});

	test('signs in without a password in a browser that has never signed in', async () => {
		const { runtime, id, authenticator } = await annWithPasskey();
		const other = openBrowser(runtime);
		expect((await enterWith(other, authenticator)).body).toEqual({ ok: true, needsCode: false });
		expect((await other.call('GET /api/account')).body.id).toBe(id);
		expect(other.cookies.has('ploop_device')).toBe(true);
	});

	test('cannot be renamed or removed by another account', async () => {
		const { runtime, added } = await annWithPasskey();
		await passwordAccount(runtime, 'bob@example.com');
		const bob = openBrowser(runtime);
		await bob.signIn('bob@example.com', PASSWORD);
		const path = `/api/account/passkeys/${added.id}`;
		expect((await bob.call(`PATCH ${path}`, { name: 'Mine' })).status).toBe(404);
		expect((await bob.call(`DELETE ${path}`)).status).toBe(404);
	});

	test.each(['', '   ', 'x'.repeat(61), 'two\nlines'])('is not added under the name %o', async (name) => {
		const { browser } = await annWithPasskey();
		const { options } = await askToAdd(browser);
		const response = newAuthenticator().register(options);
		expect((await browser.call('POST /api/account/passkeys', { name, response })).body.error).toBe(
			'passkey_name_invalid',
		);
	});
});

describe('the registration of a passkey', () => {
	const OTHERWISE: readonly (readonly [string, Otherwise])[] = [
		['from another site', { origin: 'https://evil.example' }],
		['for another site', { rpId: 'evil.example' }],
		['for another challenge', { challenge: 'A'.repeat(43) }],
		['made for signing in', { type: 'webauthn.get' }],
		['that nobody unlocked', { isUnverified: true }],
	];

	test.each(OTHERWISE)('is refused %s', async (_what, otherwise) => {
		const { browser } = await annWithPasskey();
		const { options } = await askToAdd(browser);
		const response = newAuthenticator().register(options, otherwise);
		const { status, body } = await browser.call('POST /api/account/passkeys', { name: 'Phone', response });
		expect([status, body.error]).toEqual([403, 'passkey_refused']);
		expect((await browser.call('GET /api/account/ways-in')).body.passkeys).toHaveLength(1);
	});

	test('is refused a second time, ten minutes later, and to another account', async () => {
		const { runtime, browser, pass } = await annWithPasskey();
		const { options } = await askToAdd(browser);
		const response = newAuthenticator().register(options);
		const add = (from: TestBrowser, answer: object) =>
			from.call('POST /api/account/passkeys', { name: 'Phone', response: answer });
		await passwordAccount(runtime, 'bob@example.com');
		const bob = openBrowser(runtime);
		await bob.signIn('bob@example.com', PASSWORD);
		expect((await add(bob, response)).status).toBe(403);
		const all = await Promise.all(Array.from({ length: 8 }, () => add(browser, response)));
		expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
		const late = await askToAdd(browser);
		pass(TEN_MINUTES);
		expect((await add(browser, newAuthenticator().register(late.options))).status).toBe(403);
	});

	test('is refused when another account has it', async () => {
		const { runtime, authenticator } = await annWithPasskey();
		await passwordAccount(runtime, 'bob@example.com');
		const bob = openBrowser(runtime);
		await bob.signIn('bob@example.com', PASSWORD);
		const { added } = await addTo(bob, 'Mine', authenticator);
		expect(added.error).toBe('passkey_refused');
	});

	test.each([
		['the wrong password', 'not the password', 'wrong_password'],
		['no password', '', 'password_required'],
	])('is not begun with %s', async (_what, password, error) => {
		const { browser } = await annWithPasskey();
		expect((await askToAdd(browser, password)).error).toBe(error);
	});

	test('is refused from the twenty-first on, however many come at once', async () => {
		const { runtime, browser, id } = await annWithPasskey();
		const sql = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 18)
			INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, name, created_at)
			SELECT 'p' || i, ?, 'c' || i, 'k', 0, 'n', 0 FROM n`;
		await runtime.db.write([{ sql, args: [id] }]);
		const asked = await Promise.all([1, 2, 3].map(() => askToAdd(browser)));
		const added = await Promise.all(
			asked.map(({ options }) =>
				browser.call('POST /api/account/passkeys', { name: 'n', response: newAuthenticator().register(options) }),
			),
		);
		expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect((await askToAdd(browser)).error).toBe('passkey_limit_reached');
	});
});

describe('the answer to a sign-in challenge', () => {
	const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const OTHERWISE: readonly (readonly [string, Otherwise])[] = [
		['from another site', { origin: 'https://evil.example' }],
		['for another site', { rpId: 'evil.example' }],
		['for a challenge that was never given', { challenge: 'A'.repeat(43) }],
		['made for adding', { type: 'webauthn.create' }],
		['that nobody unlocked', { isUnverified: true }],
		['with another key', { signsWith: privateKey }],
		['for another account', { userHandle: 'Ym9i' }],
		['with an old count', { counter: 1 }],
	];

	test.each(OTHERWISE)('is refused %s', async (_what, otherwise) => {
		const { runtime, authenticator } = await annWithPasskey();
		await enterWith(openBrowser(runtime), authenticator);
		const browser = openBrowser(runtime);
		const { status, body } = await enterWith(browser, authenticator, otherwise);
		expect([status, body.error]).toEqual([403, 'passkey_refused']);
		expect(browser.cookies.has('ploop_session')).toBe(false);
	});

	test('works once: of many simultaneous posts one signs in, and ten minutes later none does', async () => {
		const { runtime, authenticator, pass } = await annWithPasskey();
		const response = authenticator.answer(await optionsFor(openBrowser(runtime)));
		const post = (answer: object) => openBrowser(runtime).call('POST /api/auth/passkey', { response: answer });
		const all = await Promise.all(Array.from({ length: 12 }, () => post(response)));
		expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
		const late = authenticator.answer(await optionsFor(openBrowser(runtime)));
		pass(TEN_MINUTES);
		expect((await post(late)).status).toBe(403);
	});

	test('is refused for a challenge that was issued for adding a passkey', async () => {
		const { runtime, browser, authenticator } = await annWithPasskey();
		const { options } = await askToAdd(browser);
		const response = authenticator.answer({ ...options, rpId: 'ploop.test' });
		expect((await openBrowser(runtime).call('POST /api/auth/passkey', { response })).status).toBe(403);
	});

	test('signs in once of two with the same counter, as a cloned passkey sends them', async () => {
		const { runtime, authenticator } = await annWithPasskey();
		const [one, two] = [openBrowser(runtime), openBrowser(runtime)];
		const answers = [await optionsFor(one), await optionsFor(two)].map((o) => authenticator.answer(o, { counter: 9 }));
		const replies = await Promise.all(answers.map((response) => one.call('POST /api/auth/passkey', { response })));
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
	});

	test('of a removed passkey is refused', async () => {
		const { runtime, browser, authenticator, added } = await annWithPasskey();
		const response = authenticator.answer(await optionsFor(openBrowser(runtime)));
		await browser.call(`DELETE /api/account/passkeys/${added.id}`);
		expect((await openBrowser(runtime).call('POST /api/auth/passkey', { response })).body.error).toBe(
			'passkey_refused',
		);
	});
});

test('the last way to sign in stays: of two passkeys removed at once one is left', async () => {
	const provider = await startIdentityProvider();
	const runtime = await testRuntime({ providers: [settingsFor('google', provider)] });
	const browser = openBrowser(runtime);
	await signInBy(browser, 'google');
	const [one, two] = [await addTo(browser), await addTo(browser, 'Phone')];
	expect((await browser.call('DELETE /api/account/providers/google')).status).toBe(200);
	const paths = [one, two].map(({ added }) => `DELETE /api/account/passkeys/${added.id}`);
	const replies = await Promise.all(paths.map((path) => browser.call(path)));
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	const refused = replies.find(({ status }) => status === 409);
	expect(refused?.body).toMatchObject({
		error: 'last_way_in',
		message: expect.stringContaining('last way to sign in'),
	});
});

test('a server address of numbers is reported as unusable for passkeys', async () => {
	const runtime = await testRuntime({ publicOrigin: 'http://127.0.0.1:4321' });
	const { status, body } = await openBrowser(runtime).call('POST /api/auth/passkey/options');
	expect([status, body.error]).toEqual([400, 'passkey_unavailable']);
});

test('unanswered challenges are deleted by the daily retention', async () => {
	const { retentionRules } = await import('#db/retention');
	const { runtime, pass } = await clockedRuntime();
	await optionsFor(openBrowser(runtime));
	pass(TEN_MINUTES);
	const rules = retentionRules({ now: runtime.now(), periodStart: runtime.now(), firstMonth: '2026-01' });
	await runtime.db.write(rules.map(({ remove }) => remove));
	expect(await runtime.db.read({ sql: 'SELECT 1 FROM sign_in_steps', args: [] })).toEqual([]);
});
