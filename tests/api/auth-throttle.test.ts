import { describe, expect, test } from 'vitest';
import type { Runtime } from '#server/runtime';
import { mailedToken, mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { openBrowser } from '#support/test-browser';
import { clockedRuntime } from '#support/turned-clock';

const ANN = 'ann@example.com';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const guess = (runtime: Runtime, email = ANN, clientAddress = '192.0.2.1') =>
	openBrowser(runtime, clientAddress).signIn(email, 'not the password');

describe('wrong passwords for one address', () => {
	test('a hundred at once: five are checked, and the owner can still reset the password', async () => {
		const { runtime } = await clockedRuntime();
		await passwordAccount(runtime);
		const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => guess(runtime, ANN, `198.51.100.${i}`)));
		expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
		for (const { status, body, headers } of replies.filter((reply) => reply.status !== 401)) {
			expect([status, body.error, body.retryAfterSeconds]).toEqual([429, 'too_many_sign_ins', 1]);
			expect(headers.get('retry-after')).toBe('1');
		}
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(429);
		const owner = openBrowser(runtime);
		await owner.call('POST /api/auth/reset-request', { email: ANN });
		const password = 'two herons by the lake';
		const code = await mailedToken(runtime);
		await owner.call('POST /api/auth/reset', { code, password, confirmPassword: password });
		expect((await owner.call('GET /api/account')).status).toBe(200);
		expect((await openBrowser(runtime).signIn(ANN, password)).status).toBe(200);
	});

	test('after five have to wait 1, 2, 4 … up to 60 seconds for each more', async () => {
		const { runtime, pass } = await clockedRuntime();
		await passwordAccount(runtime);
		for (let i = 0; i < 5; i += 1) expect((await guess(runtime, ANN, `198.51.100.${i}`)).status).toBe(401);
		for (const [i, seconds] of [1, 2, 4, 8, 16, 32, 60, 60, 60].entries()) {
			expect((await guess(runtime, ANN, `203.0.113.${i}`)).headers.get('retry-after')).toBe(String(seconds));
			pass(seconds * SECOND - 1);
			expect((await guess(runtime, ANN, `203.0.113.${i}`)).status).toBe(429);
			pass(1);
			expect((await guess(runtime, ANN, `203.0.113.${i}`)).status).toBe(401);
		}
	});

	test('are forgotten after the right one, and after an hour without any', async () => {
		const { runtime, pass } = await clockedRuntime();
		await passwordAccount(runtime);
		for (let round = 0; round < 3; round += 1) {
			for (let i = 0; i < 4; i += 1) expect((await guess(runtime)).status).toBe(401);
			expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(200);
		}
		pass(11 * MINUTE);
		for (let i = 0; i < 5; i += 1) await guess(runtime);
		expect((await guess(runtime)).status).toBe(429);
		pass(HOUR);
		for (let i = 0; i < 5; i += 1) expect((await guess(runtime)).status).toBe(401);
	});

	test('are counted for an unknown address too, in any spelling', async () => {
		const { runtime } = await clockedRuntime();
		for (const email of [
			'no@example.com',
			'NO@EXAMPLE.COM',
			' no@example.com',
			'no\uff20example.com',
			'No@example.com',
		]) {
			expect((await guess(runtime, email)).status).toBe(401);
		}
		expect((await guess(runtime, 'no@example.com')).status).toBe(429);
		expect((await guess(runtime, 'other@example.com')).status).toBe(401);
	});
});

describe('wrong passwords from one network', () => {
	test('are limited to thirty in ten minutes over all accounts; other networks are not affected', async () => {
		const { runtime, pass } = await clockedRuntime();
		await passwordAccount(runtime);
		const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => guess(runtime, `user${i}@example.com`)));
		expect(replies.filter(({ status }) => status === 401)).toHaveLength(30);
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(170);
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).headers.get('retry-after')).toBe('600');
		expect((await openBrowser(runtime, '192.0.2.2').signIn(ANN, PASSWORD)).status).toBe(200);
		pass(10 * MINUTE - 1);
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(429);
		pass(1);
		expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(200);
	});

	test('that is blocked do not block the addresses that it tried', async () => {
		const { runtime } = await clockedRuntime();
		await passwordAccount(runtime);
		for (let i = 0; i < 30; i += 1) await guess(runtime, `user${i}@example.com`);
		for (let i = 0; i < 10; i += 1) await guess(runtime);
		expect((await openBrowser(runtime, '192.0.2.2').signIn(ANN, PASSWORD)).status).toBe(200);
	});

	test('are counted together for an IPv6 /64', async () => {
		const { runtime } = await clockedRuntime();
		for (let i = 0; i < 30; i += 1) await guess(runtime, `user${i}@example.com`, `2001:db8:1:2::${i.toString(16)}`);
		expect((await guess(runtime, 'a@example.com', '2001:db8:1:2:ffff::1')).status).toBe(429);
		expect((await guess(runtime, 'a@example.com', '2001:db8:1:3::1')).status).toBe(401);
	});

	test('are not counted when they are right', async () => {
		const { runtime } = await clockedRuntime();
		await passwordAccount(runtime);
		for (let i = 0; i < 35; i += 1) expect((await openBrowser(runtime).signIn(ANN, PASSWORD)).status).toBe(200);
	});
});

