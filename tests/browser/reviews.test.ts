import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Database } from '#db/client';
import { decide } from '#db/review-decisions';
import { insertReviewIfChanged, type NewReview } from '#db/reviews';
import { refuse } from './account-double.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { test as base, expect } from './visit.ts';

/** A server for the tests of one worker; each begins without a review. */
const test = base.extend<{ db: Database }, { own: OwnServer }>({
	own: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
		async ({}, use) => {
			const own = await startOwnServer();
			await use(own);
			await own.stop();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ own }, use) => use(own.origin),
	db: async ({ own: { db } }, use) => {
		await db.write([{ sql: 'DELETE FROM reviews', args: [] }]);
		await use(db);
	},
});

const LONG = `It kept every number. ${'And then it kept some more of what I said. '.repeat(8)}The end.`;

/** Approved reviews, the last one newest. */
async function publish(db: Database, reviews: readonly Partial<NewReview>[]): Promise<void> {
	const at = (i: number) => new Date(Date.UTC(2026, 10, 1, 12, i));
	const rows = reviews.map((review, i) => ({
		id: `r${i}`,
		accountId: null,
		name: `Reader ${i}`,
		email: 'secret.person@example.com',
		stars: 5,
		text: 'It does what it says.',
		createdAt: at(i),
		...review,
	}));
	await db.write(
		rows.flatMap((row) => [
			{
				sql: 'INSERT INTO attempts (subject, count, since) VALUES (?, 1, 0) ON CONFLICT (subject) DO UPDATE SET count = 1',
				args: ['x'],
			},
			insertReviewIfChanged(row),
			...decide({
				id: `d-${row.id}-${crypto.randomUUID()}`,
				reviewId: row.id,
				decision: 'approved',
				reason: '',
				note: '',
				at: at(0),
			}),
		]),
	);
}

const listOn = (page: Page) => page.getByRole('list', { name: 'Reviews' });
const itemsOn = (page: Page) => listOn(page).getByRole('listitem');
const saidOn = (page: Page) => page.getByRole('main').getByRole('status');
const ratingOf = (page: Page) =>
	page.evaluate(() => {
		const facts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
			JSON.parse(one.textContent),
		);
		return facts.find((one) => one['@type'] === 'SoftwareApplication');
	});

