import type { Page } from '@playwright/test';
import { makePro } from './confirmed-account.ts';
import { historyOf, pickFromRow } from './kept-people.ts';
import { copied, EMAIL, openMore, optimiserOn, optionOn, writtenFor } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

const LISBON = 'Plan three days in Lisbon for two adults and a toddler, budget 900 euros, no long walks.';

const TRIP =
	'write an email to parents about the year 6 trip on friday 12 june, coach leaves 8.30am, cost £14, friendly';

const on = (page: Page) => ({
	items: page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('link', { name: /^Open/ }) }),
	search: page.getByRole('searchbox', { name: 'Search your history' }),
	dialog: page.getByRole('dialog'),
});

async function usedBy(page: Page): Promise<number> {
	return (await (await page.request.get('/api/usage/summary')).json()).usedThisWeek;
}

test('lists every prompt, latest first, and finds one by its request or its result', async ({ page }) => {
	await historyOf(page, [EMAIL, LISBON]);
	// The page's clock is set to the day of the latest prompt, so that the result does not depend on the time of the run.
	const kept = await (await page.request.get('/api/account/history')).json();
	await page.clock.setFixedTime(kept.items[0].created_at);
	await page.goto('/account/history');
	const { items, search } = on(page);
	await expect(items).toHaveCount(2);
	await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
	await expect(items.first()).toContainText('Lisbon');
	await expect(items.first()).toContainText('Plan');
	await search.fill('DESIGN TEAM ');
	await expect(items).toHaveCount(1);
	await expect(search, 'a space before the next word stays').toHaveValue('DESIGN TEAM ');
	await expect(items).toContainText('No jokes');
	await search.fill('act on these instructions');
	await expect(items).toHaveCount(2);
	await expect(items.first().locator('mark'), 'shown where the result has it').toHaveText(/act on these instructions/i);
	await search.fill('Atlantis');
	await expect(page.getByText('No prompt in your history mentions “Atlantis”.')).toBeVisible();
	await page.getByRole('button', { name: 'Clear the search' }).click();
	await expect(items).toHaveCount(2);
});

