import type { Page } from '@playwright/test';
import { refuse } from './account-double.ts';
import { faultsInBothThemes, scrollsSideways } from './page-faults.ts';
import { fillSignUp, logIn, logInOn, signUpOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

const ADDRESS = `${'a-rather-long-name-'.repeat(3)}@${'an-even-longer-company.'.repeat(2)}example.com`;

const answer = (page: Page, call: string) =>
	page.route(`**/api/auth/${call}`, (route) => route.fulfill({ json: { ok: true } }));

/** Each state of the sign-in pages, with the steps that lead to it. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	'sign-up': (page) => page.goto('/signup?plan=pro'),
	'sign-up with faults': async (page) => {
		await page.goto('/signup');
		await signUpOn(page).submit.click();
		await expect(page.getByText('Name is required')).toBeVisible();
	},
	'sign-up refused': async (page) => {
		await page.route('**/api/auth/sign-up', (route) => refuse(route, 503, 'unavailable', 'Not now.'));
		await page.goto('/signup');
		await fillSignUp(page);
		await signUpOn(page).submit.click();
		await expect(page.getByRole('main').getByRole('alert')).toHaveText('Not now.');
	},
	'sign-up sent': async (page) => {
		await answer(page, 'sign-up');
		await answer(page, 'resend');
		await page.goto('/signup');
		await fillSignUp(page, { email: ADDRESS });
		await signUpOn(page).submit.click();
		await page.getByRole('button', { name: 'Send the link again' }).click();
		await expect(page.getByText('a link is on its way')).toBeVisible();
	},
	'log-in refused for an address not confirmed': async (page) => {
		await page.route('**/api/auth/sign-in', (route) =>
			refuse(route, 403, 'email_not_confirmed', 'Please confirm first.'),
		);
		await page.goto('/login');
		await logIn(page, 'ada@example.com', 'whatever it was');
		await expect(logInOn(page).resend).toBeVisible();
	},
	'confirmation refused': async (page) => {
		await page.route('**/api/auth/confirm', (route) => refuse(route, 503, 'unavailable', 'Not now.'));
		await page.goto('/auth/callback?code=s3cret');
		await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	},
	'reset request': (page) => page.goto('/auth/reset-request'),
	'reset request sent': async (page) => {
		await answer(page, 'reset-request');
		await page.goto('/auth/reset-request');
		await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
		await page.getByRole('button', { name: 'Send reset link' }).click();
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
	},
	'reset link invalid': async (page) => {
		await page.goto('/auth/reset');
		await expect(page.getByRole('heading', { name: 'Reset Link Invalid' })).toBeVisible();
	},
	'reset with faults': async (page) => {
		await answer(page, 'reset-check');
		await page.goto('/auth/reset?code=s3cret');
		await page.getByRole('button', { name: 'Update password' }).click();
		await expect(page.getByText('Password is required').first()).toBeVisible();
	},
};

test.use({ allowedFaults: [/status of (403|503)/], contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const [name, bring] of Object.entries(STATES)) {
			test(`${name} has no accessibility fault and no sideways scrolling in either theme`, async ({ page }) => {
				await bring(page);
				expect(await faultsInBothThemes(page)).toEqual([]);
			});
		}
	});
}

for (const path of ['/signup', '/auth/reset-request', '/login']) {
	test(`${path} fits a phone with text at twice its size`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(path);
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		expect(await scrollsSideways(page)).toBe(false);
	});
}
