import { expect, test } from './visit.ts';

test('the menu opens, keeps the keyboard inside and gives the focus back', async ({ page }) => {
	await page.goto('/');
	const button = page.getByRole('button', { name: 'Menu', exact: true });
	await button.tap();
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
	for (let press = 0; press < 15; press += 1) {
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBeNull();
	}
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await expect(button).toBeFocused();
});