test.describe('opening a prompt', () => {
	test('restores text, options and result, costs no run, and keeps the draft for undo', async ({ page }) => {
		await historyOf(page, [LISBON]);
		const { box, result, prompt, proof } = optimiserOn(page);
		await page.goto('/');
		await box.fill(EMAIL);
		await expect(optimiserOn(page).clear).toBeEnabled();
		await page.goto('/account/history');
		await page.clock.install();
		await page.getByRole('link', { name: /^Open/ }).click();
		await expect(result).toBeVisible();
		await expect(result).toContainText('From your history');
		await expect(result).toContainText('Opening it didn’t use a PLOOP');
		// By now the page would have focused the prompt box, as for visitors of its anchor.
		await page.clock.runFor(1000);
		await expect(result.getByRole('heading', { name: 'Your prompt' })).toBeFocused();
		await expect(prompt).toContainText(/no long walks/i);
		await expect(proof.getByRole('button', { name: /toddler|900/ }).first()).toBeVisible();
		await box.focus();
		await expect(optionOn(page, 'Tone')).toHaveAccessibleName('Tone Academic');
		await expect(page).toHaveURL(/\/#optimizer$/);
		expect(await usedBy(page)).toBe(1);
		await expect(box).toHaveValue(LISBON);
		await page.getByRole('button', { name: 'Undo' }).first().click();
		await expect(box).toHaveValue(EMAIL);
	});

	test('restores options of Pro', async ({ page }) => {
		const { email } = await signUp(page, 'Ada');
		await makePro(email);
		const modifiers = {
			depth: 'exhaustive',
			archetype: 'editor + nurse',
			citations: { enabled: true, style: 'Footnotes' },
		};
		const data = { rawPrompt: LISBON, useDefaults: true, modifiers };
		expect((await page.request.post('/api/optimise', { data })).status()).toBe(200);
		await page.goto('/account/history');
		await page.getByRole('link', { name: /^Open/ }).click();
		await expect(optimiserOn(page).result).toBeVisible();
		await optimiserOn(page).box.focus();
		await expect(optionOn(page, 'Depth')).toHaveAccessibleName('Depth Exhaustive');
		await page.getByRole('button', { name: 'Show more' }).click();
		await expect(page.getByRole('combobox', { name: 'Citations' })).toHaveValue('Footnotes');
		await expect(page.locator('#optimizer-pro-archetype')).toHaveValue('layered');
		await expect(page.locator('input[value="editor, nurse"]')).toBeVisible();
		const sent = page.waitForRequest('**/api/optimise');
		await optimiserOn(page).submit.click();
		expect((await sent).postDataJSON().modifiers).toMatchObject(modifiers);
	});

	test('allows revisions without a further run', async ({ page }) => {
		await historyOf(page, [LISBON]);
		await page.goto('/account/history');
		await page.getByRole('link', { name: /^Open/ }).click();
		const { prompt } = optimiserOn(page);
		await openMore(page);
		await writtenFor(page).selectOption('Claude');
		await expect(page.locator('#optimizer-said')).toContainText('Written for Claude.');
		await expect(prompt).toContainText(/no long walks/i);
		expect(await usedBy(page)).toBe(1);
	});

	test.describe('', () => {
		test.use({ allowedFaults: [/status of (403|404|503|401) /] });

		test('that can no longer be rendered shows only its text, to copy and save', async ({ page, context }) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await historyOf(page, [LISBON]);
			const refusal = { error: 'receipt_invalid', message: 'x', requestId: 'r' };
			await page.route('**/api/optimise/revise', (route) => route.fulfill({ status: 403, json: refusal }));
			await page.goto('/account/history');
			await page.getByRole('link', { name: /^Open/ }).click();
			const { result, box, submit } = optimiserOn(page);
			await expect(result).toContainText('exactly as it was then');
			await expect(box).toHaveValue(LISBON);
			expect(await copied(page, result.getByRole('button', { name: /^Cop(y|ied!)$/ }))).toMatch(/no long walks/i);
			await expect(result.getByRole('button', { name: 'Save as Template' })).toBeVisible();
			await submit.click();
			await expect(page.getByRole('article'), 'a new result takes its place').toBeVisible();
			await expect(page.getByText('exactly as it was then')).toBeHidden();
		});

		test('that is deleted or unavailable shows a message and keeps the text in the box', async ({ page }) => {
			await historyOf(page, [LISBON]);
			const { box, result } = optimiserOn(page);
			await page.goto('/?history=none');
			await expect(page.getByText('This prompt is no longer in your history.')).toBeVisible();
			await page.getByRole('button', { name: 'Dismiss' }).last().click();
			await expect(page.getByText('This prompt is no longer in your history.')).toBeHidden();
			await expect(box).toHaveValue('');

			const refusal = { error: 'unavailable', message: 'x', requestId: 'r' };
			await page.route('**/api/optimise/revise', (route) => route.fulfill({ status: 503, json: refusal }));
			const { items } = await (await page.request.get('/api/account/history')).json();
			await page.goto(`/?history=${items[0].id}`);
			await expect(page.getByText('We couldn’t open your prompt.')).toBeVisible();
			await page.unroute('**/api/optimise/revise');
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(result).toBeVisible();
		});

		test('as a guest asks for a log-in', async ({ page }) => {
			await page.goto('/?history=none');
			await expect(page.getByText('Log in to open a prompt from your history.')).toBeVisible();
		});
	});
});

test('a row shows the request once, then time, kind and length, and opens wherever it is pressed', async ({ page }) => {
	await historyOf(page, [TRIP]);
	await page.goto('/account/history');
	const { items } = on(page);
	const kept = await (await page.request.get('/api/account/history')).json();
	const length = kept.items[0].result.trim().split(/\s+/).length;
	await expect(items.getByRole('link')).toHaveAccessibleName(/^Open: write an email to parents about the year 6 trip/);
	await expect(items.getByRole('paragraph').nth(1)).toHaveText(
		new RegExp(`^\\d\\d:\\d\\dEmail or message${length} words$`),
	);
	await expect(items.getByText('8.30am')).toHaveCount(1);
	await items.click({ position: { x: 6, y: 6 } });
	await expect(optimiserOn(page).result).toContainText('From your history');
});

for (const [width, lines] of [
	[1440, 1],
	[390, 2],
] as const) {
	test(`at ${width} px a title uses its row: ${lines} ${lines === 1 ? 'line' : 'lines'} up to what stands beside`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await historyOf(page, [TRIP]);
		await page.goto('/account/history');
		const { items } = on(page);
		const title = await items.getByRole('link').evaluate((link) => {
			const { lineHeight } = getComputedStyle(link);
			const { right, height } = link.getBoundingClientRect();
			return {
				lines: Math.round(height / Number.parseFloat(lineHeight)),
				right,
				isCut: link.scrollHeight > height + 2,
			};
		});
		expect(title).toMatchObject({ lines, isCut: true });
		const beside = width > 1000 ? (await items.getByRole('button').first().boundingBox())?.x : width;
		expect((beside ?? 0) - title.right, 'no room is left over').toBeLessThanOrEqual(48);
	});
}

