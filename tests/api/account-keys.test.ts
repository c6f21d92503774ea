import { describe, expect, test } from 'vitest';
import { callRoute } from '#support/call-route';
import { apiTokenOf, type SignedIn, sessionOf, signedIn } from '#support/signed-in';
import { type TestRuntime, testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const DAY = 24 * 3_600_000;

const sessionsOf = async (runtime: TestRuntime, as: SignedIn) =>
	(await callRoute(runtime, 'GET /api/account/sessions', { as })).body.sessions;
const tokensOf = async (runtime: TestRuntime, as: SignedIn) =>
	(await callRoute(runtime, 'GET /api/account/tokens', { as })).body.tokens;
const createToken = (runtime: TestRuntime, as: SignedIn, name: unknown = 'Laptop', more: object = {}) =>
	callRoute(runtime, 'POST /api/account/tokens', { as, body: { name, ...more } });
const isSignedIn = async (runtime: TestRuntime, as: { readonly authorization: string }) =>
	(await callRoute(runtime, 'GET /api/account', { as })).status === 200;

describe('sessions', () => {
	test('are listed without ended ones, and the caller’s own is marked', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		await signedIn(runtime.db);
		await sessionOf(runtime.db, ann.id, runtime.now());
		await sessionOf(runtime.db, ann.id, new Date('2026-01-01T00:00:00Z'));
		const sessions = await sessionsOf(runtime, ann);
		expect(sessions).toMatchObject([
			{ device: 'Test', isCurrent: true },
			{ device: 'Test', isCurrent: false, created_at: '2026-11-18T12:00:00.000Z' },
		]);
		expect(Object.keys(sessions[0]).sort()).toEqual(['created_at', 'device', 'id', 'isCurrent', 'seen_at']);
	});

	test('end one at a time', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		const phone = await sessionOf(runtime.db, ann.id, runtime.now());
		const id = (await sessionsOf(runtime, ann)).find((one: { isCurrent: boolean }) => !one.isCurrent).id;
		const call = () => callRoute(runtime, 'DELETE /api/account/sessions/{id}', { as: ann, params: { id } });
		expect((await call()).body).toEqual({ ok: true });
		expect([await isSignedIn(runtime, phone), await isSignedIn(runtime, ann)]).toEqual([false, true]);
		expect((await call()).status).toBe(404);
	});

	test('can all be ended except the caller’s own, and no session of another account ends', async () => {
		const runtime = await testRuntime();
		const [ann, bob] = [await signedIn(runtime.db), await signedIn(runtime.db)];
		const others = [await sessionOf(runtime.db, ann.id), await sessionOf(runtime.db, ann.id)];
		expect((await callRoute(runtime, 'DELETE /api/account/sessions', { as: ann })).body).toEqual({ ok: true });
		expect(await sessionsOf(runtime, ann)).toHaveLength(1);
		for (const other of others) expect(await isSignedIn(runtime, other)).toBe(false);
		expect(await isSignedIn(runtime, bob)).toBe(true);
	});
});

