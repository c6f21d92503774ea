import { hintAt, refuse } from './account-double.ts';
import { enter } from './confirmed-account.ts';
import { expect, test } from './visit.ts';

const PAGE = '/account';

test('a visitor is sent to sign up, and Back does not return to the account page', async ({ page }) => {
	await page.goto('/500');
	await page.goto(PAGE);
	await expect(page).toHaveURL(/\/signup\?next=\/account$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/500$/);
});

test('shows Loading while the server is asked, then the page', async ({ page }) => {
	await enter(page);
	const asked = Promise.withResolvers<void>();
	await page.route('**/api/account', async (route) => {
		await asked.promise;
		await route.continue();
	});
	await page.goto(PAGE);
	const loading = page
		.getByRole('main')
		.getByRole('status')
		.filter({ hasText: /^Loading…$/ });
	await expect(loading).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
	asked.resolve();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	// Parts of the page show the same text while they load.
	await expect(loading).toHaveCount(0);
});

test.describe('with a session that has ended', () => {
	test.use({ allowedFaults: [/status of 401 .*api\/account/] });

	test('the visitor is sent to sign up', async ({ page, baseURL }) => {
		await hintAt(page, baseURL);
		await page.route('**/api/account', (route) => refuse(route, 401, 'auth_required', 'Sign in.'));
		await page.goto(PAGE);
		await expect(page).toHaveURL(/\/signup\?next=\/account$/);
	});
});

test.describe('when the server cannot be reached', () => {
	test.use({ allowedFaults: [/status of 503 .*api\/account/] });

	test('the page says so, redirects nobody, and asks again on a press', async ({ page }) => {
		await enter(page);
		await page.route('**/api/account', (route) => refuse(route, 503, 'unavailable', 'Later.'));
		await page.goto(PAGE);
		await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load your account.' })).toBeVisible();
		await page.unroute('**/api/account');
		await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
	});
});

test('/billing leads a visitor to sign up and back to their billing', async ({ page }) => {
	await page.goto('/billing');
	await expect(page).toHaveURL(/\/signup\?next=\/account\/billing$/);
});

test('account pages and pages linked from mails are not cached', async ({ request }) => {
	for (const path of ['/account', '/account/profile', '/settings', '/auth/callback', '/auth/reset']) {
		expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store');
	}
	for (const path of ['/auth/callback', '/auth/reset']) {
		expect((await request.get(path)).headers()['referrer-policy'], path).toBe('no-referrer');
	}
});
