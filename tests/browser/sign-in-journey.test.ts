import { ACCOUNT_PASSWORD, confirmedAccount } from './confirmed-account.ts';
import { stopClock } from './page-clock.ts';
import { fillSignUp, linkIn, logIn, logInOn, newAddress, PASSWORD, signUpOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

// The browser writes a line for each refusal. One expression: Playwright takes a list of two for a value and its options.
test.use({ allowedFaults: [/status of (401|403) .*auth\/sign-in|status of 409 .*auth\/confirm/] });

test('sign up, confirm, log out, log in', async ({ page, request }) => {
	const address = newAddress();
	const banner = page.getByRole('banner');
	const opener = banner.getByRole('button', { name: 'Account menu' });

	await test.step('sign up', async () => {
		await stopClock(page);
		await page.goto('/signup');
		await fillSignUp(page, { email: address });
		await signUpOn(page).submit.click();
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
		await expect(page.getByRole('status').filter({ hasText: 'Account created' })).toContainText(
			'Please check your email to verify your account.',
		);
		await expect(page.getByRole('main').getByText(address)).toBeVisible();
		await page.clock.resume();
	});

	await test.step('a log-in before the address is confirmed is refused', async () => {
		await banner.getByRole('link', { name: 'Log in' }).click();
		await logIn(page, address, PASSWORD);
		const { dialog, resend } = logInOn(page);
		await expect(dialog.locator('.form-problem')).toContainText('Please confirm your email address first.');
		await resend.click();
		await expect(dialog.getByText('a link is on its way')).toBeVisible();
	});

	await test.step('confirm', async () => {
		await page.goto(await linkIn(request, address, '/auth/callback'));
		await expect(page).toHaveURL(/:\d+\/$/);
		await expect(opener).toHaveText(/^A/);
		await opener.click();
		await expect(page.getByText(address).first()).toBeVisible();
	});

	await test.step('log out', async () => {
		await page.evaluate(() => localStorage.setItem('ploop:options', '{}'));
		await page.getByRole('menuitem', { name: 'Log out' }).click();
		await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem('ploop:options'))).toBeNull();
		await page.goto('/account');
		await expect(page).toHaveURL(/\/signup/);
	});

	await test.step('log in', async () => {
		await page.goto('/login');
		await logIn(page, address, PASSWORD);
		await expect(opener).toBeVisible();
		await expect(page).toHaveURL(/:\d+\/$/);
		await expect(logInOn(page).dialog).toBeHidden();
	});
});

test('a confirmation link works once, and later says that it was used', async ({ page, request, context }) => {
	const address = newAddress();
	await page.goto('/signup?next=/account/profile');
	await fillSignUp(page, { email: address });
	await signUpOn(page).submit.click();
	const link = await linkIn(request, address, '/auth/callback');
	await page.goto(link);
	await expect(page).toHaveURL(/\/account\/profile$/);
	// An open page could still have requests in progress when the session ends.
	await page.goto('about:blank');
	await context.clearCookies();
	await stopClock(page);
	const used = page.waitForResponse(/api\/auth\/confirm/);
	await page.goto(link);
	expect((await used).status()).toBe(409);
	await expect(page.getByText('Your email address is already confirmed. Please log in.')).toBeVisible();
	await page.clock.runFor(1500);
	await expect(page).toHaveURL(/\/signup$/);
});

test.describe('two tabs', () => {
	// Requests of one page while the other logs out are refused, which the browser logs.
	test.use({ allowedFaults: [/status of 401 .*api\/account/] });

	test('logging out in one logs out the other and leaves the account pages', async ({ page, context, request }) => {
		const address = newAddress();
		await page.goto('/signup?next=/account');
		await fillSignUp(page, { email: address });
		await signUpOn(page).submit.click();
		await page.goto(await linkIn(request, address, '/auth/callback'));
		await expect(page).toHaveURL(/\/account$/);
		const other = await context.newPage();
		await other.goto('/');
		await other.getByRole('button', { name: 'Account menu' }).click();
		await other.getByRole('menuitem', { name: 'Log out' }).click();
		await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
		await expect(page).toHaveURL(/\/signup/);
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1, name: 'Your account', exact: true })).toBeHidden();
	});
});

test('after a reset the new password works and the old one does not', async ({ page, request }) => {
	await stopClock(page);
	const address = await confirmedAccount();
	const banner = page.getByRole('banner');
	const opener = banner.getByRole('button', { name: 'Account menu' });
	await page.goto('/');
	await banner.getByRole('link', { name: 'Log in' }).click();
	await page.getByRole('link', { name: 'Forgot password?' }).click();
	await page.getByRole('textbox', { name: 'Email' }).fill(address);
	await page.getByRole('button', { name: 'Send reset link' }).click();
	await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
	await page.goto(await linkIn(request, address, '/auth/reset'));
	await expect(page.getByRole('heading', { name: 'Set your new password' })).toBeFocused();
	await expect(page).toHaveURL(/\/auth\/reset$/);
	await page.getByRole('textbox', { name: 'New password' }).fill(`${PASSWORD} two`);
	await page.getByRole('textbox', { name: 'Confirm password' }).fill(`${PASSWORD} two`);
	await page.getByRole('button', { name: 'Update password' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Password updated' })).toContainText("You're signed in.");
	await page.clock.runFor(1500);
	await expect(page).toHaveURL(/:\d+\/$/);
	await expect(page.getByRole('status').filter({ hasText: 'Password updated' })).toContainText("You're signed in.");
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(opener).toBeVisible();
	await opener.click();
	await page.getByRole('menuitem', { name: 'Log out' }).click();
	await banner.getByRole('link', { name: 'Log in' }).click();
	await logIn(page, address, ACCOUNT_PASSWORD);
	await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toContainText(
		'Please check your credentials and try again.',
	);
});
