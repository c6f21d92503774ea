import { EMAIL, optimiserOn } from './optimiser-page.ts';
import { scrollsSideways } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { expect, test } from './visit.ts';
import { shiftsOn, watchShifts } from './watch-shifts.ts';

for (const width of [1440, 1280, 768, 360, 320]) {
	test(`at ${width} px nothing moves when the fonts load late`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		const held = Promise.withResolvers<void>();
		await page.route('**/*.woff2', async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.addInitScript(watchShifts);
		const asked = page.waitForRequest('**/*.woff2');
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await asked;
		// The first paint is with system fonts; nothing visible can move before it.
		await untilPainted(page);
		held.resolve();
		await page.evaluate(() => document.fonts.ready);
		await expect
			.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
			.toBeGreaterThanOrEqual(2);
		// Two frames: in the first the text is drawn again, in the second a shift is reported.
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		expect(await shiftsOn(page)).toEqual([]);
	});
}

for (const width of [320, 360]) {
	test(`text at twice its size fits ${width} px, before and after a run`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/');
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '34px'));
		expect(await scrollsSideways(page)).toBe(false);
		const { box, submit, result } = optimiserOn(page);
		await box.fill(EMAIL);
		await expect(page.getByRole('list', { name: 'What your text says so far' })).toBeVisible();
		expect(await scrollsSideways(page)).toBe(false);
		await submit.click();
		await expect(result).toBeVisible();
		await page.getByRole('button', { name: 'Check the answer' }).click();
		await page.getByRole('textbox', { name: 'The AI’s answer' }).fill('Dear team');
		await page.getByRole('button', { name: 'Check this answer' }).click();
		await expect(page.getByRole('region', { name: 'Your rules, one by one' })).toBeVisible();
		expect(await scrollsSideways(page)).toBe(false);
	});
}
