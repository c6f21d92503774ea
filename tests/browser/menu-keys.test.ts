import { optimiserOn } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

test('letters and arrow keys move through the Quick Examples, and Enter takes one', async ({ page }) => {
	await page.goto('/');
	const opener = page.getByRole('button', { name: 'Quick Examples' });
	const item = (name: RegExp) => page.locator('#optimizer-examples').getByRole('button', { name });
	await opener.click();
	await expect(async () => {
		await page.keyboard.press('s');
		await expect(item(/^Spec/)).toBeFocused({ timeout: 500 });
	}).toPass();
	await page.keyboard.press('ArrowDown');
	await expect(item(/^Email/)).toBeFocused();
	await page.keyboard.press('Home');
	await expect(item(/^Reviews/)).toBeFocused();
	await page.keyboard.press('e');
	await expect(item(/^Email/)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(optimiserOn(page).box).toHaveValue(/stakeholders/);
});
