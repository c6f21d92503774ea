import { describe, expect, test } from 'vitest';
import type { Runtime } from '#server/runtime';
import { callRoute } from '#support/call-route';
import { mailedToken, mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { apiTokenOf, signedIn } from '#support/signed-in';
import { openBrowser, type TestBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const ANN = 'ann@example.com';
const NEW = 'two herons by the lake';
const MINUTE = 60_000;

async function askForReset(runtime: Runtime, email = ANN): Promise<string> {
	await openBrowser(runtime).call('POST /api/auth/reset-request', { email });
	return mailedToken(runtime);
}

const reset = (browser: TestBrowser, code: string, password = NEW) =>
	browser.call('POST /api/auth/reset', { code, password, confirmPassword: password });

const check = (runtime: Runtime, code: string) => openBrowser(runtime).call('POST /api/auth/reset-check', { code });

describe('a reset', () => {
	test('by the mailed link sets the password, signs in, ends all other sessions and mails the owner', async () => {
		const { runtime, pass } = await clockedRuntime();
		await passwordAccount(runtime);
		const thief = openBrowser(runtime);
		await thief.signIn(ANN, PASSWORD);
		const code = await askForReset(runtime);
		const mail = (await mailsOf(runtime)).find(({ subject }) => subject === 'Reset your PLOOP password');
		expect(mail?.to).toBe(ANN);
		expect(mail?.link.href).toBe(`http://ploop.test/auth/reset?code=${code}`);
		expect((await check(runtime, code)).body).toEqual({ ok: true });
		const browser = openBrowser(runtime);
		pass(1);
		expect((await reset(browser, code)).body).toEqual({ ok: true, needsCode: false });
		expect((await browser.call('GET /api/account')).status).toBe(200);
		expect((await thief.call('GET /api/account')).status).toBe(401);
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(401);
		expect((await openBrowser(runtime).signIn(ANN, NEW)).status).toBe(200);
		const told = (await mailsOf(runtime)).at(-1);
		expect(told).toMatchObject({ to: ANN, subject: 'Your PLOOP password was changed' });
		expect(told?.link.href).toBe('http://ploop.test/auth/reset-request');
	});

	test('fifty posts of one link at once: exactly one password is set, and that one signs in', async () => {
		for (let round = 0; round < 2; round += 1) {
			const runtime = await testRuntime();
			await passwordAccount(runtime);
			const code = await askForReset(runtime);
			const passwords = Array.from({ length: 50 }, (_, i) => `heron number ${i} of ${round}`);
			const replies = await Promise.all(passwords.map((password) => reset(openBrowser(runtime), code, password)));
			const won = passwords.filter((_, i) => replies[i]?.status === 200);
			expect(won).toHaveLength(1);
			expect(new Set(replies.map(({ body }) => body.error ?? 'ok'))).toEqual(new Set(['ok', 'link_invalid']));
			expect((await openBrowser(runtime).signIn(ANN, won[0] ?? '')).status).toBe(200);
			const sessions = await runtime.db.read({ sql: 'SELECT id FROM sessions', args: [] });
			expect(sessions).toHaveLength(2);
			expect((await mailsOf(runtime)).filter(({ subject }) => subject.includes('changed'))).toHaveLength(1);
		}
	});

	test('while a sign-in checks the old password: no session begins with it afterwards', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const code = await askForReset(runtime);
		const verify: Runtime['passwords']['verify'] = async (password, phc) => {
			const verdict = await runtime.passwords.verify(password, phc);
			expect((await reset(openBrowser(runtime), code)).status).toBe(200);
			return verdict;
		};
		const late = openBrowser({ ...runtime, passwords: { ...runtime.passwords, verify } });
		expect((await late.signIn(ANN, PASSWORD)).status).toBe(401);
		expect((await late.call('GET /api/account')).status).toBe(401);
	});

	test('a link works once', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const code = await askForReset(runtime);
		expect((await reset(openBrowser(runtime), code)).status).toBe(200);
		expect((await reset(openBrowser(runtime), code, PASSWORD)).body).toMatchObject({
			error: 'link_invalid',
			message: 'This link is invalid or has expired. Please request a new one.',
		});
		expect((await check(runtime, code)).status).toBe(400);
	});

	test('a link works for 60 minutes', async () => {
		const { runtime, pass } = await clockedRuntime();
		await passwordAccount(runtime);
		const code = await askForReset(runtime);
		pass(60 * MINUTE - 1);
		expect((await check(runtime, code)).status).toBe(200);
		pass(1);
		expect((await check(runtime, code)).status).toBe(400);
		expect((await reset(openBrowser(runtime), code)).status).toBe(400);
	});

	test('a newer link makes the older one void', async () => {
		const { runtime, pass } = await clockedRuntime();
		await passwordAccount(runtime);
		const older = await askForReset(runtime);
		pass(MINUTE);
		const newer = await askForReset(runtime);
		expect(newer).not.toBe(older);
		expect((await reset(openBrowser(runtime), older)).status).toBe(400);
		expect((await reset(openBrowser(runtime), newer)).status).toBe(200);
	});

	test('a confirmation link cannot reset, and a reset link cannot confirm', async () => {
		const { runtime } = await clockedRuntime();
		await passwordAccount(runtime);
		const code = await askForReset(runtime);
		const form = { name: 'Bob', email: 'bob@example.com', password: NEW, confirmPassword: NEW, terms: true };
		await openBrowser(runtime).call('POST /api/auth/sign-up', form);
		const links = (await mailsOf(runtime)).map(({ link }) => link.searchParams);
		const token = links.map((params) => params.get('token_hash')).find((found) => found !== null) ?? '';
		expect((await reset(openBrowser(runtime), token)).body.error).toBe('link_invalid');
		expect((await check(runtime, token)).body.error).toBe('link_invalid');
		const confirmed = await openBrowser(runtime).call('POST /api/auth/confirm', { token: code });
		expect(confirmed.body.error).toBe('confirmation_failed');
		expect((await reset(openBrowser(runtime), code)).status).toBe(200);
	});

	test('a link with any one character changed is refused', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const code = await askForReset(runtime);
		const refusals = new Set<string>();
		for (let at = 0; at < code.length; at += 1) {
			for (const other of ['A', 'z']) {
				if (code[at] === other) continue;
				const { status, body } = await reset(openBrowser(runtime), code.slice(0, at) + other + code.slice(at + 1));
				refusals.add(JSON.stringify([status, body.error, body.message]));
			}
		}
		for (const odd of [code.toUpperCase(), `${code} `, ` ${code}`, `${code}=`, code.slice(1)]) {
			if (odd !== code) expect((await reset(openBrowser(runtime), odd)).body.error).toBe('link_invalid');
		}
		expect([...refusals]).toHaveLength(1);
		expect((await reset(openBrowser(runtime), code)).status).toBe(200);
	});

	test('a refused password does not use up the link', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const code = await askForReset(runtime);
		for (const [password, error] of [
			['short', 'password_too_short'],
			['password1', 'password_common'],
			['ann@example.com', 'password_guessable'],
		] as const) {
			expect((await reset(openBrowser(runtime), code, password)).body).toMatchObject({ error, field: 'password' });
		}
		expect((await reset(openBrowser(runtime), code)).status).toBe(200);
	});

	test('for an unknown address gets the same answer and sends no mail', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const [known, unknown] = await Promise.all(
			[ANN, 'nobody@example.com'].map((email) => openBrowser(runtime).call('POST /api/auth/reset-request', { email })),
		);
		expect([known?.status, known?.body, [...(known?.headers.keys() ?? [])]]).toEqual([
			unknown?.status,
			unknown?.body,
			[...(unknown?.headers.keys() ?? [])],
		]);
		expect((await mailsOf(runtime)).map(({ to }) => to)).toEqual([ANN]);
	});

	test('revokes every API token, so that a leaked one stops working', async () => {
		const runtime = await testRuntime();
		const id = await passwordAccount(runtime);
		const as = await apiTokenOf(runtime.db, id);
		const other = await apiTokenOf(runtime.db, await passwordAccount(runtime, 'bob@example.com'));
		const asked = async (token: typeof as) => (await callRoute(runtime, 'GET /api/account', { as: token })).status;
		await reset(openBrowser(runtime), await askForReset(runtime));
		expect([await asked(as), await asked(other)]).toEqual([401, 200]);
	});

	test('confirms an unconfirmed address, since the mail was read', async () => {
		const { runtime, pass } = await clockedRuntime();
		const form = { name: 'Bob', email: 'bob@example.com', password: PASSWORD, confirmPassword: PASSWORD, terms: true };
		await openBrowser(runtime).call('POST /api/auth/sign-up', form);
		pass(MINUTE);
		const code = await askForReset(runtime, 'bob@example.com');
		await reset(openBrowser(runtime), code);
		expect((await openBrowser(runtime).signIn('bob@example.com', NEW)).status).toBe(200);
	});
});

