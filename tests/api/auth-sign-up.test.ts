import { describe, expect, test } from 'vitest';
import { idleMailer } from '#server/mail/mailer';
import type { Runtime } from '#server/runtime';
import { mailedToken, mailsOf } from '#support/mailed';
import { openBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const PASSWORD = 'a heron by the lake';
const FORM = { name: 'Ann', email: 'ann@example.com', password: PASSWORD, confirmPassword: PASSWORD, terms: true };
const HOUR = 3_600_000;

const signUp = (runtime: Runtime, changes: object = {}) =>
	openBrowser(runtime).call('POST /api/auth/sign-up', { ...FORM, ...changes });

async function accountsOf(runtime: Runtime) {
	return runtime.db.read({ sql: 'SELECT * FROM accounts', args: [] });
}

describe('signing up', () => {
	test('mails a link; following it confirms the address, signs in and leads on', async () => {
		const runtime = await testRuntime();
		const browser = openBrowser(runtime);
		expect((await browser.call('POST /api/auth/sign-up', { ...FORM, next: '/templates' })).body).toEqual({ ok: true });
		expect((await browser.signIn(FORM.email, PASSWORD)).body).toMatchObject({ error: 'email_not_confirmed' });
		const [mail] = await mailsOf(runtime);
		expect(mail).toMatchObject({ to: 'ann@example.com', subject: 'Confirm your email address for PLOOP' });
		expect(mail?.link.href.split('?')[0]).toBe('http://ploop.test/auth/callback');
		const { token_hash: token, next } = Object.fromEntries(mail?.link.searchParams ?? []);
		expect(next).toBe('/templates');
		const confirmed = await browser.call('POST /api/auth/confirm', { token, next });
		expect(confirmed.body).toEqual({ ok: true, next: '/templates', needsCode: false });
		expect(browser.cookies.get('ploop_signed_in')).toBe('1');
		const { email, display_name: name } = (await browser.call('GET /api/account')).body;
		expect({ email, name }).toEqual({ email: 'ann@example.com', name: 'Ann' });
	});

	test.each([
		['free', '/'],
		['pro', '/checkout/pro'],
		['annual', '/checkout/annual'],
	])('for the plan %s leads to %s', async (plan, next) => {
		const runtime = await testRuntime();
		await signUp(runtime, { plan });
		expect((await mailsOf(runtime))[0]?.link.searchParams.get('next')).toBe(next);
	});

	test('stores only the argon2id hash of the whole normalised password', async () => {
		const runtime = await testRuntime();
		const password = '  caf\u00e9 cafe\u0301 🦆 ';
		await signUp(runtime, { password, confirmPassword: password });
		const browser = openBrowser(runtime);
		await browser.call('POST /api/auth/confirm', { token: await mailedToken(runtime) });
		for (const other of [
			password.trim(),
			password.replaceAll('\u00e9', 'e').replaceAll('e\u0301', 'e'),
			password.normalize('NFKD').toLowerCase().trimEnd(),
			password.toUpperCase(),
		]) {
			expect((await openBrowser(runtime).signIn(FORM.email, other)).status, other).toBe(401);
			await runtime.db.write([{ sql: 'DELETE FROM attempts', args: [] }]);
		}
		for (const same of [password, password.normalize('NFC'), password.normalize('NFD')])
			expect((await openBrowser(runtime).signIn(FORM.email, same)).status).toBe(200);
		const [account] = await accountsOf(runtime);
		expect(account?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	});

	test.each([
		['name', { name: ' ' }, 'name_required', 'Name is required'],
		['name', { name: '\u200b\u2060' }, 'name_required', 'Name is required'],
		['email', { email: '' }, 'email_required', 'Email is required'],
		['email', { email: 'ann' }, 'email_invalid', 'Please enter a valid email address'],
		['email', { email: 'a@b.example\uff20c.example' }, 'email_invalid', 'Please enter a valid email address'],
		['password', { password: 'seven 7' }, 'password_too_short', 'Password must be at least 8 characters.'],
		['password', { password: 'ab'.repeat(65) }, 'password_too_long', 'Password must be at most 128 characters.'],
		['confirmPassword', { confirmPassword: 'a heron' }, 'passwords_differ', 'Passwords must match.'],
		['terms', { terms: false }, 'terms_required', 'Please agree to the Terms and Privacy.'],
		['password', { password: 'Password1', confirmPassword: 'Password1' }, 'password_common', /attackers try first/],
		['password', { password: 'ploop2026', confirmPassword: 'ploop2026' }, 'password_guessable', /easily guessed/],
	])('names the field %s and what is wrong with it: %j', async (field, changes, error, message) => {
		const runtime = await testRuntime();
		const { status, body } = await signUp(runtime, changes);
		expect({ status, ...body }).toMatchObject({ status: 400, field, error });
		expect(body.message).toMatch(message);
		expect(await accountsOf(runtime)).toEqual([]);
	});

	test.each([8, 64, 72, 73, 128])('accepts a password of %d characters', async (length) => {
		const runtime = await testRuntime();
		const password = `${'heron lake '.repeat(12).slice(0, length - 1)}!`;
		expect((await signUp(runtime, { password, confirmPassword: password })).status).toBe(200);
	});

	test('counts an emoji as one character', async () => {
		const runtime = await testRuntime();
		const password = '🦆🦢🦜🦉🐦🐧🐔';
		expect((await signUp(runtime, { password, confirmPassword: password })).body.error).toBe('password_too_short');
	});

	test('refuses a password of a megabyte before it is read', async () => {
		let hashed = 0;
		const runtime = await testRuntime();
		const passwords = { ...runtime.passwords, hash: async () => String(hashed++) };
		const password = 'x'.repeat(1_000_000);
		const { status } = await signUp({ ...runtime, passwords }, { password, confirmPassword: password });
		expect([status, hashed]).toEqual([413, 0]);
	});

	test('stores nothing from fields that the form does not have', async () => {
		const runtime = await testRuntime();
		const extra = { plan: 'pro', role: 'admin', confirmed_at: 1, is_pro: true, id: 'mine', stripe_customer_id: 'x' };
		for (const [name, value] of Object.entries(extra).slice(1)) {
			expect((await signUp(runtime, { [name]: value })).status, name).toBe(400);
		}
		const body = `${JSON.stringify(FORM).slice(0, -1)},"__proto__":{"plan":"pro","terms":true},"plan":"pro"}`;
		await openBrowser(runtime).call('POST /api/auth/sign-up', body, { 'content-type': 'application/json' });
		for (const account of await accountsOf(runtime))
			expect(account).toMatchObject({ plan: 'free', confirmed_at: null });
	});

	test('without mail is refused, since no address could be confirmed', async () => {
		const runtime = await testRuntime({ mail: idleMailer(false) });
		expect((await signUp(runtime)).body.error).toBe('email_disabled');
	});

	test('wakes the mailer only once the mail is committed', async () => {
		const queued: Promise<number>[] = [];
		const runtime = await testRuntime({
			mail: { ...idleMailer(true), wake: () => queued.push(mailsOf(runtime).then((all) => all.length)) },
		});
		await signUp(runtime);
		expect(await Promise.all(queued)).toEqual([1]);
	});
});

describe('an address that has an account', () => {
	test('gets the same answer and its owner a mail; the account is unchanged', async () => {
		const { runtime, pass } = await clockedRuntime();
		const first = await signUp(runtime);
		await openBrowser(runtime).call('POST /api/auth/confirm', { token: await mailedToken(runtime) });
		const before = await accountsOf(runtime);
		pass(HOUR);
		const password = 'another bird entirely';
		const second = await signUp(runtime, {
			name: 'Eve',
			email: 'ANN@example.com',
			password,
			confirmPassword: password,
		});
		expect([second.status, second.body, [...second.headers.keys()]]).toEqual([
			first.status,
			first.body,
			[...first.headers.keys()],
		]);
		expect(await accountsOf(runtime)).toEqual(before);
		const mail = (await mailsOf(runtime)).at(-1);
		expect(mail).toMatchObject({ to: 'ann@example.com', subject: 'You already have a PLOOP account' });
		expect(mail?.wording).not.toContain('Eve');
	});

	test('but is unconfirmed takes the newest password, and only the newest link works', async () => {
		const { runtime, pass } = await clockedRuntime();
		await signUp(runtime);
		const oldToken = await mailedToken(runtime);
		pass(60_000);
		const password = 'another bird entirely';
		await signUp(runtime, { password, confirmPassword: password });
		expect((await mailsOf(runtime)).map(({ subject }) => subject)).toEqual(
			Array(2).fill('Confirm your email address for PLOOP'),
		);
		const browser = openBrowser(runtime);
		expect((await browser.call('POST /api/auth/confirm', { token: oldToken })).body.error).toBe('confirmation_failed');
		expect((await browser.call('POST /api/auth/confirm', { token: await mailedToken(runtime) })).status).toBe(200);
		expect((await openBrowser(runtime).signIn(FORM.email, PASSWORD)).status).toBe(401);
		expect((await openBrowser(runtime).signIn(FORM.email, password)).status).toBe(200);
	});

	test('has one account after fifty simultaneous sign-ups with different spellings', async () => {
		const runtime = await testRuntime();
		const forms = [
			'ann@example.com',
			'ANN@EXAMPLE.COM',
			' Ann@example.com',
			'ann\uff20example.com',
			'\uff41nn@example\uff0ecom',
		];
		const replies = await Promise.all(
			Array.from({ length: 50 }, (_, i) =>
				openBrowser(runtime, `192.0.2.${i}`).call('POST /api/auth/sign-up', {
					...FORM,
					email: forms[i % forms.length],
				}),
			),
		);
		expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
			new Set(['200 {"ok":true}']),
		);
		expect(await accountsOf(runtime)).toMatchObject([{ email: 'ann@example.com' }]);
		expect(await mailsOf(runtime)).toHaveLength(1);
	});
});

describe('a confirmation link', () => {
	test('works for 24 hours', async () => {
		for (const [age, status] of [
			[24 * HOUR - 1, 200],
			[24 * HOUR, 400],
		] as const) {
			const { runtime, pass } = await clockedRuntime();
			await signUp(runtime);
			pass(age);
			const reply = await openBrowser(runtime).call('POST /api/auth/confirm', { token: await mailedToken(runtime) });
			expect(reply.status).toBe(status);
		}
	});

	test('followed again says that the address is confirmed, and signs nobody in', async () => {
		const runtime = await testRuntime();
		await signUp(runtime);
		const token = await mailedToken(runtime);
		await openBrowser(runtime).call('POST /api/auth/confirm', { token });
		const again = openBrowser(runtime);
		const { status, body } = await again.call('POST /api/auth/confirm', { token });
		expect([status, body.error, body.message]).toEqual([
			409,
			'already_confirmed',
			'Your email address is already confirmed. Please log in.',
		]);
		expect(again.cookies.size).toBe(0);
	});

	test('that was not issued here fails with the sentence of the callback page', async () => {
		const runtime = await testRuntime();
		const { body } = await openBrowser(runtime).call('POST /api/auth/confirm', { token: 'A'.repeat(43) });
		expect(body).toMatchObject({
			error: 'confirmation_failed',
			message: 'Verification failed. Please try logging in again.',
		});
	});

	test('is sent again on request, at most once a minute, and the older one is void', async () => {
		const { runtime, pass } = await clockedRuntime();
		await signUp(runtime);
		const resend = () => openBrowser(runtime).call('POST /api/auth/resend', { email: FORM.email });
		expect((await resend()).body).toEqual({ ok: true });
		expect(await mailsOf(runtime)).toHaveLength(1);
		pass(60_000);
		const oldToken = await mailedToken(runtime);
		expect((await resend()).body).toEqual({ ok: true });
		expect(await mailsOf(runtime)).toHaveLength(2);
		expect((await openBrowser(runtime).call('POST /api/auth/confirm', { token: oldToken })).status).toBe(400);
		expect(
			(await openBrowser(runtime).call('POST /api/auth/confirm', { token: await mailedToken(runtime) })).status,
		).toBe(200);
	});

	test('is not sent again, though the answer is the same, where nobody has to confirm', async () => {
		const { runtime, pass } = await clockedRuntime();
		await signUp(runtime);
		await openBrowser(runtime).call('POST /api/auth/confirm', { token: await mailedToken(runtime) });
		pass(HOUR);
		for (const email of [FORM.email, 'nobody@example.com']) {
			expect((await openBrowser(runtime).call('POST /api/auth/resend', { email })).body).toEqual({ ok: true });
		}
		expect(await mailsOf(runtime)).toHaveLength(1);
	});
});

test('the first sign-in counts the visitor’s use for the account', async () => {
	const runtime = await testRuntime();
	const browser = openBrowser(runtime);
	await browser.call('POST /api/optimise', { rawPrompt: 'Write a poem about rain.' });
	await browser.call('POST /api/auth/sign-up', FORM);
	await browser.call('POST /api/auth/confirm', { token: await mailedToken(runtime) });
	const { body } = await browser.call('POST /api/optimise', { rawPrompt: 'Write a poem about snow.' });
	expect(body.usage).toMatchObject({ usedThisWeek: 2, remaining: 1 });
});
