import { COPIED_MS } from '#islands/timings.ts';
import { stopClock } from './page-clock.ts';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { expect, test } from './visit.ts';

const RGBA = 6;

test('every download exists in the kind and size its name says, and is saved', async ({ page, request }) => {
	await page.goto('/brand-assets');
	const links = await page
		.locator('a[download]')
		.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
	const paths = [...new Set(links)];
	expect(paths.length).toBeGreaterThan(110);
	for (const path of paths) {
		const answer = await request.get(path);
		expect([path, answer.status(), answer.headers()['content-disposition']]).toEqual([path, 200, 'attachment']);
		const content = await answer.body();
		const [, width, , height] = /-(\d+)(x(\d+))?\.png$/.exec(path) ?? [];
		if (width !== undefined) {
			expect(content.readUInt32BE(16), path).toBe(Number(width));
			if (height === undefined) expect(content.readUInt8(25), path).toBe(RGBA);
			else expect(content.readUInt32BE(20), path).toBe(Number(height));
		} else if (path.endsWith('.zip')) expect(content.subarray(0, 2).toString(), path).toBe('PK');
		else expect(content.toString(), path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
	}
});

test('a picture is saved in the chosen size, and a colour is copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/brand-assets');
	const card = page.getByRole('article', { name: 'Genie optimising' });
	const size = card.getByLabel('Preview size');
	await expect(size).toHaveValue('512');
	await size.selectOption('64');
	await expect(card.getByRole('img', { name: 'Genie optimising, Dark' })).toHaveAttribute('width', '64');
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		card.getByRole('link', { name: 'PNG 64 px wide of Genie optimising, Dark' }).click(),
	]);
	expect(download.suggestedFilename()).toBe('genie-optimising-dark-64.png');

	const copy = page.getByRole('button', { name: /#14D8FF/ });
	await stopClock(page);
	await copy.click();
	await expect(copy).toContainText('Copied!');
	await expect(page.getByRole('status').filter({ hasText: '#14D8FF: Copied!' })).toBeAttached();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#14D8FF');
	await page.clock.runFor(COPIED_MS);
	await expect(copy).not.toContainText('Copied!');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`at 320 pixels, ${colorScheme}`, () => {
		test.use({ viewport: { width: 320, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

		test('with all sizes open the page has no accessibility fault and no sideways scrolling', async ({ page }) => {
			await page.goto('/brand/assets');
			await expect(page).toHaveURL(/\/brand-assets$/);
			await page.getByRole('article', { name: 'P badge' }).getByText('All sizes').click();
			expect(await accessibilityFaultsOf(page)).toEqual([]);
			expect(await scrollsSideways(page)).toBe(false);
		});
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('everything can be saved, and no control is shown that would not work', async ({ page }) => {
		await page.goto('/brand-assets');
		await expect(page.getByLabel('Preview size').first()).toBeHidden();
		await expect(page.getByRole('button', { name: /#14D8FF/ })).toBeHidden();
		const card = page.getByRole('article', { name: 'Wordmark' });
		await card.getByText('All sizes').click();
		await expect(
			card.getByRole('list', { name: 'PNG, Wordmark, Light' }).getByRole('link', { name: '3000' }),
		).toBeVisible();
	});
});