test('the menu of a row works by keyboard, and closes on Escape, Tab and a press outside', async ({ page }) => {
	await historyOf(page, [LISBON]);
	await page.goto('/account/history');
	const more = page.getByRole('button', { name: /^More “Plan three days/ });
	const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
	await more.press('ArrowDown');
	await expect(item('Save as Template')).toBeFocused();
	await expect(async () => {
		await page.keyboard.press('End');
		await expect(item('Delete')).toBeFocused({ timeout: 500 });
	}).toPass();
	await page.keyboard.press('ArrowDown');
	await expect(item('Save as Template')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(more).toBeFocused();
	await expect(page.getByRole('menu')).toHaveCount(0);
	await more.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('menu')).toHaveCount(0);
	await more.click();
	await page.getByRole('heading', { level: 1 }).click();
	await expect(page.getByRole('menu')).toHaveCount(0);
});

test('copies exactly the delivered prompt', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await historyOf(page, [LISBON]);
	await page.goto('/account/history');
	const copy = on(page).items.getByRole('button', { name: /^Cop(y|ied!)/ });
	const { items } = await (await page.request.get('/api/account/history')).json();
	expect(await copied(page, copy)).toBe(items[0].result);
});

test('saves a prompt as a template', async ({ page }) => {
	await stopClock(page);
	await historyOf(page, [LISBON]);
	await page.goto('/account/history');
	await pickFromRow(page, 'Save as Template');
	await page.getByRole('textbox', { name: 'Title' }).fill('Trip');
	await page.getByRole('button', { name: 'Save template' }).click();
	await expect(page.getByText('Template saved!')).toBeVisible();
});

test('deletes one prompt or all of them, after a confirmation', async ({ page }) => {
	await stopClock(page);
	await historyOf(page, [EMAIL, LISBON, 'Write a poem about rain over the harbour.']);
	await page.goto('/account/history');
	const { items, dialog } = on(page);
	const more = /^More “Plan three days/;
	await pickFromRow(page, 'Delete', more);
	await expect(page.getByRole('dialog', { name: 'Delete this prompt?' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(items).toHaveCount(3);
	await expect(page.getByRole('button', { name: more })).toBeFocused();
	await pickFromRow(page, 'Delete', more);
	await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(page.getByText('Prompt deleted.')).toBeVisible();
	await expect(items).toHaveCount(2);
	expect(await usedBy(page), 'the allowance stays as it is').toBe(3);
	await page.getByRole('button', { name: 'Delete all' }).click();
	await dialog.getByRole('button', { name: 'Delete everything' }).click();
	await expect(page.getByRole('heading', { name: 'No wishes yet' })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('heading', { name: 'No wishes yet' })).toBeVisible();
	await page.getByRole('link', { name: 'Make your first wish' }).click();
	await expect(optimiserOn(page).box).toBeVisible();
});

test.describe('a long history', () => {
	test.use({ allowedFaults: [/ERR_FAILED/] });
	const entry = (i: number) => ({
		id: `e${i}`,
		created_at: new Date(Date.UTC(2026, 0, 20, 12) - i * 3_600_000).toISOString(),
		raw: `Prompt number ${i}`,
		result: `Result number ${i}`,
		modifiers: {},
		taskType: 'other',
	});

	test('is loaded in parts, and a part that fails removes nothing and can be tried again', async ({ page }) => {
		await signUp(page, 'Ada');
		let isDown = false;
		await page.route(/\/api\/account\/history(\?.*)?$/, (route) => {
			const before = new URL(route.request().url()).searchParams.get('before');
			if (before !== null && isDown) return route.abort();
			const items = Array.from({ length: 20 }, (_, i) => entry(before === null ? i : 20 + i));
			return route.fulfill({ json: { items, next: before === null ? '1.e19' : null } });
		});
		await page.goto('/account/history');
		const { items } = on(page);
		await expect(items).toHaveCount(20);
		await expect(page.getByText('The latest 20 prompts')).toBeVisible();
		isDown = true;
		await page.getByRole('button', { name: 'Show more' }).click();
		await expect(page.getByText('We couldn’t load the rest.')).toBeVisible();
		await expect(items).toHaveCount(20);
		isDown = false;
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(items).toHaveCount(40);
		await expect(page.getByText('40 prompts', { exact: true })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
	});

	test('that fails to load says so, and can be tried again', async ({ page }) => {
		await signUp(page, 'Ada');
		await page.route('**/api/account/history', (route) => route.abort());
		await page.goto('/account/history');
		await expect(page.getByText('We couldn’t load your history. It’s safe.')).toBeVisible();
		await page.unroute('**/api/account/history');
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByRole('heading', { name: 'No wishes yet' })).toBeVisible();
	});
});
