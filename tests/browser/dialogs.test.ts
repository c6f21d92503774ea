import { expect, test } from './visit.ts';

const DIALOGS = [
	['View Demo', 'See PLOOP at work'],
	["You're using AI completely wrong — Here's how…", "You're using AI completely wrong"],
	['Who is PLOOP for?', 'Who is PLOOP for?'],
	['Free plan, see what more there is', 'Create a free account or go pro to unlock powerful controls'],
	['Manage cookies', 'Cookie preferences'],
] as const;

test.describe('dialogs', () => {
	for (const [opener, title] of DIALOGS) {
		test(`'${opener}' opens, holds the focus, closes on Escape and gives the focus back`, async ({ page }) => {
			await page.goto('/');
			const button = page.getByRole('button', { name: opener, exact: true });
			await button.press('Enter');
			const dialog = page.getByRole('dialog', { name: title });
			await expect(dialog).toBeVisible();
			expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
			await page.keyboard.press('Escape');
			await expect(dialog).toBeHidden();
			await expect(button).toBeFocused();
		});
	}

	test('the demo closes by its button and by a click beside it', async ({ page }) => {
		await page.goto('/');
		const button = page.getByRole('button', { name: 'View Demo' });
		const dialog = page.getByRole('dialog', { name: 'See PLOOP at work' });
		await button.click();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await expect(dialog).toBeHidden();
		await button.click();
		await expect(dialog).toBeVisible();
		await page.mouse.click(5, 5);
		await expect(dialog).toBeHidden();
	});

	test('a click inside the demo leaves it open', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: 'View Demo' }).click();
		const dialog = page.getByRole('dialog', { name: 'See PLOOP at work' });
		await dialog.getByText('You type').click();
		await expect(dialog).toBeVisible();
	});

	test('the upgrade dialog names both prices of the catalogue', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('banner').getByRole('button', { name: 'Free' }).click();
		const dialog = page.getByRole('dialog', { name: 'Create a free account or go pro to unlock powerful controls' });
		await expect(dialog.getByRole('link', { name: 'Upgrade to Pro £4.99/mo' })).toBeVisible();
		await expect(dialog.getByRole('link', { name: 'Go Annual £48' })).toBeVisible();
	});

	test('Escape in a dialog does not answer the cookie banner behind it', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: 'View Demo' }).click();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeVisible();
	});
});
