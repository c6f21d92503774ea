import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Statement } from '#db/client';
import { decide, type ReviewDecision } from '#db/review-decisions';
import { countStars, findReviews } from '#db/reviews';
import { createBurstLimiter } from '#server/http/burst-limiter';
import type { Runtime } from '#server/runtime';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { mailsOf } from '#support/mailed';
import { signedIn } from '#support/signed-in';
import { openBrowser } from '#support/test-browser';
import { type TestRuntime, testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const GOOD = { name: 'Ann', email: 'ann@example.com', stars: 4, review_text: 'It kept every number I gave it.' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const hostile: readonly string[] = JSON.parse(
	readFileSync(join(import.meta.dirname, '../data/hostile-reviews.json'), 'utf8'),
);

let senders = 0;
/** Posts a review from a new network, with a new address unless `review` has one. */
const submit = (runtime: Runtime, review: object = {}) => {
	senders += 1;
	const from = `${11 + (senders % 180)}.51.${senders >> 8}.1`;
	return openBrowser(runtime, from).call('POST /api/reviews', {
		...GOOD,
		email: `reader-${senders}@example.com`,
		...review,
	});
};

async function decideAll({ db }: Runtime, decision: ReviewDecision) {
	const rows = await db.read({ sql: 'SELECT id FROM reviews WHERE decision IS NULL', args: [] });
	const taken = { decision, reason: 'spam', note: '', at: new Date('2026-11-18T12:00:00Z') };
	await db.write(rows.flatMap(({ id }) => decide({ ...taken, id: `d-${id}`, reviewId: String(id) })));
}

async function publish(runtime: Runtime, review: object) {
	expect((await submit(runtime, review)).body).toEqual({ success: true });
	await decideAll(runtime, 'approved');
}

/** The public list for a query string. */
async function list(runtime: TestRuntime, search = '') {
	const path = `/api/reviews${search}`;
	const answer = await endpointAt('GET /api/reviews')(contextFor(runtime, { method: 'GET', path }));
	const text = await answer.text();
	return { status: answer.status, text, ...JSON.parse(text) };
}

const names = ({ data }: { data: { reviews: { name: string }[] } }) => data.reviews.map(({ name }) => name);

describe('the public list', () => {
	test('is empty at first, without an average', async () => {
		const runtime = await testRuntime();
		expect(await list(runtime)).toMatchObject({
			status: 200,
			success: true,
			data: { reviews: [], total: 0, avgRating: null, starCounts: [0, 0, 0, 0, 0] },
		});
	});

	test('holds approved reviews, and nothing of those waiting or rejected', async () => {
		const runtime = await testRuntime();
		await submit(runtime, { name: 'Rejected canary', review_text: 'canary text rejected' });
		await decideAll(runtime, 'rejected');
		await publish(runtime, { name: 'Shown', review_text: 'A text that is shown.' });
		await submit(runtime, { name: 'Waiting canary', review_text: 'canary text waiting', stars: 1 });
		for (const search of ['', '?q=canary', '?stars=1', '?page=2', '?limit=100']) {
			expect((await list(runtime, search)).text).not.toContain('canary');
		}
		expect(await list(runtime)).toMatchObject({ data: { total: 1, avgRating: 4, starCounts: [0, 0, 0, 1, 0] } });
	});

	test('never shows an address', async () => {
		const runtime = await testRuntime();
		await publish(runtime, { email: 'secret.person@example.com' });
		const { text, data } = await list(runtime);
		expect(text).not.toContain('secret.person');
		expect(Object.keys(data.reviews[0]).sort()).toEqual(['created_at', 'id', 'name', 'review_text', 'stars']);
	});

	test('comes newest first in pages of twenty, every review once', async () => {
		const { runtime, pass } = await clockedRuntime();
		for (let i = 0; i < 45; i += 1) {
			await publish(runtime, { name: `r${i}` });
			pass(HOUR / 4);
		}
		const pages = await Promise.all(['', '?page=2', '?page=3', '?page=4'].map((page) => list(runtime, page)));
		expect(pages.map((page) => page.data.reviews.length)).toEqual([20, 20, 5, 0]);
		expect(pages.flatMap(names)).toEqual(Array.from({ length: 45 }, (_, i) => `r${44 - i}`));
		expect(pages.map((page) => page.data.total)).toEqual([45, 45, 45, 45]);
		expect(names(await list(runtime, '?limit=2&page=2'))).toEqual(['r42', 'r41']);
	});

	test('can be filtered by stars and words, ignoring accents; the average stays that of all', async () => {
		const runtime = await testRuntime();
		await publish(runtime, { name: 'Zoë', stars: 5, review_text: 'Un café, s’il vous plaît' });
		await publish(runtime, { name: 'Bob', stars: 2, review_text: 'Too slow for my 100 % taste_' });
		await publish(runtime, { name: 'Cy', stars: 2, review_text: 'The coffee is better than this.' });
		for (const [search, found] of [
			['?stars=2', ['Bob', 'Cy']],
			['?q=CAFE', ['Zoë']],
			['?q=zoe', ['Zoë']],
			['?q=%25', ['Bob']],
			['?q=taste_', ['Bob']],
			['?stars=2&q=coffee', ['Cy']],
			['?stars=1', []],
			['?stars=&q=&page=&limit=', ['Bob', 'Cy', 'Zoë']],
		] as const) {
			const answer = await list(runtime, search);
			expect(names(answer).sort(), search).toEqual(found);
			expect(answer.data).toMatchObject({ total: found.length, avgRating: 3, starCounts: [0, 2, 0, 0, 1] });
		}
	});

	test('names the invalid parameter of a query', async () => {
		const runtime = await testRuntime();
		const fields = async (search: string) => (await list(runtime, search)).fields;
		expect(await fields('?stars=1&q=a&stars=2&stars=3')).toEqual({ stars: 'was given more than once' });
		expect(await fields('?star=1')).toEqual({ query: 'Unrecognized key: "star"' });
	});

	test.each([
		'?stars=6',
		'?stars=0',
		'?stars=five',
		'?stars=1&stars=2',
		'?page=0',
		'?page=99999999999',
		'?limit=101',
		'?limit=-1',
		'?other=1',
		`?q=${'x'.repeat(201)}`,
		"?stars=1'--",
	])('refuses %s calmly', async (search) => {
		const runtime = await testRuntime();
		expect(await list(runtime, search)).toMatchObject({ status: 400, success: false, error: 'invalid_input' });
	});
});

describe('a review', () => {
	test.each([
		['without a name', { name: ' ' }, 'name_required', 'Name is required', 'name'],
		['with a name nobody sees', { name: '\u200b\u2060\u202e' }, 'name_required', 'Name is required', 'name'],
		['with a name on two lines', { name: 'Ann\r\nBcc: x' }, 'display_name_invalid', /one line/, 'name'],
		['without an @', { email: 'ann' }, 'valid_email_required', 'Valid email required', 'email'],
		['with an address on two lines', { email: 'a@b\nc' }, 'valid_email_required', 'Valid email required', 'email'],
		['of nine characters', { review_text: '  123456789  ' }, 'review_too_short', 'Review is too short', 'review_text'],
		[
			'that shows nothing',
			{ review_text: '\u200b'.repeat(40) },
			'review_too_short',
			'Review is too short',
			'review_text',
		],
		['of 4,001 characters', { review_text: 'x'.repeat(4001) }, 'review_too_long', /up to 4000/, 'review_text'],
		['with the trap filled in', { website: 'http://spam' }, 'spam', 'Spam detected. Please try again.', 'website'],
	])('%s is refused', async (_, change, error, message, field) => {
		const runtime = await testRuntime();
		expect(await submit(runtime, change)).toMatchObject({
			status: 400,
			body: { success: false, error, field, message: expect.stringMatching(message) },
		});
		expect(await runtime.db.read({ sql: 'SELECT id FROM reviews', args: [] })).toEqual([]);
	});

	test.each([0, 6, 2.5, '5', null, -1])('with %j stars is refused', async (stars) => {
		const runtime = await testRuntime();
		expect(await submit(runtime, { stars })).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
	});

	test('has five stars by default', async () => {
		const runtime = await testRuntime();
		await publish(runtime, { stars: undefined });
		expect((await list(runtime)).data.reviews[0].stars).toBe(5);
	});

	test('cannot approve itself', async () => {
		const runtime = await testRuntime();
		expect((await submit(runtime, { decision: 'approved' })).status).toBe(400);
	});

	test('belongs to the signed-in account, and of a visitor to none', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		await openBrowser(runtime).call('POST /api/reviews', GOOD, { authorization: ann.authorization });
		await submit(runtime, { email: ann.email });
		const rows = await runtime.db.read({ sql: 'SELECT account_id FROM reviews ORDER BY account_id', args: [] });
		expect(rows.map((row) => row['account_id'])).toEqual([null, ann.id]);
	});
});

describe('many reviews', () => {
	test('from one network are limited to ten a day, even all at once; others are not affected', async () => {
		const { runtime, pass } = await clockedRuntime();
		const browser = openBrowser(runtime, '203.0.113.9');
		const send = (i: number) => browser.call('POST /api/reviews', { ...GOOD, email: `n${i}@example.com` });
		const replies = await Promise.all(Array.from({ length: 40 }, (_, i) => send(i)));
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
		const refused = replies.find(({ status }) => status !== 200);
		expect(refused).toMatchObject({ status: 429, body: { success: false, error: 'rate_limited' } });
		expect(refused?.headers.get('retry-after')).toBe(String(DAY / 1000));
		expect((await submit(runtime)).status).toBe(200);
		pass(DAY);
		expect((await send(99)).status).toBe(200);
	});

	test('from one address are limited to three a day, in any spelling', async () => {
		const runtime = await testRuntime();
		const emails = ['bo@example.com', 'Bo@example.com', ' bo@example.com', 'BO@EXAMPLE.COM'];
		const statuses = [];
		for (const email of emails) statuses.push((await submit(runtime, { email })).status);
		expect(statuses).toEqual([200, 200, 200, 429]);
	});

	test('send the desk one notice an hour, which quotes none of them', async () => {
		const { runtime, pass } = await clockedRuntime();
		for (let i = 0; i < 5; i += 1) await submit(runtime, { name: 'Canary', review_text: 'canary canary' });
		expect(await mailsOf(runtime)).toMatchObject([{ to: 'desk@ploop.test', subject: 'Reviews wait for approval' }]);
		pass(HOUR);
		await submit(runtime);
		const mails = await mailsOf(runtime);
		expect(mails).toHaveLength(2);
		expect(JSON.stringify(mails).toLowerCase()).not.toContain('canary');
	});

	test('are accepted even where nobody is to be notified', async () => {
		const runtime = await testRuntime({ desk: null });
		expect((await submit(runtime)).body).toEqual({ success: true });
		expect(await mailsOf(runtime)).toEqual([]);
	});
});

test('hostile reviews are refused or stored unchanged, and returned as they were sent', async () => {
	const { runtime, pass } = await clockedRuntime();
	const kept: string[] = [];
	for (const review_text of hostile) {
		const { status } = await submit(runtime, { review_text });
		expect([200, 400]).toContain(status);
		if (status === 200) kept.push(review_text.trim());
		pass(DAY / 100);
	}
	expect(kept.length).toBeGreaterThan(350);
	await decideAll(runtime, 'approved');
	const shown: string[] = [];
	for (let page = 1; page <= Math.ceil(kept.length / 100); page += 1) {
		const { data } = await list(runtime, `?limit=100&page=${page}`);
		shown.push(...data.reviews.map(({ review_text }: { review_text: string }) => review_text));
	}
	expect(shown.reverse()).toEqual(kept);
});

describe('many simultaneous reads', () => {
	test('are limited for each network, apart from its writes', async () => {
		const rule = { capacity: 3, perSecond: 1 };
		const runtime = await testRuntime({ searchBurst: createBurstLimiter(rule), burst: createBurstLimiter(rule) });
		for (let asked = 0; asked < 3; asked += 1) expect((await list(runtime, '?q=x')).status).toBe(200);
		expect(await list(runtime)).toMatchObject({ status: 429, success: false, error: 'rate_limited' });
		expect((await submit(runtime)).status).toBe(200);
	});

	test('read texts only for a search by words', async () => {
		const { db } = await testRuntime();
		const asked: Statement[] = [];
		const read = (statement: Statement) => {
			asked.push(statement);
			return db.read(statement);
		};
		const watched = { ...db, read };
		await findReviews(watched, { text: '', stars: null, most: 20, offset: 0 });
		await countStars(watched);
		for (const { sql, args } of asked) {
			const plan = await db.read({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
			expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('USING COVERING INDEX')]);
		}
	});
});
