import { describe, expect, test } from 'vitest';
import { insertEvents } from '#db/events';
import { operatedServer } from '#support/run-admin';

const visitOf = (n: number) => String(n).padStart(32, '0');
const event = (visit: number, name: string, page: string, at: string) => ({
	at: new Date(at),
	visit: visitOf(visit),
	page,
	event: name,
	detail: {},
});

describe('ploop-admin events', () => {
	test('counts events by day or week, and the steps to a payment', async () => {
		const { admin, json, db } = await operatedServer();
		await db.write([
			insertEvents([
				event(9, 'page_viewed', '/', '2026-10-31T23:59:59Z'),
				event(1, 'page_viewed', '/', '2026-11-01T00:00:00Z'),
				event(1, 'optimise_submitted', '/', '2026-11-01T00:01:00Z'),
				event(2, 'page_viewed', '/', '2026-11-02T09:00:00Z'),
				event(2, 'page_viewed', '/checkout/pro', '2026-11-02T09:01:00Z'),
				event(2, 'page_viewed', '/billing/success', '2026-11-02T09:02:00Z'),
			]),
		]);
		expect(await json('events', '--since', '2026-11-01')).toEqual({
			since: '2026-11-01',
			by: 'day',
			visits: 2,
			events: { page_viewed: 4, optimise_submitted: 1 },
			periods: [
				{ start: '2026-11-01', events: { optimise_submitted: 1, page_viewed: 1 } },
				{ start: '2026-11-02', events: { page_viewed: 3 } },
			],
			funnel: [
				{ step: 'home', visits: 2, inOrder: 2 },
				{ step: 'optimise', visits: 1, inOrder: 1 },
				{ step: 'sign up', visits: 0, inOrder: 0 },
				{ step: 'checkout', visits: 1, inOrder: 0 },
				{ step: 'paid', visits: 1, inOrder: 0 },
			],
		});
		const weeks = await admin('events', '--since', '2026-11-01', '--by', 'week');
		expect(weeks.printed).toMatch(/Week of 2026-10-26\n[^W]*Week of 2026-11-02\n {2}page_viewed +3\n/);
		expect(weeks.printed).toMatch(/checkout +1 +0\n/);
	});

	test('says when there are no events, and refuses invalid options', async () => {
		const { admin } = await operatedServer();
		expect(await admin('events', '--since', '2026-11-01')).toEqual({
			code: 0,
			printed: 'No event since 2026-11-01. Only visits that allow analytics are counted.\n',
		});
		for (const wrong of [['--since', '2026-02-30'], ['--since', 'May'], ['--by', 'hour'], ['today']])
			expect((await admin('events', ...wrong)).code, wrong.join(' ')).toBe(2);
	});
});
