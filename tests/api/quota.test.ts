import { describe, expect, test } from 'vitest';
import type { Runtime } from '#server/runtime';
import { endpointAt } from '#support/api-routes';
import { type CallOptions, contextFor, cookieFrom } from '#support/call-endpoint';
import { signedIn } from '#support/signed-in';
import { TEST_CATALOGUE } from '#support/test-catalogue';
import { testRuntime } from '#support/test-runtime';

const POST = endpointAt('POST /api/optimise');

const send = (runtime: Runtime, options: CallOptions = {}) =>
	POST(contextFor(runtime, { body: { rawPrompt: 'Write a poem about rain.' }, ...options }));

async function usedBy(runtime: Runtime, subject: string): Promise<number> {
	const rows = await runtime.db.read({ sql: 'SELECT used FROM usage WHERE subject = ?', args: [subject] });
	return Number(rows[0]?.['used'] ?? 0);
}

async function countRows(runtime: Runtime, table: 'optimisations' | 'usage'): Promise<number> {
	const rows = await runtime.db.read({ sql: `SELECT count(*) AS n FROM ${table}`, args: [] });
	return Number(rows[0]?.['n']);
}

const tally = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

describe('an account', () => {
	test('on a limit of three gets exactly three results from 200 simultaneous requests', async () => {
		for (let round = 0; round < 5; round += 1) {
			const runtime = await testRuntime();
			const { id, authorization } = await signedIn(runtime.db);
			const answers = await Promise.all(
				Array.from({ length: 200 }, () => send(runtime, { headers: { authorization } })),
			);
			const statuses = answers.map((answer) => answer.status);
			expect([tally(statuses, 200), tally(statuses, 429)]).toEqual([3, 197]);
			expect(await usedBy(runtime, `account:${id}`)).toBe(3);
			expect(await countRows(runtime, 'optimisations')).toBe(3);
		}
	});

	test('is told what is left, and when the week ends', async () => {
		const runtime = await testRuntime();
		const { authorization } = await signedIn(runtime.db);
		const first = await (await send(runtime, { headers: { authorization } })).json();
		expect(first.usage).toEqual({
			weeklyLimit: 3,
			usedThisWeek: 1,
			remaining: 2,
			resetsAtDate: '2026-11-23T00:00:00.000Z',
		});
		await send(runtime, { headers: { authorization } });
		await send(runtime, { headers: { authorization } });
		const refused = await send(runtime, { headers: { authorization } });
		expect(refused.status).toBe(429);
		expect(await refused.json()).toMatchObject({
			error: 'limit_reached',
			message: "You've hit this week's limit. Resets Monday 00:00 (London).",
			weeklyLimit: 3,
			usedThisWeek: 3,
			remaining: 0,
			resetsAtDate: '2026-11-23T00:00:00.000Z',
		});
	});

	test('starts again with the London week, not an instant before', async () => {
		let now = new Date('2027-03-28T22:59:59.999Z');
		const runtime = await testRuntime({ now: () => now });
		const { authorization } = await signedIn(runtime.db);
		for (let i = 0; i < 3; i += 1) expect((await send(runtime, { headers: { authorization } })).status).toBe(200);
		expect((await send(runtime, { headers: { authorization } })).status).toBe(429);
		now = new Date('2027-03-28T23:00:00.000Z');
		expect((await send(runtime, { headers: { authorization } })).status).toBe(200);
		// After the clock is set back, the old week's count applies again.
		now = new Date('2027-03-28T21:00:00.000Z');
		expect((await send(runtime, { headers: { authorization } })).status).toBe(429);
	});

	test.each(['pro', 'pro_monthly', 'pro_yearly'])('on plan %s has no limit, and is counted', async (plan) => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db, plan);
		for (let i = 0; i < 5; i += 1) expect((await send(runtime, { headers: { authorization } })).status).toBe(200);
		const { usage } = await (await send(runtime, { headers: { authorization } })).json();
		expect(usage).toMatchObject({ weeklyLimit: null, usedThisWeek: 6, remaining: null });
		expect(await usedBy(runtime, `account:${id}`)).toBe(6);
	});

	test('keeps each result in its history', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		const rawPrompt = 'Write a poem about 🦆.';
		await send(runtime, { headers: { authorization }, body: { rawPrompt, modifiers: { tone: 'academic' } } });
		const [row] = await runtime.db.read({ sql: 'SELECT * FROM optimisations', args: [] });
		expect(row).toMatchObject({ account_id: id, raw: rawPrompt, raw_chars: rawPrompt.length });
		expect(JSON.parse(String(row?.['modifiers']))).toMatchObject({ tone: 'academic' });
	});
});

