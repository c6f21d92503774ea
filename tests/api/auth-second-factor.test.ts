import { describe, expect, test } from 'vitest';
import { newAuthenticator } from '#support/authenticator';
import { startIdentityProvider } from '#support/identity-provider';
import { mailedToken, mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { settingsFor, signInBy } from '#support/provider-way';
import { setUpFactor } from '#support/second-factor';
import { openBrowser, type TestBrowser } from '#support/test-browser';
import type { TestChanges } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const ANN = 'ann@example.com';
const HALF_A_MINUTE = 30_000;
const OFF = 'POST /api/account/second-factor/off';

async function annWithFactor(changes: TestChanges = {}) {
	const clocked = await clockedRuntime(changes);
	await passwordAccount(clocked.runtime);
	const browser = openBrowser(clocked.runtime);
	await browser.signIn(ANN, PASSWORD);
	const factor = await setUpFactor(browser, clocked.runtime.now());
	clocked.pass(HALF_A_MINUTE);
	return { ...clocked, ...factor, browser, code: () => factor.app.code(clocked.runtime.now()) };
}

const giveCode = (browser: TestBrowser, code: string) => browser.call('POST /api/auth/code', { code });
const isIn = async (browser: TestBrowser) => (await browser.call('GET /api/account')).status === 200;

/** A new browser that has sent the password but no code. */
async function browserAfterPassword(
	runtime: Awaited<ReturnType<typeof annWithFactor>>['runtime'],
	clientAddress?: string,
) {
	const browser = openBrowser(runtime, clientAddress);
	expect((await browser.signIn(ANN, PASSWORD)).body).toEqual({ ok: true, needsCode: true });
	return browser;
}

describe('setting a second factor up', () => {
	test('shows a secret as text and QR code, and is not in force before its first code', async () => {
		const { runtime } = await clockedRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		await browser.signIn(ANN, PASSWORD);
		const { body } = await browser.call('POST /api/account/second-factor', { password: PASSWORD });
		expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
		expect(decodeURIComponent(body.qr)).toMatch(/^data:image\/svg\+xml,<svg /);
		expect((await browser.call('GET /api/account/second-factor')).body).toEqual({ isOn: false, codesLeft: 0 });
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).body.needsCode).toBe(false);
		const wrong = await browser.call('POST /api/account/second-factor/confirm', { code: '000000' });
		expect([wrong.status, wrong.body.error, wrong.body.field]).toEqual([403, 'code_wrong', 'code']);
	});

	test('gives ten recovery codes, stored as hashes; the secret is encrypted with the server’s', async () => {
		const { runtime, browser, recoveryCodes, app } = await annWithFactor();
		expect(recoveryCodes).toHaveLength(10);
		expect((await browser.call('GET /api/account/second-factor')).body).toEqual({ isOn: true, codesLeft: 10 });
		const rows = await Promise.all(
			['second_factors', 'recovery_codes'].map((table) => runtime.db.read({ sql: `SELECT * FROM ${table}`, args: [] })),
		);
		const kept = JSON.stringify(rows);
		for (const code of recoveryCodes) expect(kept).not.toContain(code);
		expect(kept).not.toContain(app.code(runtime.now()));
	});

	test('with many first codes at once gives the recovery codes once, and refuses a second set-up', async () => {
		const { runtime } = await clockedRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		await browser.signIn(ANN, PASSWORD);
		const { authenticatorApp } = await import('#support/second-factor');
		const { secret } = (await browser.call('POST /api/account/second-factor', { password: PASSWORD })).body;
		const code = authenticatorApp(secret).code(runtime.now());
		const all = await Promise.all(
			Array.from({ length: 5 }, () => browser.call('POST /api/account/second-factor/confirm', { code })),
		);
		expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await browser.call('GET /api/account/second-factor')).body.codesLeft).toBe(10);
		const again = await browser.call('POST /api/account/second-factor', { password: PASSWORD });
		expect([again.status, again.body.error]).toEqual([409, 'second_factor_on']);
	});

	test('needs the password', async () => {
		const { runtime } = await clockedRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		await browser.signIn(ANN, PASSWORD);
		for (const [password, error] of [
			['', 'password_required'],
			['wrong', 'wrong_password'],
		]) {
			expect((await browser.call('POST /api/account/second-factor', { password })).body.error).toBe(error);
		}
	});
});

