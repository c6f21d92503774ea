import type { Page } from '@playwright/test';
import { historyOf } from './kept-people.ts';
import { EMAIL, optimiserOn, runPrompt } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

/** The number of pages of the browser's PDF, in which each page is an object. */
async function pagesOf(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: 'A4' });
	return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

/** The printed text, from top to bottom, without empty lines. */
const printed = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		document.body.innerText
			.split('\n')
			.map((line) => line.trim())
			.filter((line) => line !== ''),
	);

const words = (text: string): string[] =>
	text
		.replace(/[#*•-]/g, ' ')
		.split(/\s+/)
		.filter((word) => word !== '');

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(colorScheme, () => {
		test.use({ colorScheme });

		test('a printed result is one page, black on white, with title, date and prompt only', async ({ page }) => {
			const answered = page.waitForResponse((response) => response.url().endsWith('/api/optimise'));
			await runPrompt(page, EMAIL, ['Detailed']);
			const { optimised_prompt: prompt } = await (await answered).json();
			await page.emulateMedia({ media: 'print', colorScheme });
			const [title, date, ...rest] = await printed(page);
			expect(title).toMatch(/^Write an email to the design team/);
			expect(date).toMatch(/^Made with PLOOP on \d{1,2} \w+ \d{4}$/);
			expect(words(rest.join(' '))).toEqual(words(prompt));
			expect(await pagesOf(page)).toBe(1);
			await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');
			await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
		});
	});
}

test('a long result is printed on several pages, none of them empty', async ({ page }) => {
	const more = Array.from({ length: 60 }, (_, i) => ` Line ${i} says what is to be done, and why, in some words.`).join(
		'',
	);
	await page.route('**/api/optimise', async (route) => {
		const response = await route.fetch();
		const made = await response.json();
		const end = made.optimised_prompt.length;
		const long = { optimised_prompt: made.optimised_prompt + more, provenance: [], ledger: [] };
		const last = { kind: 'line', start: end, end: end + more.length, bullet: '', origin: 'yours', is: 'wish' };
		await route.fulfill({ response, json: { ...made, ...long, blocks: [...made.blocks, last] } });
	});
	await runPrompt(page, EMAIL);
	expect(await pagesOf(page)).toBe(2);
});

test('the focus ring is not printed', async ({ page }) => {
	await page.goto('/');
	const { box, result } = optimiserOn(page);
	await box.fill(EMAIL);
	await box.press('Control+Enter');
	await expect(result).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	const ringed = await page.evaluate(() =>
		[...document.querySelectorAll('body *')]
			.filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle !== 'none')
			.map((one) => one.textContent),
	);
	expect(ringed).toEqual([]);
});

test('without a result the page is printed as it is', async ({ page }) => {
	await page.goto('/');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a printed history has the requests and their times, without controls', async ({ page }) => {
	await historyOf(page, [EMAIL]);
	await page.goto('/account/history');
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: /^Open/ })).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(main.getByText(EMAIL)).toBeVisible();
	await expect(main.getByRole('button')).toHaveCount(0);
	await expect(main.getByRole('navigation')).toHaveCount(0);
	await expect(main.getByRole('searchbox')).toHaveCount(0);
});