test('without a review the page says so and shows no rating', async ({ page, db: _ }) => {
	await page.goto('/reviews');
	await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
	await expect(page.getByText('No ratings yet')).toBeHidden();
	await expect(page.getByRole('searchbox')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(1);
	expect(await ratingOf(page)).not.toHaveProperty('aggregateRating');
	await page.goto('/reviews?stars=9&q=&page=x&stars=1');
	await expect(page.locator('[name=stars]').first()).toBeChecked();
});

test('the list is loaded twenty at a time, with its average in text and structured data, and no address', async ({
	page,
	db,
}) => {
	await publish(db, [
		{ name: 'Zoë', stars: 2, text: 'Un café, peut-être' },
		{ text: LONG, stars: 4 },
		...Array.from({ length: 24 }, () => ({})),
	]);
	await page.goto('/reviews');
	await expect(itemsOn(page)).toHaveCount(20);
	await expect(saidOn(page)).toHaveText('26 reviews');
	await expect(page.getByText('4.8 out of 5')).toBeVisible();
	expect(await ratingOf(page)).toMatchObject({
		aggregateRating: { ratingValue: 4.8, reviewCount: 26 },
		offers: [{ '@type': 'Offer' }, {}, {}],
	});
	await untilPainted(page);
	await page.getByRole('button', { name: 'More reviews' }).press('Enter');
	await expect(itemsOn(page)).toHaveCount(26);
	await expect(itemsOn(page).nth(20)).toBeFocused();
	await expect(page.getByRole('button', { name: 'More reviews' })).toBeHidden();

	const long = itemsOn(page).nth(24);
	await expect(long).not.toContainText('The end.');
	await long.getByRole('button', { name: 'Show more' }).press('Enter');
	await expect(long).toContainText('The end.');
	await expect(long.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
	await long.getByRole('button', { name: 'Show less' }).press('Enter');
	await expect(long).not.toContainText('The end.');

	await page.getByRole('radio', { name: /^2 stars/ }).check();
	await expect(itemsOn(page)).toHaveText([/2 out of 5 stars.*café.*Zoë.*1 November 2026/s]);
	await expect(page.getByText('4.8 out of 5')).toBeVisible();
	await page.getByRole('searchbox', { name: 'Search reviews' }).fill('nothing like it');
	await expect(page.getByText('No reviews match your search.')).toBeVisible();
	await page.reload();
	await expect(page.getByRole('searchbox')).toHaveValue('nothing like it');
	await expect(page.getByRole('radio', { name: /^2 stars/ })).toBeChecked();
	await page.getByRole('button', { name: 'Show all reviews' }).click();
	await expect(itemsOn(page)).toHaveCount(20);
	await page.getByRole('searchbox').fill('CAFE');
	await expect(itemsOn(page)).toHaveCount(1);
	expect(await page.content()).not.toContain('secret.person');
});

test.describe('when the list fails to load', () => {
	test.use({ allowedFaults: [/status of 503/] });

	test('the page says so, and can try again', async ({ page, db }) => {
		await publish(db, [{}]);
		await page.route('**/api/reviews?*', (route) => refuse(route, 503, 'unavailable', 'Not now.'));
		await page.goto('/reviews');
		await expect(page.getByRole('alert')).toHaveText('We couldn’t load the reviews.');
		await page.unroute('**/api/reviews?*');
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(itemsOn(page)).toHaveCount(1);
	});
});

test.describe('a review', () => {
	test.use({ allowedFaults: [/status of 503/] });

	test('is written by keyboard, waits for approval, and nothing typed is lost on the way', async ({ page, db }) => {
		await page.goto('/reviews');
		await untilPainted(page);
		await page.getByRole('button', { name: 'Write a review' }).first().press('Enter');
		const dialog = page.getByRole('dialog', { name: 'Write a review' });
		const submit = dialog.getByRole('button', { name: 'Submit review' });
		await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked();
		await submit.press('Enter');
		const [name, email, text] = ['Name', 'Email', 'Your review'].map((label) =>
			dialog.getByRole('textbox', { name: label }),
		);
		if (!name || !email || !text) throw new Error('no fields');
		await expect(name).toBeFocused();
		await expect(name).toHaveAccessibleDescription(/Name is required$/);
		await expect(email).toHaveAccessibleDescription(/Valid email required$/);
		await expect(text).toHaveAccessibleDescription(/Review is too short$/);
		await name.fill('Ann');
		await email.fill('ann');
		await text.fill('  too short  ');
		await submit.press('Enter');
		await expect(email).toBeFocused();
		await expect(text).toHaveAccessibleDescription(/Review is too short$/);
		await email.fill('ann@example.com');
		await text.fill('Not for me, it asks too much.');
		await dialog.getByRole('radio', { name: '5 stars' }).focus();
		await page.keyboard.press('ArrowLeft');
		await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();

		await page.route('**/api/reviews', (route) => refuse(route, 503, 'unavailable', 'Not now.'));
		await submit.press('Enter');
		await expect(dialog.getByRole('alert')).toHaveText('Failed to submit review');
		await page.unroute('**/api/reviews');
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await page.getByRole('button', { name: 'Write a review' }).first().press('Enter');
		await expect(text).toHaveValue('Not for me, it asks too much.');
		await submit.press('Enter');
		await expect(dialog).toBeHidden();
		await expect(page.getByText('Thanks! Your review is awaiting approval.').first()).toBeVisible();
		const rows = await db.read({ sql: 'SELECT name, stars, review_text, decision FROM reviews', args: [] });
		expect(rows).toMatchObject([
			{ name: 'Ann', stars: 4, review_text: 'Not for me, it asks too much.', decision: null },
		]);
		await page.reload();
		await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
	});
});

test('five hundred hostile reviews run nothing, load nothing, add no elements and stay in their place', async ({
	page,
	db,
}) => {
	const file = join(import.meta.dirname, '../data/hostile-reviews.json');
	const hostile: readonly string[] = JSON.parse(readFileSync(file, 'utf8'));
	await publish(
		db,
		hostile.map((text, i) => ({ text, name: text.slice(0, 60).replace(/[\r\n\0]/g, ' ') || 'x', stars: (i % 5) + 1 })),
	);
	let dialogs = 0;
	page.on('dialog', (dialog) => {
		dialogs += 1;
		void dialog.dismiss();
	});
	// Loads all of them at once instead of twenty at a time.
	await page.route('**/api/reviews?*', async (route) => {
		const pages = [1, 2, 3, 4, 5].map(async (n) => {
			const answer = await page.request.get(`/api/reviews?limit=100&page=${n}`);
			return (await answer.json()).data;
		});
		const all = await Promise.all(pages);
		await route.fulfill({
			json: { success: true, data: { ...all[0], reviews: all.flatMap(({ reviews }) => reviews) } },
		});
	});
	await page.goto('/reviews');
	await expect(itemsOn(page)).toHaveCount(hostile.length);
	const found = await page.evaluate(() => {
		const list = document.querySelector('#reviews [data-list]');
		const items = [...(list?.children ?? [])] as HTMLElement[];
		for (const button of list?.querySelectorAll<HTMLElement>('button:not([hidden])') ?? []) button.click();
		return {
			tags: [...new Set([...(list?.querySelectorAll('*') ?? [])].map(({ tagName }) => tagName.toLowerCase()))].sort(),
			names: [...new Set([...(list?.querySelectorAll('*') ?? [])].flatMap((one) => one.getAttributeNames()))].sort(),
			tallest: Math.max(...items.map((item) => item.offsetHeight)),
			isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
			isTaken: '__x' in window || document.title !== 'PLOOP reviews',
		};
	});
	expect(found.tags).toEqual(['bdi', 'button', 'li', 'p', 'path', 'span', 'svg', 'time']);
	expect(found.names.filter((name) => /^on|^href|^src|^style/.test(name))).toEqual([]);
	expect(found.tallest).toBeLessThan(12_000);
	expect([found.isWide, found.isTaken, dialogs]).toEqual([false, false, 0]);
	expect((await ratingOf(page)).review).toHaveLength(hostile.length);
	expect(await accessibilityFaultsOf(page)).toEqual([]);
});

for (const [width, colorScheme] of [
	[1440, 'dark'],
	[320, 'light'],
	[320, 'dark'],
] as const) {
	test(`at ${width} px in ${colorScheme} list and dialog have no accessibility fault and do not scroll sideways`, async ({
		page,
		db,
	}) => {
		await publish(db, [
			{ text: LONG },
			{ name: 'سارة', text: 'أداة رائعة حقا وأستخدمها كل يوم' },
			{ name: 'W'.repeat(60) },
		]);
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.goto('/reviews');
		await expect(itemsOn(page)).toHaveCount(3);
		const isClean = async () => {
			expect(await accessibilityFaultsOf(page)).toEqual([]);
			expect(await scrollsSideways(page)).toBe(false);
		};
		await isClean();
		await page.getByRole('button', { name: 'Write a review' }).first().click();
		const dialog = page.getByRole('dialog', { name: 'Write a review' });
		await dialog.getByRole('button', { name: 'Submit review' }).click();
		await expect(dialog.getByText('Review is too short')).toBeVisible();
		await isClean();
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		expect(await scrollsSideways(page)).toBe(false);
	});
}
