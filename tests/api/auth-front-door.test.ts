import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Runtime } from '#server/runtime';
import { startIdentityProvider } from '#support/identity-provider';
import { mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { settingsFor } from '#support/provider-way';
import { type DoorCall, type DoorReply, openFrontDoor } from '#support/test-front-door';
import { testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const SIGN_IN = '/api/auth/sign-in';
const HOUR = 3_600_000;

type Door = (call: DoorCall) => Promise<DoorReply>;

/** Returns a function that signs in to `email` with a wrong password. */
function guesser(door: Door, runtime: Runtime) {
	const host = new URL(runtime.publicOrigin).host;
	return (email: string, path = SIGN_IN, headers: Record<string, string> = {}) =>
		door({
			path,
			headers: { host, 'content-type': 'application/json', ...headers },
			body: JSON.stringify({ email, password: 'not the password' }),
		});
}

const tally = (replies: readonly DoorReply[], status: number) => replies.filter((one) => one.status === status).length;

describe('a caller that guesses passwords', () => {
	test('is counted as one network whatever its X-Forwarded-For, when no proxy is trusted', async () => {
		const runtime = await testRuntime();
		const guess = guesser(await openFrontDoor(runtime), runtime);
		const replies = await Promise.all(
			Array.from({ length: 200 }, (_, i) =>
				guess(`user${i}@example.com`, SIGN_IN, { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `198.51.100.${i}` }),
			),
		);
		expect([tally(replies, 401), tally(replies, 429)]).toEqual([30, 170]);
	});

	test('is identified by the address that the trusted proxy appended, not by those before it', async () => {
		const runtime = await testRuntime();
		const guess = guesser(await openFrontDoor(runtime, 1), runtime);
		const from = (forwarded: string, i: number) =>
			guess(`user${i}@example.com`, SIGN_IN, { 'x-forwarded-for': forwarded });
		const same = await Promise.all(Array.from({ length: 60 }, (_, i) => from(`203.0.113.${i}, 192.0.2.7`, i)));
		expect([tally(same, 401), tally(same, 429)]).toEqual([30, 30]);
		const others = await Promise.all(Array.from({ length: 10 }, (_, i) => from(`192.0.2.7, 203.0.113.${i}`, 100 + i)));
		expect(tally(others, 401)).toBe(10);
	});

	test('is counted together for every spelling of the address', async () => {
		const runtime = await testRuntime();
		const guess = guesser(await openFrontDoor(runtime), runtime);
		const ways = [
			SIGN_IN,
			'/api/auth/sign-%69n',
			'/%61pi/auth/sign-in',
			`${SIGN_IN}?a=1`,
			`${SIGN_IN}?b=2&`,
			`/${SIGN_IN}`,
			`${SIGN_IN}/`,
			'/API/auth/sign-in',
			'/api/auth/Sign-in',
			'/api/auth//sign-in',
			'/api/auth/sign-in/x',
			'/api/auth/./sign-in',
			'/api/auth/x/../sign-in',
			'/api/auth%2fsign-in',
			'/api/auth/sign-in%00',
		];
		const replies: DoorReply[] = [];
		for (let round = 0; round < 4; round += 1) {
			for (const way of ways) replies.push(await guess('ann@example.com', way));
		}
		expect(tally(replies, 401)).toBe(5);
		for (const { status } of replies) expect([308, 400, 401, 404, 405, 429]).toContain(status);
	});
});

describe('a request with a false host name', () => {
	const file = join(process.cwd(), 'tests/data/host-header-payloads.json');
	const { headers: names, values } = JSON.parse(readFileSync(file, 'utf8')) as {
		headers: string[];
		values: string[];
	};
	const known = { origin: 'https://ploop.example', host: 'ploop.example' };
	const json = { 'content-type': 'application/json' };
	const bodies: Record<string, object> = {
		'/api/auth/reset-request': { email: 'ann@example.com' },
		'/api/auth/resend': { email: 'bob@example.com' },
		'/api/auth/sign-up': {
			name: 'Ann',
			email: 'ann@example.com',
			password: PASSWORD,
			confirmPassword: PASSWORD,
			terms: true,
		},
	};

	/** Removed before the search, because a random token may contain any short word. */
	const TOKEN = /[\w-]{43,}/g;

	test.each(Object.keys(bodies))('leaves no trace in mail, cookies or addresses: %s', async (path) => {
		const { runtime, pass } = await clockedRuntime({ publicOrigin: known.origin });
		const hash = vi.fn(async () => 'no password');
		const door = await openFrontDoor({ ...runtime, passwords: { ...runtime.passwords, hash } });
		await passwordAccount(runtime);
		await passwordAccount(runtime, 'bob@example.com');
		await runtime.db.write([{ sql: `UPDATE accounts SET confirmed_at = NULL WHERE email LIKE 'bob%'`, args: [] }]);
		const body = JSON.stringify(bodies[path]);
		for (const name of names) {
			for (const value of values) {
				pass(6 * HOUR);
				const headers = { ...json, host: known.host, [name]: encodeURI(value) === value ? value : value.trim() };
				const reply = await door({ path, headers, body });
				expect(reply.status, `${name}: ${value}`).toBeLessThan(500);
				const told = JSON.stringify(reply.headers).replace(TOKEN, '');
				expect(told).not.toMatch(/evil|169\.254|localhost/);
			}
		}
		const mails = await mailsOf(runtime);
		expect(mails.length).toBeGreaterThan(100);
		for (const { link, text, wording } of mails) {
			expect(link.origin).toBe(known.origin);
			expect(wording).not.toMatch(/evil|169\.254|localhost|127\.0\.0\.1|aaaa/i);
			expect(text.match(/https?:\/\//g)).toHaveLength(1);
		}
	});

	test('goes to a provider from the published address and returns to it', async () => {
		const provider = await startIdentityProvider();
		const runtime = await testRuntime({ publicOrigin: known.origin, providers: [settingsFor('google', provider)] });
		const door = await openFrontDoor(runtime);
		for (const name of names.filter((one) => one !== 'Host')) {
			const lie = { host: known.host, [name]: 'evil.example' };
			const csrf = await door({ method: 'GET', path: '/api/auth/csrf', headers: lie });
			const cookie = String(csrf.headers['set-cookie']).split(';')[0] ?? '';
			const body = new URLSearchParams({ csrfToken: JSON.parse(csrf.body).csrfToken }).toString();
			const form = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
			const reply = await door({ path: '/api/auth/signin/google', headers: { ...lie, ...form }, body });
			const back = new URL(JSON.parse(reply.body).url).searchParams.get('redirect_uri');
			expect(back, name).toBe(`${known.origin}/api/auth/callback/google`);
		}
	});
});

test('a mailed link that a scanner opens again and again, with GET and HEAD, still works for the person', async () => {
	const runtime = await testRuntime();
	const door = await openFrontDoor(runtime);
	const host = new URL(runtime.publicOrigin).host;
	const headers = { host, 'content-type': 'application/json' };
	const form = { name: 'Ann', email: 'ann@example.com', password: PASSWORD, confirmPassword: PASSWORD, terms: true };
	await door({ path: '/api/auth/sign-up', headers, body: JSON.stringify(form) });
	const [mail] = await mailsOf(runtime);
	const token = mail?.link.searchParams.get('token_hash') ?? '';
	const opened = [`${mail?.link.pathname}${mail?.link.search}`, `/api/auth/confirm?token=${token}`];
	for (const path of opened) {
		for (const method of ['GET', 'HEAD']) {
			for (const agent of [
				'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0',
				'Googlebot/2.1',
				'BarracudaCentral',
				'',
				'curl/8',
			]) {
				expect((await door({ method, path, headers: { host, 'user-agent': agent } })).status).toBeGreaterThanOrEqual(
					400,
				);
			}
		}
	}
	const confirmed = await door({ path: '/api/auth/confirm', headers, body: JSON.stringify({ token }) });
	expect(confirmed.status).toBe(200);
});