describe('mail', () => {
	const request = (runtime: Runtime, email = ANN, clientAddress = '192.0.2.1') =>
		openBrowser(runtime, clientAddress).call('POST /api/auth/reset-request', { email });

	test('goes to an address once a minute and five times a day, always with the same answer', async () => {
		const { runtime, pass } = await clockedRuntime();
		await passwordAccount(runtime);
		for (const [i, wait] of [MINUTE - 1, 1, MINUTE, MINUTE, MINUTE, MINUTE, HOUR].entries()) {
			expect((await request(runtime, ANN, `192.0.2.${i}`)).body).toEqual({ ok: true });
			pass(wait);
		}
		expect(await mailsOf(runtime)).toHaveLength(5);
		pass(24 * HOUR);
		await request(runtime);
		expect(await mailsOf(runtime)).toHaveLength(6);
	});

	test('to reset a password does not wait for the one that confirmed the address', async () => {
		const { runtime } = await clockedRuntime();
		const form = { name: 'Ann', email: ANN, password: PASSWORD, confirmPassword: PASSWORD, terms: true };
		await openBrowser(runtime).call('POST /api/auth/sign-up', form);
		await request(runtime);
		// Sorted, because both mails have the same time on the stopped clock.
		const subjects = (await mailsOf(runtime)).map(({ subject }) => subject).sort();
		expect(subjects).toEqual(['Confirm your email address for PLOOP', 'Reset your PLOOP password']);
	});

	test('has an hourly cap that simultaneous requests cannot exceed; the rest are asked to wait', async () => {
		const { runtime, pass } = await clockedRuntime();
		const used = { resets: 1480, 'resets-reserve': 500 };
		const sql = 'INSERT INTO attempts (subject, count, since) VALUES (?, ?, ?)';
		const since = runtime.now().getTime();
		await runtime.db.write(Object.entries(used).map(([name, count]) => ({ sql, args: [name, count, since] })));
		await Promise.all(Array.from({ length: 40 }, (_, i) => passwordAccount(runtime, `user${i}@example.com`)));
		const replies = await Promise.all(
			Array.from({ length: 40 }, (_, i) => request(runtime, `user${i}@example.com`, `198.51.100.${i}`)),
		);
		const ours = (await mailsOf(runtime)).filter(({ to }) => to.startsWith('user'));
		expect(ours).toHaveLength(20);
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
		expect(replies.filter(({ headers }) => headers.get('retry-after') === '3600')).toHaveLength(20);
		pass(HOUR);
		expect((await request(runtime, 'user39@example.com')).status).toBe(200);
	});

	test('can be requested five hundred times an hour by one network, for known and unknown addresses', async () => {
		const { runtime, pass } = await clockedRuntime();
		for (let i = 0; i < 500; i += 1) expect((await request(runtime, `no${i}@example.com`)).status).toBe(200);
		const { status, body } = await request(runtime);
		expect([status, body.error, body.retryAfterSeconds]).toEqual([429, 'rate_limited', 3600]);
		expect((await request(runtime, ANN, '192.0.2.2')).status).toBe(200);
		pass(HOUR);
		expect((await request(runtime)).status).toBe(200);
	});
});

test('the counts hold no address', async () => {
	const { runtime } = await clockedRuntime();
	await guess(runtime, 'secret.person@example.com', '198.51.100.77');
	await openBrowser(runtime, '198.51.100.77').call('POST /api/auth/reset-request', {
		email: 'secret.person@example.com',
	});
	const rows = await runtime.db.read({ sql: 'SELECT * FROM attempts', args: [] });
	expect(rows.length).toBeGreaterThan(3);
	expect(JSON.stringify(rows)).not.toMatch(/secret|person|198\.51/);
});
