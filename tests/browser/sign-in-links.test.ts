import type { Page } from '@playwright/test';
import { refuse } from './account-double.ts';
import { stopClock } from './page-clock.ts';
import { expect, test } from './visit.ts';

const HOME = /:\d+\/$/;

test.describe('the confirmation link', () => {
	test.use({ allowedFaults: [/status of (400|404|503) .*(auth\/confirm|pricing)/] });

	test('without a code it says so and goes on, to /pricing by default', async ({ page }) => {
		await stopClock(page);
		await page.goto('/auth/callback?next=/500');
		await expect(page.getByText('No verification code found.')).toBeVisible();
		await page.clock.runFor(1000);
		await expect(page).toHaveURL(/\/500$/);
		await page.goto('/auth/callback');
		await expect(page.getByText('No verification code found.')).toBeVisible();
		await page.clock.runFor(1000);
		await expect(page).toHaveURL(/\/pricing$/);
	});

	for (const name of ['code', 'token_hash']) {
		test(`with ${name} it confirms, removes the secret from the address and goes on`, async ({ page }) => {
			const answered = Promise.withResolvers<void>();
			const sent: unknown[] = [];
			await page.route('**/api/auth/confirm', async (route) => {
				sent.push(route.request().postDataJSON());
				await answered.promise;
				await route.fulfill({ json: { ok: true, next: '/500' } });
			});
			await page.goto(`/auth/callback?${name}=s3cret&next=/500`);
			await expect(page.getByRole('heading', { name: 'Finishing sign-in…' })).toBeVisible();
			await expect(page).toHaveURL(/\/auth\/callback$/);
			await page.evaluate(() => {
				const told = document.querySelector('[role=status][data-scene-text]');
				new MutationObserver(() => sessionStorage.setItem('told', told?.textContent ?? '')).observe(told as Node, {
					childList: true,
				});
			});
			answered.resolve();
			await expect(page).toHaveURL(/\/500$/);
			expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('Signed in — resuming…');
			expect(sent).toEqual([{ token: 's3cret', next: '/500' }]);
		});
	}

	test('after a refusal it says why and links to sign up', async ({ page }) => {
		await stopClock(page);
		await page.goto('/auth/callback?token_hash=nobody-has-this');
		await expect(page.getByText('Verification failed. Please try logging in again.')).toBeVisible();
		await page.clock.runFor(1500);
		await expect(page).toHaveURL(/\/signup$/);
	});

	test('when it cannot be checked it can be tried again', async ({ page }) => {
		await page.route('**/api/auth/confirm', (route) => refuse(route, 503, 'unavailable', 'Not now.'));
		await page.goto('/auth/callback?code=s3cret');
		await expect(page.getByText('Not now.')).toBeVisible();
		await page.route('**/api/auth/confirm', (route) => route.fulfill({ json: { ok: true, next: '/' } }));
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page).toHaveURL(HOME);
	});
});

test.describe('asking for a reset', () => {
	test.use({ allowedFaults: [/status of (429|503) .*reset-request|ERR_FAILED/] });
	test.beforeEach(({ page }) => stopClock(page));

	const ask = async (page: Page, address: string) => {
		await page.goto('/auth/reset-request');
		await page.getByRole('textbox', { name: 'Email' }).fill(address);
		await page.getByRole('button', { name: 'Send reset link' }).click();
	};

	test('an empty address sends nothing', async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
		await ask(page, '   ');
		await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
		await expect(page.getByText('Email is required')).toBeVisible();
		expect(asked).toEqual([]);
	});

	test('an address without an account gets the same answer as any other', async ({ page }) => {
		await ask(page, 'nobody@example.com');
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
		await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toContainText(
			'Check your email for a password reset link.',
		);
		await page.getByRole('link', { name: 'Back to Home' }).click();
		await expect(page).toHaveURL(HOME);
	});

	test("a refusal shows the server's sentence, a lost connection the page's", async ({ page }) => {
		await page.route('**/api/auth/reset-request', (route) => refuse(route, 429, 'rate_limited', 'Too many requests.'));
		await ask(page, 'ada@example.com');
		await expect(page.getByRole('alert').filter({ hasText: 'Reset Failed' })).toContainText('Too many requests.');
		await page.route('**/api/auth/reset-request', (route) => route.abort());
		await page.getByRole('button', { name: 'Send reset link' }).click();
		await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
			'Failed to send reset email. Please try again.',
		);
		await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
	});

	test('Back to login links to the log-in page', async ({ page }) => {
		await page.goto('/auth/reset-request');
		await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/signup');
	});
});

