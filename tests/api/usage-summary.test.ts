import { expect, test } from 'vitest';
import { callRoute } from '#support/call-route';
import { signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const prompt = { rawPrompt: 'Write a poem about rain.' };

test('a free account sees its week and no months', async () => {
	const runtime = await testRuntime();
	const as = await signedIn(runtime.db);
	const wanted = { weeklyLimit: 3, resetsAtDate: '2026-11-23T00:00:00.000Z', proWeeklyUsed: 0, proMonthly: [] };
	expect((await callRoute(runtime, 'GET /api/usage/summary', { as })).body).toEqual({ ...wanted, usedThisWeek: 0 });
	await callRoute(runtime, 'POST /api/optimise', { as, body: prompt });
	expect((await callRoute(runtime, 'GET /api/usage/summary', { as })).body).toEqual({ ...wanted, usedThisWeek: 1 });
});

test('a Pro account sees its week without a limit, and its months, latest first', async () => {
	const runtime = await testRuntime();
	const as = await signedIn(runtime.db, 'pro_monthly');
	const july = { ...runtime, now: () => new Date('2026-06-30T23:30:00Z') };
	const lengths: number[] = [];
	for (const at of [july, runtime, runtime]) {
		const { body } = await callRoute(at, 'POST /api/optimise', { as, body: prompt });
		lengths.push(body.optimised_prompt.length);
	}
	const [first = 0, second = 0, third = 0] = lengths;
	const raw = prompt.rawPrompt.length;
	expect((await callRoute(runtime, 'GET /api/usage/summary', { as })).body).toEqual({
		usedThisWeek: 2,
		weeklyLimit: null,
		resetsAtDate: '2026-11-23T00:00:00.000Z',
		proWeeklyUsed: 2,
		proMonthly: [
			{ monthISO: '2026-11', optimisations: 2, total_raw: 2 * raw, total_optimised: second + third },
			{ monthISO: '2026-07', optimisations: 1, total_raw: raw, total_optimised: first },
		],
	});
});

test('months more than a year back are left out', async () => {
	const runtime = await testRuntime();
	const as = await signedIn(runtime.db, 'pro');
	for (const month of ['2025-11', '2025-12']) {
		const sql = 'INSERT INTO monthly_usage VALUES (?, ?, 1, 10, 20)';
		await runtime.db.write([{ sql, args: [as.id, month] }]);
	}
	const { body } = await callRoute(runtime, 'GET /api/usage/summary', { as });
	expect(body.proMonthly.map(({ monthISO }: { monthISO: string }) => monthISO)).toEqual(['2025-12']);
});

test('a refused run counts in no month, and deleting the history changes none', async () => {
	const runtime = await testRuntime();
	const as = await signedIn(runtime.db);
	for (let i = 0; i < 5; i += 1) await callRoute(runtime, 'POST /api/optimise', { as, body: prompt });
	await runtime.db.write([{ sql: 'DELETE FROM optimisations', args: [] }]);
	const [row] = await runtime.db.read({ sql: 'SELECT optimisations FROM monthly_usage', args: [] });
	expect(row?.['optimisations']).toBe(3);
});