describe('changing the password', () => {
	const change = (browser: TestBrowser, currentPassword: string, password = NEW) =>
		browser.call('POST /api/auth/password', { currentPassword, password, confirmPassword: password });

	test('ends every other session, gives this one a new token, voids mailed links and mails the owner', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const code = await askForReset(runtime);
		const [browser, other] = [openBrowser(runtime), openBrowser(runtime)];
		await browser.signIn(ANN, PASSWORD);
		await other.signIn(ANN, PASSWORD);
		const copied = browser.cookieHeader();
		expect((await change(browser, PASSWORD)).body).toEqual({ ok: true });
		expect((await browser.call('GET /api/account')).status).toBe(200);
		for (let i = 0; i < 5; i += 1) {
			expect((await openBrowser(runtime).call('GET /api/account', undefined, { cookie: copied })).status).toBe(401);
		}
		expect((await other.call('GET /api/account')).status).toBe(401);
		expect((await check(runtime, code)).status).toBe(400);
		expect((await openBrowser(runtime).signIn(ANN, NEW)).status).toBe(200);
		expect((await mailsOf(runtime)).map(({ subject }) => subject)).toContain('Your PLOOP password was changed');
	});

	test('leaves API tokens working unless asked to revoke them', async () => {
		const runtime = await testRuntime();
		const { authorization } = await apiTokenOf(runtime.db, await passwordAccount(runtime));
		const askByToken = async () =>
			(await callRoute(runtime, 'GET /api/usage/summary', { as: { authorization } })).status;
		const browser = openBrowser(runtime);
		await browser.signIn(ANN, PASSWORD);
		await change(browser, PASSWORD);
		expect(await askByToken()).toBe(200);
		const again = { currentPassword: NEW, password: PASSWORD, confirmPassword: PASSWORD, endTokens: true };
		expect((await browser.call('POST /api/auth/password', { ...again, currentPassword: 'wrong' })).status).toBe(403);
		expect(await askByToken()).toBe(200);
		expect((await browser.call('POST /api/auth/password', again)).body).toEqual({ ok: true });
		expect(await askByToken()).toBe(401);
		expect((await browser.call('GET /api/account')).status).toBe(200);
	});

	test('needs the current one, names its field when wrong, and slows down only the caller that guesses', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const browser = openBrowser(runtime);
		await browser.signIn(ANN, PASSWORD);
		for (let i = 0; i < 5; i += 1) {
			expect((await change(browser, 'not the password')).body).toMatchObject({
				error: 'wrong_password',
				field: 'currentPassword',
			});
		}
		expect((await change(browser, PASSWORD)).body.error).toBe('rate_limited');
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(200);
	});

	test('twice at once succeeds once', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		const browsers = [openBrowser(runtime), openBrowser(runtime)];
		for (const browser of browsers) await browser.signIn(ANN, PASSWORD);
		const replies = await Promise.all(browsers.map((browser, i) => change(browser, PASSWORD, `heron number ${i}`)));
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
	});

	test('needs a session', async () => {
		const runtime = await testRuntime();
		expect((await change(openBrowser(runtime), PASSWORD)).status).toBe(401);
		const { cookie } = await signedIn(runtime.db);
		const bare = openBrowser(runtime);
		bare.cookies.set('ploop_session', cookie.split('=')[1] ?? '');
		expect((await change(bare, PASSWORD)).body.error).toBe('wrong_password');
	});
});

test('ten thousand tokens: no two alike, 256 bits each, and none in the database', async () => {
	const { newToken } = await import('#server/auth/tokens');
	const tokens = new Set(Array.from({ length: 10_000 }, newToken));
	expect(tokens.size).toBe(10_000);
	for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
	const runtime = await testRuntime();
	await passwordAccount(runtime);
	const code = await askForReset(runtime);
	const rows = await runtime.db.read({ sql: 'SELECT * FROM mail_tokens', args: [] });
	expect(rows).toHaveLength(1);
	expect(JSON.stringify(rows)).not.toContain(code);
});