describe('an API token', () => {
	test('is shown once, stored as a hash, and may call the product’s routes', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db, 'pro');
		const { body } = await createToken(runtime, ann, '  Laptop ');
		expect(body).toMatchObject({ name: 'Laptop', token: expect.stringMatching(/^ploop_[\w-]{43}$/) });
		const as = { authorization: `Bearer ${body.token}` };
		expect((await callRoute(runtime, 'GET /api/account', { as })).body.id).toBe(ann.id);
		const prompt = { rawPrompt: 'Write a poem about rain.' };
		expect((await callRoute(runtime, 'POST /api/optimise', { as, body: prompt })).status).toBe(200);
		const [item] = await tokensOf(runtime, ann);
		expect(item).toMatchObject({
			id: body.id,
			name: 'Laptop',
			ending: body.token.slice(-4),
			used_at: expect.any(String),
		});
		const rows = await runtime.db.read({ sql: 'SELECT * FROM api_tokens', args: [] });
		expect(JSON.stringify([rows, item])).not.toContain(body.token.slice(6));
	});

	test('may write prompts, and more only with the scope for it', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db, 'pro');
		const narrow = { authorization: `Bearer ${(await createToken(runtime, ann)).body.token}` };
		const wide = { authorization: `Bearer ${(await createToken(runtime, ann, 'Wide', { scope: 'all' })).body.token}` };
		const prompt = { rawPrompt: 'Write a poem about rain.' };
		for (const as of [narrow, wide]) {
			expect((await callRoute(runtime, 'POST /api/optimise', { as, body: prompt })).status).toBe(200);
			for (const route of ['GET /api/account', 'GET /api/usage/summary'])
				expect((await callRoute(runtime, route, { as })).status).toBe(200);
		}
		const rest = [
			['GET /api/account/history', undefined],
			['DELETE /api/account/history', undefined],
			['PATCH /api/account', { display_name: 'Another' }],
			['GET /api/user-templates', undefined],
			['POST /api/user-templates', { title: 'A title', body: 'A text.' }],
		] as const;
		for (const [route, body] of rest) {
			const sent = body === undefined ? {} : { body };
			expect((await callRoute(runtime, route, { as: narrow, ...sent })).body.error).toBe('token_scope');
			expect([route, (await callRoute(runtime, route, { as: wide, ...sent })).status]).toEqual([route, 200]);
		}
		const scopes = (await tokensOf(runtime, ann)).map(({ scope }: { scope: string }) => scope);
		expect(scopes.sort()).toEqual(['all', 'prompts']);
	});

	test('expires on its day, which is shown', async () => {
		const { runtime, pass } = await clockedRuntime();
		const ann = await signedIn(runtime.db);
		const { token } = (await createToken(runtime, ann, 'Short', { days: 30 })).body;
		const as = { authorization: `Bearer ${token}` };
		expect((await tokensOf(runtime, ann))[0].expires_at).toBe('2026-12-18T12:00:00.000Z');
		pass(30 * DAY - 1);
		expect(await isSignedIn(runtime, as)).toBe(true);
		pass(1);
		expect((await callRoute(runtime, 'GET /api/account', { as })).body.error).toBe('invalid_token');
		await createToken(runtime, ann);
		expect((await tokensOf(runtime, ann))[0].expires_at).toBe('2027-03-18T12:00:00.000Z');
		for (const days of [0, 31, 9999, '90', null])
			expect((await createToken(runtime, ann, 'x', { days })).body.error).toBe('invalid_input');
	});

	test('works after it is renamed, and no longer once revoked', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		const { id, token } = (await createToken(runtime, ann)).body;
		const params = { id };
		const as = { authorization: `Bearer ${token}` };
		const renamed = await callRoute(runtime, 'PATCH /api/account/tokens/{id}', {
			as: ann,
			params,
			body: { name: 'CI' },
		});
		expect(renamed.body).toMatchObject({ id, name: 'CI' });
		expect(await isSignedIn(runtime, as)).toBe(true);
		await callRoute(runtime, 'DELETE /api/account/tokens/{id}', { as: ann, params });
		expect(await callRoute(runtime, 'GET /api/account', { as })).toMatchObject({
			status: 401,
			body: { error: 'invalid_token' },
		});
		expect(await tokensOf(runtime, ann)).toEqual([]);
	});

	test('is created exactly twenty times by fifty simultaneous requests', async () => {
		const runtime = await testRuntime();
		const [ann, bob] = [await signedIn(runtime.db), await signedIn(runtime.db)];
		await createToken(runtime, bob);
		const answers = await Promise.all(Array.from({ length: 50 }, () => createToken(runtime, ann)));
		const refused = answers.filter(({ status }) => status === 409);
		expect(refused).toHaveLength(30);
		expect(refused[0]?.body.error).toBe('token_limit_reached');
		expect(new Set((await tokensOf(runtime, ann)).map(({ id }: { id: string }) => id)).size).toBe(20);
	});

	test.each([
		['no name', undefined],
		['a blank name', '  '],
		['a name that nobody sees', '\u200b\u2060'],
		['61 characters', 'x'.repeat(61)],
		['two lines', 'a\nb'],
	])('with %s is refused', async (_, name) => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		expect(await createToken(runtime, ann, name ?? null)).toMatchObject({
			status: 400,
			body: { error: 'token_name_invalid' },
		});
		expect((await createToken(runtime, ann, 'x'.repeat(60))).status).toBe(200);
	});
});

const KEY_ROUTES = [
	'GET /api/account/sessions',
	'DELETE /api/account/sessions',
	'DELETE /api/account/sessions/{id}',
	'GET /api/account/tokens',
	'POST /api/account/tokens',
	'PATCH /api/account/tokens/{id}',
	'DELETE /api/account/tokens/{id}',
];

test.each(KEY_ROUTES)('%s refuses visitors and API tokens', async (route) => {
	const runtime = await testRuntime();
	const ann = await signedIn(runtime.db);
	const call = { params: { id: 'x' }, ...(/POST|PATCH/.test(route) && { body: { name: 'x' } }) };
	expect(await callRoute(runtime, route, call)).toMatchObject({ status: 401, body: { error: 'auth_required' } });
	const as = await apiTokenOf(runtime.db, ann.id);
	expect(await callRoute(runtime, route, { ...call, as })).toMatchObject({
		status: 403,
		body: { error: 'session_required' },
	});
});

test('the id of another account’s key is answered like an unknown one, and changes nothing', async () => {
	const runtime = await testRuntime();
	const [ann, eve] = [await signedIn(runtime.db), await signedIn(runtime.db)];
	const token = (await createToken(runtime, ann)).body.id;
	const [{ id: session }] = await sessionsOf(runtime, ann);
	const before = await tokensOf(runtime, ann);
	const cells = [
		['DELETE /api/account/sessions/{id}', session],
		['PATCH /api/account/tokens/{id}', token],
		['DELETE /api/account/tokens/{id}', token],
	] as const;
	for (const [route, theirs] of cells) {
		const body = route.startsWith('PATCH') ? { name: 'mine now' } : undefined;
		const [got, unknown] = await Promise.all(
			[theirs, '0198a000-0000-7000-8000-000000000000'].map((id) =>
				callRoute(runtime, route, { as: eve, params: { id }, body }),
			),
		);
		expect(got?.status).toBe(404);
		expect({ ...got?.body, requestId: '' }).toEqual({ ...unknown?.body, requestId: '' });
		expect([...(got?.headers.keys() ?? [])]).toEqual([...(unknown?.headers.keys() ?? [])]);
	}
	expect(await tokensOf(runtime, ann)).toEqual(before);
	expect(await sessionsOf(runtime, ann)).toHaveLength(1);
});
