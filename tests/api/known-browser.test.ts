import { describe, expect, test } from 'vitest';
import { keepPasswords, type Queue } from '#server/auth/password-keeper';
import type { Runtime } from '#server/runtime';
import { mailedToken, mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { openBrowser, type TestBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const ANN = 'ann@example.com';
const BEN = 'ben@example.com';
const HOUR = 3_600_000;

/** A browser that has signed in to these accounts and out again. */
async function knownTo(runtime: Runtime, ...emails: readonly string[]): Promise<TestBrowser> {
	const browser = openBrowser(runtime);
	for (const email of emails) {
		expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
		await browser.signOut();
	}
	return browser;
}

/** Strangers from different networks guess until every stranger has to wait. */
async function besiege(runtime: Runtime, email = ANN): Promise<void> {
	for (let i = 0; i < 8; i += 1) await openBrowser(runtime, `${20 + i}.0.0.1`).signIn(email, 'not the password');
	expect((await openBrowser(runtime, '203.0.113.1').signIn(email, 'not the password')).status).toBe(429);
}

async function besiegedAnn() {
	const clocked = await clockedRuntime();
	await passwordAccount(clocked.runtime);
	await passwordAccount(clocked.runtime, BEN);
	return clocked;
}

describe('the device cookie', () => {
	test('is set with every session, is HttpOnly and holds no address and no id', async () => {
		const runtime = await testRuntime();
		const id = await passwordAccount(runtime);
		const { headers } = await openBrowser(runtime).signIn(ANN, PASSWORD);
		const cookie = headers.getSetCookie().at(-1) ?? '';
		expect(cookie).toMatch(/^ploop_device=[\w-]{22}\.[\w-]{22}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
		expect(cookie).not.toContain(id);
		const secure = await testRuntime({ publicOrigin: 'https://ploop.test' });
		await passwordAccount(secure);
		const [, , device] = (await openBrowser(secure).signIn(ANN, PASSWORD)).headers.getSetCookie();
		expect(device).toMatch(/^__Host-ploop_device=.*; SameSite=Lax; Secure; HttpOnly$/);
	});

	test('stays after a log-out, and is deleted with the account', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const browser = await knownTo(runtime, ANN);
		expect(browser.cookies.has('ploop_device')).toBe(true);
		await browser.signIn(ANN, PASSWORD);
		await browser.call('POST /api/account/delete', { password: PASSWORD, confirm: 'delete' });
		expect(browser.cookies.has('ploop_device')).toBe(false);
	});
});

describe('while strangers guess', () => {
	test('a browser that has signed in before can sign in to each of its accounts', async () => {
		const { runtime } = await besiegedAnn();
		const browser = await knownTo(runtime, ANN, BEN);
		await besiege(runtime, ANN);
		await besiege(runtime, BEN);
		for (const email of [ANN, BEN]) expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
	});

	test('one that has signed in to another account, or with a forged cookie, cannot', async () => {
		const { runtime } = await besiegedAnn();
		const other = await knownTo(runtime, BEN);
		const own = await knownTo(runtime, ANN);
		await besiege(runtime);
		expect((await other.signIn(ANN, PASSWORD)).status).toBe(429);
		const [number, mark = ''] = (own.cookies.get('ploop_device') ?? '').split('.');
		for (const forged of [`${'A'.repeat(22)}.${mark}`, `${number}.${'A'.repeat(22)}`, `${number}`, '', '%zz']) {
			own.cookies.set('ploop_device', forged);
			expect((await own.signIn(ANN, PASSWORD)).status).toBe(429);
		}
	});

	test('a known browser has five wrong tries of its own, then waits, and cannot guess faster than strangers', async () => {
		const { runtime, pass } = await besiegedAnn();
		const browser = await knownTo(runtime, ANN);
		for (let i = 0; i < 5; i += 1) expect((await browser.signIn(ANN, 'wrong')).status).toBe(401);
		expect((await browser.signIn(ANN, 'wrong')).status).toBe(429);
		expect((await openBrowser(runtime, '203.0.113.1').signIn(ANN, PASSWORD)).status).toBe(200);
		pass(1000);
		expect((await browser.signIn(ANN, PASSWORD)).status).toBe(200);
	});

	test('a known browser in a blocked network is not blocked', async () => {
		const { runtime } = await besiegedAnn();
		const browser = await knownTo(runtime, ANN);
		for (let i = 0; i < 31; i += 1) await openBrowser(runtime).signIn(`n${i}@example.com`, 'wrong');
		expect((await openBrowser(runtime).signIn(BEN, PASSWORD)).status).toBe(429);
		expect((await browser.signIn(ANN, PASSWORD)).status).toBe(200);
	});

	test('a signed-in person can change the password, with five tries', async () => {
		const { runtime } = await besiegedAnn();
		const browser = await knownTo(runtime, ANN);
		await browser.signIn(ANN, PASSWORD);
		await besiege(runtime);
		const password = 'two herons by the lake';
		const change = (currentPassword: string) =>
			browser.call('POST /api/auth/password', { currentPassword, password, confirmPassword: password });
		expect((await change(PASSWORD)).status).toBe(200);
		for (let i = 0; i < 5; i += 1) expect((await change('wrong')).body.error).toBe('wrong_password');
		expect((await change('wrong')).body.error).toBe('rate_limited');
	});

	test('a known browser can request a reset, however many others were requested', async () => {
		const { runtime } = await besiegedAnn();
		const browser = await knownTo(runtime, ANN);
		const sql = 'INSERT INTO attempts (subject, count, since) VALUES (?, 100000, ?)';
		const used = ['resets', 'resets-reserve'].map((name) => ({ sql, args: [name, runtime.now().getTime()] }));
		await runtime.db.write(used);
		const ask = (asking: TestBrowser) => asking.call('POST /api/auth/reset-request', { email: ANN });
		expect((await ask(openBrowser(runtime))).status).toBe(429);
		expect((await ask(browser)).status).toBe(200);
		expect((await mailsOf(runtime)).map(({ to }) => to)).toContain(ANN);
	});
});

describe('the link to log in', () => {
	async function mailed() {
		const clocked = await besiegedAnn();
		await besiege(clocked.runtime);
		const browser = openBrowser(clocked.runtime, '198.51.100.1');
		const refused = await browser.signIn(ANN, PASSWORD);
		await expect.poll(async () => (await mailsOf(clocked.runtime)).length).toBe(1);
		return { ...clocked, browser, refused, token: await mailedToken(clocked.runtime) };
	}

	test('signs a new browser in once and makes it known, and its request says nothing about the account', async () => {
		const { runtime, browser, refused, token } = await mailed();
		expect([refused.status, refused.body.error]).toEqual([429, 'too_many_sign_ins']);
		expect(refused.body.message).toContain('If your password was right');
		expect((await browser.call('POST /api/auth/confirm', { token })).body).toMatchObject({ ok: true });
		expect((await browser.call('GET /api/account')).body.email).toBe(ANN);
		await browser.signOut();
		expect((await browser.signIn(ANN, PASSWORD)).status).toBe(200);
		expect((await openBrowser(runtime).call('POST /api/auth/confirm', { token })).status).toBe(400);
	});

	test('expires after an hour or with a new password, and cannot reset one', async () => {
		const { runtime, browser, pass, token } = await mailed();
		const password = 'two herons by the lake';
		const form = { code: token, password, confirmPassword: password };
		expect((await browser.call('POST /api/auth/reset', form)).body.error).toBe('link_invalid');
		pass(HOUR);
		expect((await browser.call('POST /api/auth/confirm', { token })).status).not.toBe(200);
		expect(runtime.logged.map(({ event }) => event)).not.toContain('sign_in_link_not_queued');
	});
});

test('passwords of known browsers are checked first, and those of guessers last', async () => {
	const keeper = keepPasswords(1, 3);
	const order: string[] = [];
	const look = (name: string, queue: Queue) => keeper.verify(name, null, queue).then(() => order.push(name));
	const looks = [look('first', 'untold'), look('untold', 'untold')];
	looks.push(...['other', 'another', 'third'].map((name) => look(name, 'everyone')));
	expect(() => keeper.requireRoom()).toThrow('busy_signing_in');
	keeper.requireRoom('known');
	await Promise.all([...looks, look('known', 'known')]);
	expect(order).toEqual(['first', 'known', 'other', 'another', 'third', 'untold']);
});
