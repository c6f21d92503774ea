import { refuse } from './account-double.ts';
import { enter } from './confirmed-account.ts';
import { stopClock } from './page-clock.ts';
import { untilPainted } from './painted.ts';
import { logIn, logInOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

test('Log in opens the dialog on its first field, and Escape returns the focus', async ({ page }) => {
	await page.goto('/500');
	await untilPainted(page);
	const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
	await link.press('Enter');
	const { dialog, email } = logInOn(page);
	await expect(email).toBeFocused();
	await expect(page).toHaveURL(/\/500$/);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(link).toBeFocused();
});

test('its code is loaded at the first opening', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
	await page.goto('/500', { waitUntil: 'load' });
	expect(scripts).toEqual([]);
	const fetched = page.waitForResponse(/LogInScript/);
	await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
	expect((await fetched).status()).toBe(200);
});

test('a press before the code is loaded takes effect when the code arrives', async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(/LogInScript/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/login', { waitUntil: 'commit' });
	const { dialog, submit } = logInOn(page);
	await submit.click();
	await expect(dialog).toBeVisible();
	held.resolve();
	await expect(dialog.getByText('Email is required')).toBeVisible();
});

test('each missing value is reported at its field, and the first gets the focus', async ({ page }) => {
	await page.goto('/login');
	const { dialog, email, password, submit } = logInOn(page);
	await submit.click();
	await expect(dialog.getByText('Password is required')).toBeVisible();
	await expect(email).toBeFocused();
	await expect(email).toHaveAttribute('aria-invalid', 'true');
	await expect(email).toHaveAccessibleDescription('Email is required');
	await email.fill('ada@example');
	await expect(dialog.getByText('Email is required')).toBeHidden();
	await password.fill('a');
	await email.fill('ada');
	await submit.click();
	await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
});

test('a button shows and hides the password, and password managers can fill it in', async ({ page }) => {
	await page.goto('/login');
	const { dialog, email, password, submit } = logInOn(page);
	await expect(email).toHaveAttribute('autocomplete', 'username webauthn');
	await expect(password).toHaveAttribute('autocomplete', 'current-password');
	await password.fill('secret');
	// Like the button, this waits until the code is loaded.
	await submit.click();
	await expect(dialog.getByText('Email is required')).toBeVisible();
	const reveal = dialog.getByRole('button', { name: 'Show Password' });
	await reveal.click();
	await expect(password).toHaveAttribute('type', 'text');
	await dialog.getByRole('button', { name: 'Hide Password' }).click();
	await expect(password).toHaveAttribute('type', 'password');
	await expect(password).toHaveValue('secret');
});

test.describe('when signing in is refused', () => {
	test.use({ allowedFaults: [/status of (401|403|429|503) .*auth\/sign-in/] });
	test.beforeEach(({ page }) => stopClock(page));

	test("the server's sentence is shown in the dialog and in a toast over it, and typed text stays", async ({
		page,
	}) => {
		await page.goto('/login');
		await logIn(page, 'nobody@example.com', 'not the password');
		const { dialog, email, password, submit } = logInOn(page);
		const toast = dialog.getByRole('alert').filter({ hasText: 'Login Failed' });
		await expect(toast).toContainText('Please check your credentials and try again.');
		await expect(email).toHaveValue('nobody@example.com');
		await expect(password).toHaveValue('not the password');
		await expect(password).toBeFocused();
		await expect(submit).toHaveText('Sign in');
		await page.keyboard.press('F8');
		await page.keyboard.press('Escape');
		await expect(toast).toBeHidden();
		await expect(dialog).toBeVisible();
	});

	for (const [status, code, message] of [
		[
			429,
			'too_many_sign_ins',
			'Too many attempts. If your password was right, a link that lets you in is on its way to your inbox.',
		],
		[503, 'busy_signing_in', 'A lot of people are signing in right now. Please try again in a few seconds.'],
	] as const) {
		test(`${code} has its own sentence`, async ({ page }) => {
			await page.route('**/api/auth/sign-in', (route) =>
				route.fulfill({
					status,
					json: { error: code, message, requestId: 'r1' },
				}),
			);
			await page.goto('/login');
			await logIn(page, 'ada@example.com', 'whatever it was');
			await expect(logInOn(page).dialog.getByRole('alert').filter({ hasText: 'Login Failed' })).toContainText(message);
		});
	}
});

test.describe('while the connection is lost', () => {
	test.use({ allowedFaults: [/ERR_(FAILED|INTERNET_DISCONNECTED)/] });
	test.beforeEach(({ page }) => stopClock(page));

	test('a message says so, and the button can be pressed again', async ({ page, context }) => {
		await page.goto('/login');
		await expect(logInOn(page).email).toBeFocused();
		await page.route('**/api/auth/**', (route) => route.abort());
		await logIn(page, 'ada@example.com', 'whatever it was');
		const { dialog, submit } = logInOn(page);
		await expect(dialog.getByRole('alert').filter({ hasText: 'Login Failed' })).toContainText(
			'Unable to connect to the service. Please check your internet connection.',
		);
		await expect(submit).toHaveText('Sign in');
		await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
		await context.setOffline(false);
	});

	test('the dialog says when its code fails to load', async ({ page }) => {
		await page.route(/LogInScript/, (route) => route.abort());
		await page.goto('/login');
		await expect(logInOn(page).dialog.getByText('Unable to connect to the service.')).toBeVisible();
	});
});

test('during a request the button says so and ignores a second press', async ({ page }) => {
	const held = Promise.withResolvers<void>();
	let asked = 0;
	await page.route('**/api/auth/sign-in', async (route) => {
		asked += 1;
		await held.promise;
		await refuse(route, 503, 'unavailable', 'Later.');
	});
	await page.goto('/login');
	await logIn(page, 'ada@example.com', 'whatever it was');
	const { submit } = logInOn(page);
	await expect(submit).toHaveText('Signing in...');
	await expect.poll(() => asked, 'the request has left').toBe(1);
	await submit.press('Enter');
	await submit.press('Enter');
	expect(asked).toBe(1);
});

test('after a log-in the visitor is on the home page, or back on the account page they wanted', async ({ page }) => {
	const email = await enter(page);
	await page.context().clearCookies();
	await page.goto('/account/profile');
	await expect(page).toHaveURL(/\/signup\?next=\/account\/profile$/);
	await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
	await logIn(page, email, 'a heron by the lake');
	await expect(page).toHaveURL(/\/account\/profile$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('/login takes a signed-in visitor to the home page and opens no dialog', async ({ page }) => {
	await enter(page);
	await page.goto('/login');
	await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
	await expect(logInOn(page).dialog).toBeHidden();
	await expect(page).toHaveURL(/:\d+\/$/);
});
