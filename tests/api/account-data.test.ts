import { describe, expect, test } from 'vitest';
import { callRoute } from '#support/call-route';
import { plantCanaries } from '#support/plant-canaries';
import { apiTokenOf, type SignedIn, sessionOf, signedIn } from '#support/signed-in';
import { openBrowser } from '#support/test-browser';
import { type TestRuntime, testRuntime } from '#support/test-runtime';

const HISTORY_COLUMNS = 'id, account_id, created_at, raw, result, modifiers, task_type, raw_chars, result_chars';
const PASSWORD = 'a lamp in the garden';

async function withPassword(runtime: TestRuntime): Promise<SignedIn> {
	const person = await signedIn(runtime.db);
	await setPassword(runtime, person.id);
	return person;
}

async function setPassword(runtime: TestRuntime, id: string): Promise<void> {
	const hash = await runtime.passwords.hash(PASSWORD);
	await runtime.db.write([{ sql: 'UPDATE accounts SET password_hash = ? WHERE id = ?', args: [hash, id] }]);
}

const deletion = (runtime: TestRuntime, as: SignedIn, password = PASSWORD) =>
	callRoute(runtime, 'POST /api/account/delete', { as, body: { password, confirm: 'delete' } });

async function everything({ db }: TestRuntime): Promise<string> {
	const tables = await db.read({ sql: `SELECT name FROM sqlite_master WHERE type = 'table'`, args: [] });
	const rows = await Promise.all(
		tables.map(async (table) => [table['name'], await db.read({ sql: `SELECT * FROM "${table['name']}"`, args: [] })]),
	);
	return JSON.stringify(rows);
}

describe.each([
	['POST /api/account/export', {}],
	['POST /api/account/delete', { confirm: 'delete' }],
])('%s', (route, rest) => {
	test('needs a session: a visitor and an API token are refused', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		const body = { password: PASSWORD, ...rest };
		expect(await callRoute(runtime, route, { body })).toMatchObject({ status: 401, body: { error: 'auth_required' } });
		const as = await apiTokenOf(runtime.db, ann.id);
		expect(await callRoute(runtime, route, { as, body })).toMatchObject({
			status: 403,
			body: { error: 'session_required' },
		});
	});

	test('needs the password: a wrong one names the field and changes nothing', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		const call = (password: unknown) => callRoute(runtime, route, { as: ann, body: { password, ...rest } });
		expect(await call('another one')).toMatchObject({ body: { error: 'wrong_password', field: 'password' } });
		expect(await call('')).toMatchObject({ status: 400, body: { error: 'password_required' } });
		expect((await callRoute(runtime, 'GET /api/account', { as: ann })).status).toBe(200);
	});

	test('slows down a caller that guesses passwords', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		const body = { password: 'guess', ...rest };
		const answers = await Promise.all(Array.from({ length: 30 }, () => callRoute(runtime, route, { as: ann, body })));
		const looked = answers.filter(({ status }) => status !== 429);
		expect(looked.length).toBeLessThanOrEqual(6);
		expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
	});
});

describe('an export', () => {
	test('holds the value of every column of every table once, but no secret', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		const planted = await plantCanaries(runtime.db, ann.id);
		await setPassword(runtime, ann.id);
		const { status, body } = await callRoute(runtime, 'POST /api/account/export', {
			as: ann,
			body: { password: PASSWORD },
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({ exported_at: '2026-11-18T12:00:00.000Z', next: null });
		const text = JSON.stringify(body);
		for (const [column, canary] of planted)
			expect(text.includes(canary), column).toBe(!/_hash$|search_text$|sealed_secret$/.test(column));
		expect(text).not.toContain('$argon2');
	});

	test('of a long history comes in pages that are complete together', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		const sql = `WITH RECURSIVE n (i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 2099)
			INSERT INTO optimisations (${HISTORY_COLUMNS}) SELECT 'id' || i, ?, i, 'raw', 'result', '{}', 'other', 3, 6 FROM n`;
		await runtime.db.write([{ sql, args: [ann.id] }]);
		const sizes: number[] = [];
		for (let next: string | undefined = ''; next !== undefined; ) {
			const body = { password: PASSWORD, ...(next && { after: next }) };
			const answer = await callRoute(runtime, 'POST /api/account/export', { as: ann, body });
			sizes.push(answer.body.tables.optimisations.length);
			next = answer.body.next ?? undefined;
		}
		expect(sizes).toEqual([500, 500, 100]);
	});
});

