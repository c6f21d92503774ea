import { describe, expect, test } from 'vitest';
import { callRoute } from '#support/call-route';
import { apiTokenOf, signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const rowsOf = async (runtime: Awaited<ReturnType<typeof testRuntime>>) =>
	runtime.db.read({ sql: 'SELECT * FROM accounts ORDER BY id', args: [] });

describe('an account', () => {
	test('is shown to its owner, by session or by API token', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db, 'pro_yearly');
		const wanted = {
			id: ann.id,
			email: ann.email,
			display_name: null,
			plan: 'pro_yearly',
			planLabel: 'Pro – Unlimited',
			isPro: true,
			status: 'active',
			current_period_end: null,
			cancel_at_period_end: false,
			subscription_id: null,
			prefs: {
				rememberAdvancedOptions: false,
				autoCopyOptimisedPrompt: false,
				compactView: false,
				offerAboutMe: false,
			},
			created_at: '1970-01-01T00:00:00.000Z',
			has_password: false,
		};
		for (const as of [ann, await apiTokenOf(runtime.db, ann.id)]) {
			const answer = await callRoute(runtime, 'GET /api/account', { as });
			expect(answer.body).toEqual(wanted);
			expect(answer.headers.get('cache-control')).toBe('no-store');
		}
	});

	test('on the free plan or an unknown plan is Free', async () => {
		const runtime = await testRuntime();
		for (const plan of ['free', 'gold']) {
			const { body } = await callRoute(runtime, 'GET /api/account', { as: await signedIn(runtime.db, plan) });
			expect(body).toMatchObject({ plan: 'free', planLabel: 'Free', isPro: false });
		}
	});

	test('gives the end of its period in seconds', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db, 'pro');
		const sql = `UPDATE accounts SET current_period_end = 1795000000999, cancel_at_period_end = 1, subscription_id = 'sub_1'`;
		await runtime.db.write([{ sql, args: [] }]);
		const { body } = await callRoute(runtime, 'GET /api/account', { as: ann });
		expect(body).toMatchObject({
			current_period_end: 1795000000,
			cancel_at_period_end: true,
			subscription_id: 'sub_1',
		});
	});

	test('is refused without a session', async () => {
		const runtime = await testRuntime();
		for (const [route, message] of [
			['GET /api/account', 'Please sign in to continue.'],
			['GET /api/usage/summary', 'Please sign in to view your usage'],
		] as const) {
			expect(await callRoute(runtime, route)).toMatchObject({ status: 401, body: { error: 'auth_required', message } });
		}
		const patch = await callRoute(runtime, 'PATCH /api/account', { body: { display_name: 'Eve' } });
		expect(patch.status).toBe(401);
	});
});

describe('a change', () => {
	test('of the name leaves the preferences unchanged, and the reverse', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		await callRoute(runtime, 'PATCH /api/account', { as: ann, body: { prefs: { compactView: true } } });
		const named = await callRoute(runtime, 'PATCH /api/account', { as: ann, body: { display_name: '  Ann Ó ☂ ' } });
		expect(named.body).toMatchObject({ display_name: 'Ann Ó ☂', prefs: { compactView: true } });
		const body = { prefs: { autoCopyOptimisedPrompt: true } };
		expect((await callRoute(runtime, 'PATCH /api/account', { as: ann, body })).body).toMatchObject({
			display_name: 'Ann Ó ☂',
			prefs: { rememberAdvancedOptions: false, autoCopyOptimisedPrompt: true, compactView: true },
		});
		const cleared = await callRoute(runtime, 'PATCH /api/account', { as: ann, body: { display_name: ' ' } });
		expect(cleared.body.display_name).toBeNull();
	});

	test('of three preferences at once from three windows keeps all three', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		const names = ['rememberAdvancedOptions', 'autoCopyOptimisedPrompt', 'compactView'];
		await Promise.all(
			names.map((name) => callRoute(runtime, 'PATCH /api/account', { as: ann, body: { prefs: { [name]: true } } })),
		);
		const { body } = await callRoute(runtime, 'GET /api/account', { as: ann });
		expect(names.map((name) => body.prefs[name])).toEqual([true, true, true]);
	});

	test.each([
		['a name of 61 characters', 'x'.repeat(61)],
		['a name on two lines', 'Ann\nof Green Gables'],
		['a name with a NUL', 'Ann\0'],
		['a name that nobody sees', '\u200b\u2060'],
		['half a surrogate pair', 'Ann \ud83d'],
		['a number', 7],
		['null', null],
	])('to %s is refused with its sentence', async (_, name) => {
		const runtime = await testRuntime();
		const answer = await callRoute(runtime, 'PATCH /api/account', {
			as: await signedIn(runtime.db),
			body: { display_name: name },
		});
		expect(answer).toMatchObject({ status: 400, body: { error: 'display_name_invalid' } });
	});

	test('with a field that the caller may not change is refused', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		const bob = await signedIn(runtime.db);
		const before = await rowsOf(runtime);
		const columns = Object.keys(before[0] ?? {}).filter((column) => column !== 'display_name' && column !== 'prefs');
		const fields = [...columns, 'isPro', 'role', 'emailVerified', 'credits', 'userId', 'accountId', '__proto__'];
		for (const field of fields) {
			for (const body of [`{"${field}":"${bob.id}"}`, `{"prefs":{"${field}":true}}`]) {
				const answer = await callRoute(runtime, 'PATCH /api/account', { as: ann, body, headers: JSON_TYPE });
				expect(answer.status, body).toBe(400);
			}
		}
		const after = await rowsOf(runtime);
		expect(after).toEqual(before);
	});

	test('reaches the caller’s account only', async () => {
		const runtime = await testRuntime();
		const [ann, bob] = [await signedIn(runtime.db), await signedIn(runtime.db)];
		await callRoute(runtime, 'PATCH /api/account', { as: ann, body: { display_name: 'Ann' } });
		expect((await callRoute(runtime, 'GET /api/account', { as: bob })).body.display_name).toBeNull();
	});
});

const JSON_TYPE = { 'content-type': 'application/json' };
