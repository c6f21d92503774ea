import { expect, test } from './visit.ts';

const banner = { name: 'Cookie choice' } as const;

test.describe('cookie banner', () => {
	test('nothing is stored before a choice', async ({ page, context }) => {
		await page.goto('/');
		await expect(page.getByRole('region', banner)).toBeVisible();
		expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
		expect(await context.cookies()).toEqual([]);
	});

	test('Escape means only the necessary, and the banner does not come back', async ({ page }) => {
		await page.goto('/');
		await page.keyboard.press('Escape');
		await expect(page.getByRole('region', banner)).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('region', banner)).toBeHidden();
	});

	test('both answers are one click, of one height', async ({ page }) => {
		await page.goto('/');
		const deny = await page.getByRole('button', { name: 'Only necessary' }).boundingBox();
		const allow = await page.getByRole('button', { name: 'Allow analytics' }).boundingBox();
		expect(deny?.height).toBe(allow?.height);
		await page.getByRole('button', { name: 'Allow analytics' }).click();
		expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('granted');
		await expect(page.getByRole('region', banner)).toBeHidden();
	});

	test('a choice can be taken back from the footer', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: 'Allow analytics' }).click();
		await page.getByRole('contentinfo').getByRole('button', { name: 'Manage cookies' }).click();
		const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
		await expect(dialog.getByRole('checkbox', { name: /Analytics/ })).toBeChecked();
		await dialog.getByRole('checkbox', { name: /Analytics/ }).uncheck();
		await dialog.getByRole('button', { name: 'Save choice' }).click();
		await expect(dialog).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
	});

	test('other scripts are told of the choice', async ({ page }) => {
		await page.goto('/');
		const told = page.evaluate(
			() =>
				new Promise((resolve) => {
					document.addEventListener('ploop:consent', (event) => resolve((event as CustomEvent<string>).detail));
				}),
		);
		await page.getByRole('button', { name: 'Allow analytics' }).click();
		expect(await told).toBe('granted');
	});

	test('a focused control is never under the banner', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/');
		const top = (await page.getByRole('region', banner).boundingBox())?.y ?? 0;
		for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
			await link.focus();
			const box = await link.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
		}
	});
});
