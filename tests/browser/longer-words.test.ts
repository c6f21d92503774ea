import type { Page } from '@playwright/test';
import { ROUTES } from '#support/routes';
import { EMAIL, runPrompt } from './optimiser-page.ts';
import { scrollsSideways } from './page-faults.ts';
import { expect, test } from './visit.ts';

const STAYS = ROUTES.filter(({ kind, path }) => kind === 'public' && path !== '/checkout' && path !== '/auth/callback');

/** Doubles every label, since labels may be as long in another language. */
const lengthenLabels = (page: Page) =>
	page.evaluate(() => {
		for (const label of document.querySelectorAll(
			'header :is(a, button), footer :is(a, button), main :is(a, button)',
		)) {
			for (const node of label.childNodes)
				if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) node.textContent += node.textContent;
		}
	});

for (const width of [1440, 1280, 1024, 800, 360]) {
	test(`at ${width} px labels may be twice as long`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ['/', '/pricing', '/contact']) {
			await page.goto(path);
			await lengthenLabels(page);
			expect.soft(await scrollsSideways(page), path).toBe(false);
			const header = await page.getByRole('banner').boundingBox();
			expect.soft(header?.height, `${path}: the header keeps its place`).toBeLessThanOrEqual(160);
		}
	});
}

/** Sets the spacing of WCAG 1.4.12; returns the words that are cut off in their own box. */
async function cutWordsOn(page: Page): Promise<string[]> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
		);
		document.adoptedStyleSheets = [sheet];
	});
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('body *')]
			.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
			.filter((one) => one.closest('.visually-hidden, textarea, svg') === null)
			.filter((one) => {
				const { overflowX, overflowY } = getComputedStyle(one);
				const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
				return (
					(isCut(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
					(isCut(overflowY) && one.scrollHeight > one.clientHeight + 1)
				);
			})
			.map((one) => `${one.className}: ${one.textContent?.trim().slice(0, 60)}`),
	);
}

test('with more space between letters, words and lines no page cuts a word off at 320 px', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const { path } of STAYS) {
		await page.goto(path);
		expect.soft(await cutWordsOn(page), path).toEqual([]);
		expect.soft(await scrollsSideways(page), path).toBe(false);
	}
});

test('with more space between letters, words and lines a result cuts no word off', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await runPrompt(page, EMAIL);
	expect(await cutWordsOn(page)).toEqual([]);
	expect(await scrollsSideways(page)).toBe(false);
});

test('a word that is cut off is found', async ({ page }) => {
	await page.goto('/500');
	await page.locator('h1').evaluate((heading) => {
		heading.style.cssText = 'inline-size:3rem;overflow:hidden;white-space:nowrap';
	});
	expect((await cutWordsOn(page)).join()).toContain('We hit a snag');
});
