import { describe, expect, test } from 'vitest';
import { ANALYTICS_EVENTS } from '#contract/analytics-events';
import { EVENTS_MOST_AT_ONCE } from '#contract/events';
import { retentionRules } from '#db/retention';
import { keepEvents } from '#server/analytics/event-keeper';
import { createBurstLimiter } from '#server/http/burst-limiter';
import { callRoute } from '#support/call-route';
import { signedIn } from '#support/signed-in';
import { type TestRuntime, testRuntime } from '#support/test-runtime';

const VISIT = '0123456789abcdef0123456789abcdef';
const viewed = { event: 'page_viewed', detail: {} };
const batch = { visit: VISIT, page: '/pricing', events: [viewed] };

const post = (runtime: TestRuntime, body: unknown, more: object = {}) =>
	callRoute(runtime, 'POST /api/events', { body, ...more });
const rows = ({ db }: TestRuntime) => db.read({ sql: 'SELECT * FROM events ORDER BY place', args: [] });

/** Valid details for every event. */
const DETAILS: Readonly<Record<string, object>> = {
	upgrade_modal_cta_clicked: { cta: 'annual' },
	prolock_clicked: { feature: 'code_rigor' },
	modifier_changed: { modifier: 'tone', value: 'academic' },
	contact_failed: { code: 'rate_limited' },
	onboarding_cta_clicked: { cta: 'try_optimiser' },
	billing_action_clicked: { action: 'cancel' },
	review_submitted: { stars: '5' },
	review_failed: { code: 'rate_limited' },
	reviews_filtered: { stars: 'all' },
	error_404_cta_clicked: { cta: 'contact' },
	error_500_cta_clicked: { cta: 'retry' },
	error_boundary_caught: { message: 'x is not a function', stack: 'at render' },
};