describe('signing in with a second factor', () => {
	test('needs the code after the password, and gives no session before it', async () => {
		const { runtime, code } = await annWithFactor();
		const browser = await browserAfterPassword(runtime);
		expect(browser.cookies.has('ploop_session') || browser.cookies.has('ploop_device')).toBe(false);
		const step = browser.cookies.get('ploop_step') ?? '';
		expect(await isIn(browser)).toBe(false);
		const asBearer = { authorization: `Bearer ${step}` };
		expect((await openBrowser(runtime).call('GET /api/account', undefined, asBearer)).status).toBe(401);
		expect((await giveCode(browser, code())).body).toEqual({ ok: true, needsCode: false });
		expect(await isIn(browser)).toBe(true);
		expect(browser.cookies.has('ploop_step')).toBe(false);
		browser.cookies.set('ploop_session', step);
		expect(await isIn(browser)).toBe(false);
	});

	test('accepts a code once: of many posts of it, in many browsers, one signs in', async () => {
		const { runtime, code } = await annWithFactor();
		const browsers = await Promise.all([1, 2, 3, 4].map((i) => browserAfterPassword(runtime, `192.0.2.${i}`)));
		const known = code();
		const replies = await Promise.all(browsers.map((one) => giveCode(one, known)));
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
		const [late] = await Promise.all([browserAfterPassword(runtime)]);
		expect((await giveCode(late as TestBrowser, known)).body.error).toBe('code_wrong');
	});

	test('refuses a code older than the last one used', async () => {
		const { runtime, app, pass } = await annWithFactor();
		const before = app.code(runtime.now());
		pass(HALF_A_MINUTE);
		await giveCode(await browserAfterPassword(runtime), app.code(runtime.now()));
		expect((await giveCode(await browserAfterPassword(runtime), before)).body.error).toBe('code_wrong');
	});

	test('accepts each recovery code once in place of a code', async () => {
		const { runtime, browser, recoveryCodes } = await annWithFactor();
		const [first = ''] = recoveryCodes;
		const tried = await Promise.all([1, 2, 3].map((i) => browserAfterPassword(runtime, `192.0.2.${i}`)));
		const replies = await Promise.all(tried.map((one) => giveCode(one, first.toUpperCase())));
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
		expect((await browser.call('GET /api/account/second-factor')).body.codesLeft).toBe(9);
	});

	test('accepts the code for ten minutes after the password, and no code without a password', async () => {
		const { runtime, pass, code } = await annWithFactor();
		const browser = await browserAfterPassword(runtime);
		pass(10 * 60_000);
		expect((await giveCode(browser, code())).body.error).toBe('code_expired');
		const stranger = openBrowser(runtime);
		expect((await giveCode(stranger, code())).body.error).toBe('code_expired');
		stranger.cookies.set('ploop_step', 'A'.repeat(43));
		expect((await giveCode(stranger, code())).body.error).toBe('code_expired');
	});

	test('pauses after five wrong codes from any network, but not for a known browser', async () => {
		const { runtime, browser, code, pass } = await annWithFactor();
		const guesser = await browserAfterPassword(runtime, '203.0.113.1');
		for (let i = 0; i < 5; i += 1) expect((await giveCode(guesser, '000000')).status).toBe(403);
		const others = await Promise.all([1, 2, 3].map((i) => browserAfterPassword(runtime, `203.0.${i}.1`)));
		for (const one of others) expect((await giveCode(one, code())).body.error).toBe('rate_limited');
		await browser.signOut();
		await browser.signIn(ANN, PASSWORD);
		expect((await giveCode(browser, code())).status).toBe(200);
		pass(HALF_A_MINUTE);
		expect((await giveCode(guesser, code())).status).toBe(200);
	});

	test('needs the code after a mailed link or a reset too; the reset sets the password', async () => {
		const { runtime, code, pass, browser } = await annWithFactor();
		await browser.call('POST /api/auth/reset-request', { email: ANN });
		const password = 'two herons by the lake';
		const form = { code: await mailedToken(runtime), password, confirmPassword: password };
		const other = openBrowser(runtime);
		expect((await other.call('POST /api/auth/reset', form)).body).toEqual({ ok: true, needsCode: true });
		expect([await isIn(other), await isIn(browser)]).toEqual([false, false]);
		expect((await giveCode(other, code())).status).toBe(200);
		expect(await isIn(other)).toBe(true);
		for (let i = 0; i < 9; i += 1) await openBrowser(runtime, `${20 + i}.0.0.1`).signIn(ANN, 'wrong');
		const waiting = openBrowser(runtime, '198.51.100.1');
		expect((await waiting.signIn(ANN, password)).status).toBe(429);
		const subject = 'Your link to log in to PLOOP';
		const find = async () => (await mailsOf(runtime)).find((mail) => mail.subject === subject);
		await expect.poll(find).toBeDefined();
		const token = (await find())?.link.searchParams.get('token_hash');
		expect((await waiting.call('POST /api/auth/confirm', { token })).body.needsCode).toBe(true);
		expect(await isIn(waiting)).toBe(false);
		pass(HALF_A_MINUTE);
		expect((await giveCode(waiting, code())).status).toBe(200);
	});

	test('has to start again when the password changes before the code is sent', async () => {
		const { runtime, browser, code } = await annWithFactor();
		const thief = await browserAfterPassword(runtime);
		const password = 'two herons by the lake';
		await browser.call('POST /api/auth/password', { currentPassword: PASSWORD, password, confirmPassword: password });
		expect((await giveCode(thief, code())).body.error).toBe('code_expired');
	});

	test('needs the code after a provider, and not after a passkey', async () => {
		const provider = await startIdentityProvider();
		const providers = [settingsFor('google', provider)];
		const { runtime, browser, code } = await annWithFactor({ providers });
		await browser.call('POST /api/account/providers/google', { password: PASSWORD });
		await signInBy(browser, 'google');
		const other = openBrowser(runtime);
		expect(await signInBy(other, 'google', '/templates')).toBe('/auth/code?next=%2Ftemplates');
		expect(await isIn(other)).toBe(false);
		expect((await giveCode(other, code())).status).toBe(200);
		const key = newAuthenticator();
		const asked = (await browser.call('POST /api/account/passkeys/options', { password: PASSWORD })).body;
		await browser.call('POST /api/account/passkeys', { name: 'Key', response: key.register(asked.options) });
		const third = openBrowser(runtime);
		const { options } = (await third.call('POST /api/auth/passkey/options')).body;
		const entered = await third.call('POST /api/auth/passkey', { response: key.answer(options) });
		expect(entered.body).toEqual({ ok: true, needsCode: false });
		expect(await isIn(third)).toBe(true);
	});
});

