import type { Page } from '@playwright/test';
import { PASSWORD } from '#support/password-account';
import { authenticatorApp } from '#support/second-factor';
import { confirmedAccount } from './confirmed-account.ts';
import { faultsInBothThemes, scrollsSideways } from './page-faults.ts';
import { logIn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

// A long journey with several accessibility checks, which takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test.use({ allowedFaults: [/status of 40[13]/] });

const section = (page: Page) => page.getByRole('region', { name: 'Second step' });

/** A code works once, so the next one is computed for half a minute later. */
const nextHalfMinute = () => new Date(Date.now() + 30_000);

/** Ends the session with no page open, which might ask for the log-in by itself at the same moment. */
async function leave(page: Page): Promise<void> {
	await page.goto('about:blank');
	await page.context().clearCookies();
}

async function enter(page: Page, address: string): Promise<void> {
	await page.goto('/login?next=/settings');
	await logIn(page, address, PASSWORD);
}

test('a second factor is set up with a picture or a key, asked for after the password, and turned off', async ({
	page,
}) => {
	const address = await confirmedAccount();
	await enter(page, address);
	const factor = section(page);
	await expect(factor.getByText('It’s off.')).toBeVisible();
	await factor.getByLabel('Your password').fill(PASSWORD);
	await factor.getByRole('button', { name: 'Set it up' }).click();
	const picture = factor.getByRole('img', { name: /QR code/ });
	await expect(picture).toBeVisible();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	const app = authenticatorApp(await factor.getByRole('textbox', { name: 'Key for your app' }).inputValue());
	expect(await faultsInBothThemes(page)).toEqual([]);
	await factor.getByLabel('Code from the app').fill('000000');
	await factor.getByRole('button', { name: 'Turn it on' }).click();
	await expect(factor.getByLabel('Code from the app')).toHaveAccessibleDescription(/That code isn’t right/);
	await factor.getByLabel('Code from the app').fill(app.code(new Date()));
	await factor.getByRole('button', { name: 'Turn it on' }).click();
	await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
	const codes = await factor.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
	expect(codes).toHaveLength(10);
	expect(await faultsInBothThemes(page)).toEqual([]);
	await factor.getByRole('button', { name: 'I’ve saved them' }).click();
	await expect(factor.getByText('You have 10 recovery codes left.')).toBeVisible();

	await leave(page);
	await enter(page, address);
	await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
	const code = page.getByRole('textbox', { name: 'Code' });
	await expect(code).toBeFocused();
	expect((await page.request.get('/api/account')).status()).toBe(401);
	await code.fill('000000');
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(code).toHaveAccessibleDescription(/That code isn’t right/);
	expect(await faultsInBothThemes(page)).toEqual([]);
	expect(await scrollsSideways(page)).toBe(false);
	await code.fill(app.code(nextHalfMinute()));
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page).toHaveURL(/\/settings$/);

	await leave(page);
	await enter(page, address);
	await code.fill(codes[0] ?? '');
	await code.press('Enter');
	await expect(section(page).getByText('You have 9 recovery codes left.')).toBeVisible();
	await section(page).getByLabel('Code or password').fill(PASSWORD);
	await section(page).getByRole('button', { name: 'Turn it off' }).click();
	await expect(section(page).getByText('It’s off.')).toBeVisible();
});
