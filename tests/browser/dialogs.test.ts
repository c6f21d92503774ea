import { actSignedIn } from './account-double.ts';
import { takeClock } from './page-clock.ts';
import { expect, test } from './visit.ts';

const DIALOGS = [
	['View Demo', 'See PLOOP at work'],
	["You're using AI completely wrong — Here's how…", "You're using AI completely wrong"],
	['Who is PLOOP for?', 'Who is PLOOP for?'],
	['Free plan, see what Pro adds', 'Create a free account or go pro to unlock powerful controls'],
	['Manage cookies', 'Cookie preferences'],
] as const;

test.describe('dialogs', () => {
	for (const [opener, title] of DIALOGS) {
		test(`'${opener}' opens, keeps the focus inside, closes on Escape and returns the focus`, async ({ page }) => {
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

	test('the demo closes by its button and by a click outside it', async ({ page }) => {
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

	test('the demo shows every section and the options used, and ends by telling the model to act', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: 'View Demo' }).click();
		const dialog = page.getByRole('dialog', { name: 'See PLOOP at work' });
		for (const name of ['Intent', 'Constraints & Safety', 'What to do / step-by-step', 'Deliverables'])
			await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
		await expect(dialog.getByText('Depth: Detailed, Variations: Multiple')).toBeVisible();
		await expect(dialog).toContainText('Do not re-optimize this prompt; produce the requested output.');
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
		await expect(dialog.getByRole('link', { name: 'Create Free Account' })).toBeVisible();
	});

	test('the upgrade dialog offers a free account only Pro', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL);
		await page.goto('/account/profile');
		await page.getByRole('banner').getByRole('button', { name: 'Free' }).click();
		const dialog = page.getByRole('dialog', { name: 'Create a free account or go pro to unlock powerful controls' });
		await expect(dialog.getByRole('link')).toHaveText(['Upgrade to Pro £4.99/mo', 'Go Annual £48']);
		await expect(dialog.getByRole('link').first()).toHaveAttribute('href', '/checkout?plan=pro_monthly');
	});

	test('the Pro dialog shows Processing for a second, then opens the checkout, unless it is closed first', async ({
		page,
	}) => {
		const stopTime = await takeClock(page);
		await page.goto('/500');
		const open = () =>
			page.evaluate(() => {
				const detail = { id: 'pro-feature-dialog', feature: 'Tone: casual' };
				document.dispatchEvent(new CustomEvent('ploop:open-dialog', { detail }));
			});
		await open();
		const dialog = page.getByRole('dialog', { name: 'Go Pro to unlock powerful controls' });
		await expect(dialog).toContainText('Tone: casual');
		await stopTime();
		await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
		await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible();
		await dialog.getByRole('button', { name: 'Maybe later' }).click();
		await page.clock.runFor(2000);
		await expect(page).toHaveURL('/500');
		await open();
		await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
		await page.clock.runFor(1000);
		await expect(page).toHaveURL(/\/signup\?next=%2Fcheckout%3Fplan%3Dpro_monthly$/);
	});

	test('Escape in a dialog leaves the cookie banner open', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: 'View Demo' }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeVisible();
	});
});