describe('turning the second factor off', () => {
	test.each([
		['the password', () => ({ password: PASSWORD })],
		['a code', (code: string) => ({ code })],
	])('needs %s, mails the owner, and ends the need for a code', async (_what, proof) => {
		const { runtime, browser, code } = await annWithFactor();
		expect((await browser.call(OFF, proof(code()))).body).toEqual({ ok: true });
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).body.needsCode).toBe(false);
		expect((await mailsOf(runtime)).map(({ subject }) => subject).join()).toContain('no longer asks for a code');
		expect(await runtime.db.read({ sql: 'SELECT 1 FROM recovery_codes', args: [] })).toEqual([]);
		expect((await browser.call(OFF, { password: PASSWORD })).body.error).toBe('second_factor_off');
	});

	test('is refused without a valid code or password', async () => {
		const { browser } = await annWithFactor();
		expect((await browser.call(OFF, {})).body.error).toBe('password_required');
		expect((await browser.call(OFF, { password: 'wrong' })).body.error).toBe('wrong_password');
		for (let i = 0; i < 5; i += 1) expect((await browser.call(OFF, { code: '000000' })).body.error).toBe('code_wrong');
		expect((await browser.call(OFF, { code: '000000' })).body.error).toBe('rate_limited');
		expect((await browser.call('GET /api/account/second-factor')).body.isOn).toBe(true);
	});
});

test('new recovery codes void the old ones', async () => {
	const { runtime, browser, recoveryCodes } = await annWithFactor();
	const { body } = await browser.call('POST /api/account/second-factor/recovery-codes', { password: PASSWORD });
	expect(body.recoveryCodes).toHaveLength(10);
	const half = await browserAfterPassword(runtime);
	expect((await giveCode(half, recoveryCodes[0] ?? '')).status).toBe(403);
	expect((await giveCode(half, body.recoveryCodes[0])).status).toBe(200);
	expect((await browser.call('GET /api/account/second-factor')).body.codesLeft).toBe(9);
});

describe('a sign-in from a new browser', () => {
	const told = async (runtime: Parameters<typeof mailsOf>[0]) =>
		(await mailsOf(runtime)).filter(({ subject }) => subject.includes('in a new browser'));

	test('is mailed to the owner once for each browser', async () => {
		const { runtime, pass } = await clockedRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' };
		await browser.call('POST /api/auth/sign-in', { email: ANN, password: PASSWORD }, agent);
		const [mail] = await told(runtime);
		expect(mail?.to).toBe(ANN);
		expect(mail?.text).toContain('Firefox on Windows, on 18 November 2026 at 12:00');
		expect(mail?.link.href).toBe('http://ploop.test/settings#sessions');
		for (let i = 0; i < 3; i += 1) {
			pass(2 * 24 * 3_600_000);
			await browser.signOut();
			await browser.signIn(ANN, PASSWORD);
		}
		expect(await told(runtime)).toHaveLength(1);
	});

	test('sends one mail for many at once without the cookie, and another for another network', async () => {
		const { runtime } = await clockedRuntime();
		await passwordAccount(runtime);
		await Promise.all([1, 2, 3, 4].map(() => openBrowser(runtime).signIn(ANN, PASSWORD)));
		expect(await told(runtime)).toHaveLength(1);
		await openBrowser(runtime, '203.0.113.9').signIn(ANN, PASSWORD);
		expect(await told(runtime)).toHaveLength(2);
	});

	test('sends no mail before the code was given, and none for a wrong password', async () => {
		const { runtime, code } = await annWithFactor();
		const before = (await told(runtime)).length;
		await openBrowser(runtime, '203.0.113.9').signIn(ANN, 'wrong');
		const browser = await browserAfterPassword(runtime, '203.0.113.9');
		expect(await told(runtime)).toHaveLength(before);
		await giveCode(browser, code());
		expect(await told(runtime)).toHaveLength(before + 1);
	});
});