describe('POST /api/events', () => {
	test('stores visit, page, event and detail, with the server’s time', async () => {
		const runtime = await testRuntime();
		const answer = await post(runtime, {
			...batch,
			events: [viewed, { event: 'prolock_clicked', detail: { feature: 'tone' } }],
		});
		expect(answer).toMatchObject({ status: 200, body: { ok: true } });
		expect(answer.headers.get('set-cookie')).toBeNull();
		const at = runtime.now().getTime();
		expect(await rows(runtime)).toEqual([
			{ place: 1, at, visit: VISIT, page: '/pricing', event: 'page_viewed', detail: '{}' },
			{ place: 2, at, visit: VISIT, page: '/pricing', event: 'prolock_clicked', detail: '{"feature":"tone"}' },
		]);
	});

	test('accepts every event of the contract', async () => {
		const runtime = await testRuntime();
		for (const event of Object.keys(ANALYTICS_EVENTS)) {
			const { status } = await post(runtime, { ...batch, events: [{ event, detail: DETAILS[event] ?? {} }] });
			expect(status, event).toBe(200);
		}
		expect(await rows(runtime)).toHaveLength(Object.keys(ANALYTICS_EVENTS).length);
	});

	test('stores no account, address or browser', async () => {
		const runtime = await testRuntime();
		const { authorization, id } = await signedIn(runtime.db);
		const headers = { 'user-agent': 'canary-agent', referer: 'http://ploop.test/canary' };
		await post(runtime, batch, { as: { authorization }, headers, clientAddress: '198.51.100.7' });
		const kept = JSON.stringify(await rows(runtime));
		for (const trace of [id, 'canary', '198.51.100', authorization]) expect(kept).not.toContain(trace);
	});

	test.each([
		['an unknown event', { ...batch, events: [{ event: 'prompt_typed', detail: {} }] }],
		['what a visitor typed', { ...batch, events: [{ event: 'prolock_clicked', detail: { feature: 'My tone!' } }] }],
		['a field too many', { ...batch, events: [{ event: 'page_viewed', detail: { email: 'ann@ploop.test' } }] }],
		[
			'a report that was not cut',
			{ ...batch, events: [{ event: 'error_boundary_caught', detail: { message: 'x'.repeat(201) } }] },
		],
		['a query in the page', { ...batch, page: '/signup?next=/account' }],
		['an account in place of a visit', { ...batch, visit: 'ann@ploop.test' }],
		['no event', { ...batch, events: [] }],
		['too many at once', { ...batch, events: Array(EVENTS_MOST_AT_ONCE + 1).fill(viewed) }],
		['more beside it', { ...batch, ip: '198.51.100.7' }],
	])('refuses %s', async (_, body) => {
		const runtime = await testRuntime();
		expect(await post(runtime, body)).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
		expect(await rows(runtime)).toEqual([]);
	});

	test('has a limit of its own, so that events do not use up that of other requests', async () => {
		const none = createBurstLimiter({ capacity: 0, perSecond: 1 });
		const noEvents = await testRuntime({ eventBurst: none });
		expect(await post(noEvents, batch)).toMatchObject({ status: 429, body: { error: 'rate_limited' } });
		const onlyEvents = await testRuntime({ burst: none });
		expect((await post(onlyEvents, batch)).status).toBe(200);
	});

	test('loses only events when the database is busy', async () => {
		const { db } = await testRuntime();
		const busy = async () => {
			throw new Error('locked');
		};
		const runtime = await testRuntime({ db: { ...db, write: busy } });
		expect(await post(runtime, batch)).toMatchObject({ status: 200, body: { ok: true } });
		expect(runtime.logged).toMatchObject([{ event: 'events_dropped' }]);
	});

	test('drops further events at once while many wait for the disk', async () => {
		const { db } = await testRuntime();
		const waiting: (() => void)[] = [];
		const write = () => new Promise<never[]>((resolve) => waiting.push(() => resolve([])));
		const keeper = keepEvents({ db: { ...db, write }, log: () => {} });
		const kept = Array.from({ length: 100 }, () =>
			keeper.keep({ ...batch, events: [{ event: 'page_viewed', detail: {} }] }, new Date(0)),
		);
		expect(waiting).toHaveLength(64);
		for (const goOn of waiting) goOn();
		await Promise.all(kept);
	});

	test('stops storing events in a flood until the next day, so that the disk does not fill', async () => {
		const { db } = await testRuntime();
		let written = 0;
		const write = async () => {
			written += 1;
			return [];
		};
		const keeper = keepEvents({ db: { ...db, write }, log: () => {} });
		const twenty = {
			...batch,
			events: Array.from({ length: 20 }, () => ({ event: 'page_viewed' as const, detail: {} })),
		};
		for (let i = 0; i < 5_100; i += 1) await keeper.keep(twenty, new Date('2026-11-18T12:00:00Z'));
		expect(written).toBe(5_000);
		await keeper.keep(twenty, new Date('2026-11-19T00:00:00Z'));
		expect(written).toBe(5_001);
	});
});

test('GET /api/analytics names the configured services, and none by default', async () => {
	const ask = (runtime: TestRuntime) => callRoute(runtime, 'GET /api/analytics');
	expect((await ask(await testRuntime())).body).toEqual({ ga4Id: null, adsId: null, adsLabel: null });
	const analytics = { ga4Id: 'G-AB12CD34EF', adsId: 'AW-123456789', adsLabel: 'label-1' };
	expect((await ask(await testRuntime({ analytics }))).body).toEqual(analytics);
});

test('events are kept for fourteen months', async () => {
	const runtime = await testRuntime();
	const month = 30.5 * 24 * 3_600_000;
	for (const ago of [0, 13 * month, 14.5 * month])
		await runtime.events.keep(
			{ ...batch, events: [{ event: 'page_viewed', detail: {} }] },
			new Date(runtime.now().getTime() - ago),
		);
	const rules = retentionRules({ now: runtime.now(), periodStart: runtime.now(), firstMonth: '2025-11' });
	await runtime.db.write(rules.map(({ remove }) => remove));
	expect(await rows(runtime)).toHaveLength(2);
});