test.describe('the reset link', () => {
	test.use({ allowedFaults: [/status of (400|503) .*auth\/reset|ERR_FAILED/] });
	test.beforeEach(({ page }) => stopClock(page));

	/** Opens the form with a link that the page takes for valid. */
	async function openForm(page: Page) {
		await page.route('**/api/auth/reset-check', (route) => route.fulfill({ json: { ok: true } }));
		await page.goto('/auth/reset?code=s3cret');
		await expect(page.getByRole('heading', { name: 'Set your new password' })).toBeFocused();
		const password = page.getByRole('textbox', { name: 'New password' });
		const confirm = page.getByRole('textbox', { name: 'Confirm password' });
		const submit = page.getByRole('button', { name: /^Updat/ });
		return {
			password,
			confirm,
			submit,
			async choose(word: string, again = word) {
				await password.fill(word);
				await confirm.fill(again);
				await submit.click();
			},
		};
	}

	test('is checked first, and its secret is removed from the address', async ({ page }) => {
		const held = Promise.withResolvers<void>();
		await page.route('**/api/auth/reset-check', async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.goto('/auth/reset?code=nobody-has-this');
		await expect(page.getByText('Preparing password reset...')).toBeVisible();
		await expect(page).toHaveURL(/\/auth\/reset$/);
		held.resolve();
		await expect(page.getByRole('heading', { name: 'Reset Link Invalid' })).toBeFocused();
		await expect(page.getByText('This link is invalid or has expired. Please request a new one.')).toBeVisible();
		await page.getByRole('link', { name: 'Request a new reset link' }).click();
		await expect(page).toHaveURL(/\/auth\/reset-request$/);
	});

	test('without a code it is invalid at once', async ({ page }) => {
		await page.goto('/auth/reset');
		await expect(page.getByRole('heading', { name: 'Reset Link Invalid' })).toBeVisible();
	});

	test('that cannot be checked says so', async ({ page }) => {
		await page.route('**/api/auth/reset-check', (route) => route.abort());
		await page.goto('/auth/reset?code=s3cret');
		await expect(page.getByText('Failed to initialize password reset')).toBeVisible();
	});

	test('a short password and two that differ are reported, and nothing is sent', async ({ page }) => {
		const { choose, password, confirm } = await openForm(page);
		await choose('kettles');
		await expect(page.getByRole('alert').filter({ hasText: 'Password too short' })).toContainText(
			'Password must be at least 8 characters.',
		);
		await expect(password).toBeFocused();
		await choose('kettle harbour', 'kettle arbour');
		await expect(page.getByRole('alert').filter({ hasText: 'Password mismatch' })).toContainText(
			'Passwords must match.',
		);
		await expect(confirm).toBeFocused();
	});

	test('a refusal is shown at its field, a lost connection below the form, and both can be tried again', async ({
		page,
	}) => {
		const { choose, password, submit } = await openForm(page);
		await page.route('**/api/auth/reset', (route) => refuse(route, 400, 'password_common', 'Too common.', 'password'));
		await choose('password123');
		await expect(page.getByRole('alert').filter({ hasText: 'Password update failed' })).toContainText('Too common.');
		await expect(password).toHaveAccessibleDescription(/Too common\.$/);
		await page.route('**/api/auth/reset', (route) => route.abort());
		await choose('kettle harbour');
		await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
			'Failed to update password. Please try again.',
		);
		await expect(submit).toHaveText('Update password');
	});

	test('used in the meantime, it offers a new link', async ({ page }) => {
		const { choose } = await openForm(page);
		await choose('kettle harbour violin');
		await expect(page.getByRole('heading', { name: 'Reset Link Invalid' })).toBeFocused();
	});
});

test.describe('a form whose code is not loaded yet', () => {
	const CODE = '**/_astro/reset-request*.js';
	test.use({ allowedFaults: [/reset-request\..*\.js/] });

	test('is sent after a press when the code arrives', async ({ page }) => {
		const fetched = Promise.withResolvers<void>();
		await page.route(CODE, async (route) => {
			await fetched.promise;
			await route.continue();
		});
		await page.route('**/api/auth/reset-request', (route) => route.fulfill({ json: { ok: true } }));
		await page.goto('/auth/reset-request', { waitUntil: 'commit' });
		await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
		await page.getByRole('button', { name: 'Send reset link' }).click();
		await expect(page.locator('#reset-request')).toHaveAttribute('data-held-press');
		fetched.resolve();
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
	});

	test('says so when the code fails to load', async ({ page }) => {
		await page.route(CODE, (route) => route.abort());
		await page.goto('/auth/reset-request');
		await expect(page.getByRole('alert').filter({ hasText: 'Unable to connect to the service.' })).toBeVisible();
	});
});