describe('a visitor', () => {
	test('has one result a week, then is asked to sign in', async () => {
		const runtime = await testRuntime();
		const first = await send(runtime);
		expect(first.status).toBe(200);
		const cookie = cookieFrom(first);
		const second = await send(runtime, { headers: { cookie } });
		expect(second.status).toBe(401);
		expect(await second.json()).toMatchObject({
			error: 'auth_required',
			message: 'Sign in required to use the PLOOP Optimiser',
			weeklyLimit: 1,
			usedThisWeek: 1,
			remaining: 0,
		});
	});

	test('gets a signed cookie that lasts a year and no script can read', async () => {
		const runtime = await testRuntime({ publicOrigin: 'https://ploop.test' });
		const header = (await send(runtime)).headers.get('set-cookie') ?? '';
		expect(header).toMatch(
			/^ploop_visitor=[\w-]{22}\.[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
		);
	});

	test('with a cookie we did not sign is a new visitor', async () => {
		const runtime = await testRuntime();
		const cookie = cookieFrom(await send(runtime));
		const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
		expect((await send(runtime, { headers: { cookie: forged } })).status).toBe(200);
	});

	test('that clears cookies is limited by network to exactly twenty of 200 simultaneous requests', async () => {
		const runtime = await testRuntime();
		const answers = await Promise.all(Array.from({ length: 200 }, () => send(runtime)));
		const statuses = answers.map((answer) => answer.status);
		expect([tally(statuses, 200), tally(statuses, 401)]).toEqual([20, 180]);
		expect((await send(runtime, { clientAddress: '192.0.2.2' })).status).toBe(200);
	});

	test('shares the network with the rest of an IPv6 /64', async () => {
		const runtime = await testRuntime();
		const address = (i: number) => `2001:db8:1:2:${i.toString(16)}::1`;
		const answers = await Promise.all(
			Array.from({ length: 25 }, (_, i) => send(runtime, { clientAddress: address(i) })),
		);
		expect(
			tally(
				answers.map((answer) => answer.status),
				200,
			),
		).toBe(20);
		expect((await send(runtime, { clientAddress: '2001:db8:1:3::1' })).status).toBe(200);
	});

	test('must sign in at once when the catalogue gives visitors nothing', async () => {
		const anonymous = { limit: 0, networkLimit: 20 };
		const runtime = await testRuntime({ catalogue: { ...TEST_CATALOGUE, anonymous } });
		expect((await send(runtime)).status).toBe(401);
		expect(await countRows(runtime, 'usage')).toBe(0);
	});

	test('leaves no text in the database', async () => {
		const runtime = await testRuntime();
		await send(runtime, { body: { rawPrompt: 'canary-8f1d2 please' } });
		expect(await countRows(runtime, 'optimisations')).toBe(0);
		const rows = await runtime.db.read({ sql: 'SELECT subject FROM usage', args: [] });
		expect(rows.map((row) => String(row['subject']).split(':')[0]).sort()).toEqual(['network', 'visitor']);
		expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
	});
});

describe('a request that is not counted', () => {
	test('is a clarification, which also states the remaining allowance', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		const answer = await send(runtime, { headers: { authorization }, body: { rawPrompt: 'unclear' } });
		expect(await answer.json()).toMatchObject({
			needsClarification: true,
			optimised_prompt: '',
			question: 'What exactly?',
			usage: { usedThisWeek: 0, remaining: 3 },
		});
		expect(await usedBy(runtime, `account:${id}`)).toBe(0);
	});

	test('is a prompt that was already good, although it is in the account’s history', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		const body = { rawPrompt: 'already good' };
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => send(runtime, { headers: { authorization }, body })),
		);
		for (const answer of answers) {
			expect(await answer.json()).toMatchObject({ alreadyGood: true, usage: { usedThisWeek: 0, remaining: 3 } });
		}
		expect(await usedBy(runtime, `account:${id}`)).toBe(0);
		expect(await countRows(runtime, 'optimisations')).toBe(10);
		const visit = await send(runtime, { body });
		expect(await visit.json()).toMatchObject({ alreadyGood: true, usage: { usedThisWeek: 0, remaining: 1 } });
		expect(await countRows(runtime, 'usage')).toBe(0);
	});

	test('a prompt that was already good is refused too when the limit is reached', async () => {
		const runtime = await testRuntime();
		const { authorization } = await signedIn(runtime.db);
		for (let i = 0; i < 3; i += 1) await send(runtime, { headers: { authorization } });
		const body = { rawPrompt: 'already good' };
		expect((await send(runtime, { headers: { authorization }, body })).status).toBe(429);
		for (let i = 0; i < 20; i += 1) await send(runtime);
		expect((await send(runtime, { body })).status).toBe(401);
	});

	test('prompts that were already good are limited in the history', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		const insert = `INSERT INTO optimisations
			(id, account_id, created_at, raw, result, modifiers, task_type, raw_chars, result_chars)
			SELECT 'old-' || value, ?, ?, 'a', 'b', '{}', 'other', 1, 1
			FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 499) SELECT value FROM n)`;
		await runtime.db.write([{ sql: insert, args: [id, runtime.now().getTime()] }]);
		for (let i = 0; i < 3; i += 1)
			await send(runtime, { headers: { authorization }, body: { rawPrompt: 'already good' } });
		expect(await countRows(runtime, 'optimisations')).toBe(500);
	});

	test('is a fault of the engine', async () => {
		const optimise = () => {
			throw new Error('a fault');
		};
		const runtime = await testRuntime({ optimise });
		const { id, authorization } = await signedIn(runtime.db);
		expect((await send(runtime, { headers: { authorization } })).status).toBe(500);
		expect(await usedBy(runtime, `account:${id}`)).toBe(0);
	});

	test('is a refused request', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		await send(runtime, { headers: { authorization }, body: { rawPrompt: '' } });
		await send(runtime, { headers: { authorization }, body: '{' });
		await send(runtime, { headers: { authorization, origin: 'https://evil.example' } });
		expect(await usedBy(runtime, `account:${id}`)).toBe(0);
	});

	test('is a result that could not be stored: use and history are written together or not at all', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		await runtime.db.write([{ sql: 'DROP TABLE optimisations', args: [] }]);
		expect((await send(runtime, { headers: { authorization } })).status).toBe(503);
		expect(await usedBy(runtime, `account:${id}`)).toBe(0);
	});
});
