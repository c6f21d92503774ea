import { answerCookies } from './answer-cookies.ts';
import { keyboardFaultsOn } from './keyboard-walk.ts';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { smallTargetsOn } from './reach.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

/** The account pages; every-page.test.ts has the public ones. */
const PATHS = [
	'/account',
	'/account/profile',
	'/account/billing',
	'/account/usage',
	'/account/history',
	'/templates',
	'/settings',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 1280]) {
	test(`at ${width} px with text at twice its size the account pages stay complete, readable and within reach`, async ({
		page,
	}) => {
		// Seven pages, each checked in both themes and tabbed through.
		test.setTimeout(180_000);
		await page.setViewportSize({ width, height: 800 });
		await signUp(page, 'Ada');
		for (const path of PATHS) {
			await page.goto(path);
			await answerCookies(page);
			await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
			await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
			for (const theme of ['light', 'dark']) {
				await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
				expect(await accessibilityFaultsOf(page), `${path}, ${theme}`).toEqual([]);
			}
			expect(await scrollsSideways(page), path).toBe(false);
			expect(await smallTargetsOn(page), path).toEqual([]);
			expect(await keyboardFaultsOn(page), path).toEqual([]);
		}
	});
}
