import type { Page } from '@playwright/test';
import { ROUTES } from '#support/routes';
import { answerCookies } from './answer-cookies.ts';
import { keyboardFaultsOn } from './keyboard-walk.ts';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { smallTargetsOn } from './reach.ts';
import { expect, test } from './visit.ts';

/** Pages that a visitor can open without an account; large-text.test.ts has the account pages. */
const PATHS = ROUTES.filter(({ kind }) => kind === 'public').map(({ path }) => path);
/** Pages that redirect by themselves. */
const STEPS_ASIDE = ['/checkout', '/auth/callback'];
const STAYS = PATHS.filter((path) => !STEPS_ASIDE.includes(path));

test.use({
	viewport: { width: 320, height: 640 },
	contextOptions: { reducedMotion: 'reduce' },
	allowedFaults: [/status of 404 .*no-such-page/],
});

async function enlargeText(page: Page): Promise<void> {
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			document.documentElement.style.fontSize = '200%';
		});
	});
}

/** Both themes are checked on one load, because loading a page takes longer than checking it. */
for (const path of [...STAYS, '/no-such-page']) {
	test(`${path} is complete, readable and within reach on the smallest phone with text at twice its size`, async ({
		page,
	}) => {
		await enlargeText(page);
		await page.goto(path);
		await answerCookies(page);
		await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
		for (const theme of ['light', 'dark']) {
			await page.evaluate((name) => {
				document.documentElement.dataset['theme'] = name;
			}, theme);
			expect(await accessibilityFaultsOf(page), theme).toEqual([]);
		}
		expect(await scrollsSideways(page)).toBe(false);
		expect(await smallTargetsOn(page)).toEqual([]);
		expect(await keyboardFaultsOn(page)).toEqual([]);
	});
}

test('a covered control and a small one are found', async ({ page }) => {
	await page.goto('/500');
	await answerCookies(page);
	await page.evaluate(() => {
		const small = document.createElement('button');
		small.textContent = 'small';
		small.style.cssText = 'width:12px;height:12px;padding:0;overflow:hidden';
		const cover = document.createElement('div');
		cover.style.cssText = 'position:fixed;inset:0;z-index:99';
		document.querySelector('main')?.append(small, cover);
	});
	expect((await smallTargetsOn(page)).join()).toContain('small');
	expect((await keyboardFaultsOn(page)).join()).toContain('Go Home');
});