describe('a deletion', () => {
	test('leaves no trace, and sends the owner one mail, of which no copy is kept', async () => {
		const runtime = await testRuntime();
		const [ann, bob] = [await withPassword(runtime), await withPassword(runtime)];
		await plantCanaries(runtime.db, ann.id);
		await plantCanaries(runtime.db, bob.id);
		await setPassword(runtime, ann.id);
		const email = 'ann.deleted@ploop.test';
		const unsubscribed = 'UPDATE accounts SET email = ?, subscription_id = NULL WHERE id = ?';
		await runtime.db.write([{ sql: unsubscribed, args: [email, ann.id] }]);
		expect((await deletion(runtime, ann)).body).toEqual({ ok: true });
		expect(runtime.unkept).toMatchObject([{ recipient: email, subject: 'Your PLOOP account was deleted' }]);
		const left = await everything(runtime);
		expect(left).not.toContain(ann.id);
		expect(left).not.toContain(email);
		expect(left).toContain(bob.id);
		expect(JSON.stringify(runtime.logged)).not.toContain(email);
	});

	test('ends every session and token at once, and clears the cookies', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		const keys = [ann, await sessionOf(runtime.db, ann.id), await apiTokenOf(runtime.db, ann.id)];
		const { headers } = await deletion(runtime, ann);
		expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
			'ploop_session=',
			'ploop_signed_in=',
			'ploop_device=',
		]);
		for (const as of keys) {
			expect(await callRoute(runtime, 'GET /api/account', { as })).toMatchObject({
				status: 401,
				body: { error: 'invalid_token' },
			});
		}
	});

	test('frees the address for a new, empty account', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		await callRoute(runtime, 'POST /api/optimise', { as: ann, body: { rawPrompt: 'Write a poem about rain.' } });
		await deletion(runtime, ann);
		const anew = await signedIn(runtime.db, { email: ann.email });
		const usage = await callRoute(runtime, 'GET /api/usage/summary', { as: anew });
		expect(usage.body.usedThisWeek).toBe(0);
		const history = await callRoute(runtime, 'GET /api/account/history', { as: anew });
		expect(history.body.items).toEqual([]);
	});

	test('needs the confirmation word, whatever else is sent', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		for (const confirm of ['Delete', 'yes', true, undefined]) {
			const body = { password: PASSWORD, confirm };
			const answer = await callRoute(runtime, 'POST /api/account/delete', { as: ann, body });
			expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
		}
	});

	test('requested five times at once happens once', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		const answers = await Promise.all(Array.from({ length: 5 }, () => deletion(runtime, ann)));
		expect(answers.some(({ status }) => status === 200)).toBe(true);
		expect(runtime.unkept).toHaveLength(1);
	});

	test('during the writing of prompts keeps none of them', async () => {
		const runtime = await testRuntime();
		const ann = await withPassword(runtime);
		const pro = `UPDATE accounts SET plan = 'pro' WHERE id = ?`;
		await runtime.db.write([{ sql: pro, args: [ann.id] }]);
		const prompts = Array.from({ length: 20 }, (_, i) =>
			callRoute(runtime, 'POST /api/optimise', { as: ann, body: { rawPrompt: `Write a poem about canary ${i}.` } }),
		);
		await Promise.all([...prompts, deletion(runtime, ann)]);
		expect(await everything(runtime)).not.toContain('canary');
	});
});

test('the browser that deleted the account is a visitor afterwards', async () => {
	const runtime = await testRuntime();
	const ann = await withPassword(runtime);
	const browser = openBrowser(runtime);
	expect((await browser.signIn(ann.email, PASSWORD)).status).toBe(200);
	await browser.call('POST /api/account/delete', { password: PASSWORD, confirm: 'delete' });
	expect([...browser.cookies.keys()]).not.toContain('ploop_session');
	expect((await browser.call('GET /api/account')).body.error).toBe('auth_required');
	expect((await browser.signIn(ann.email, PASSWORD)).body.error).toBe('wrong_credentials');
});
