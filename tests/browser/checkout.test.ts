import type { Page, Route } from '@playwright/test';
import { actSignedIn, PRO, refuse } from './account-double.ts';
import { stopClock } from './page-clock.ts';
import { expect, test } from './visit.ts';

const PAYMENT_PAGE = '/payment-page-of-the-provider';

const REFUSALS: readonly [why: string, fulfil: (route: Route) => Promise<void>][] = [
	['Stripe is resting.', (route) => refuse(route, 503, 'unavailable', 'Stripe is resting.')],
	["Couldn't start checkout. Redirecting to Pricing…", (route) => route.abort()],
];

/** Replaces the payment page, and returns the checkouts that were started. */
async function actProvider(page: Page): Promise<unknown[]> {
	const begun: unknown[] = [];
	await page.route('**/api/checkout/session', (route) => {
		begun.push(route.request().postDataJSON());
		return route.fulfill({ json: { url: PAYMENT_PAGE } });
	});
	await page.route(`**${PAYMENT_PAGE}`, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
	);
	return begun;
}

test.describe('the checkout', () => {
	test('leads to the payment page, and Back from there starts no second checkout', async ({ page, baseURL }) => {
		const begun = await actProvider(page);
		await actSignedIn(page, baseURL);
		await page.goto('/pricing');
		await page.getByRole('link', { name: 'Go Annual £48' }).dblclick();
		await expect(page).toHaveURL(PAYMENT_PAGE);
		expect(begun).toEqual([{ plan: 'pro_annual', returnTo: `${baseURL}/billing/success` }]);
		await page.goBack();
		await expect(page).toHaveURL('/pricing');
		expect(begun).toHaveLength(1);
	});

	test('is for the monthly plan by default, and the short addresses name their plan', async ({ page, baseURL }) => {
		const begun = await actProvider(page);
		await actSignedIn(page, baseURL);
		for (const path of ['/checkout', '/checkout/pro', '/checkout/annual']) {
			await page.goto(path, { waitUntil: 'commit' });
			await expect(page).toHaveURL(PAYMENT_PAGE);
		}
		expect(begun).toMatchObject([{ plan: 'pro_monthly' }, { plan: 'pro_monthly' }, { plan: 'pro_annual' }]);
	});

	test('sends a visitor to sign up, which names the chosen plan and leads back', async ({ page }) => {
		await page.goto('/checkout?plan=pro_annual', { waitUntil: 'commit' });
		await expect(page).toHaveURL(`/signup?next=${encodeURIComponent('/checkout?plan=pro_annual')}`);
		await expect(page.getByText(/You chose Pro at £48 a year/)).toBeVisible();
	});

	test('says that an unknown plan does not exist', async ({ page }) => {
		for (const plan of ['gold', '', '<b>', 'pro_monthly ']) {
			await page.goto(`/checkout?plan=${encodeURIComponent(plan)}`);
			await expect(page.getByRole('heading', { name: 'We don’t recognise that plan' })).toBeVisible();
		}
		await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
	});

	test.describe('when it is refused', () => {
		test.use({ allowedFaults: [/status of (401|409|503)|ERR_FAILED/] });

		test('tells a Pro account that it has Pro, and links to billing', async ({ page, baseURL }) => {
			await actSignedIn(page, baseURL, PRO);
			await page.route('**/api/checkout/session', (route) => refuse(route, 409, 'already_subscribed', 'Pro already.'));
			await page.goto('/checkout');
			await expect(page.getByRole('heading', { name: 'You already have a subscription' })).toBeVisible();
			await expect(page.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/account/billing');
		});

		for (const [why, fulfil] of REFUSALS) {
			test(`says “${why}”, and goes to the pricing page after 1.4 s`, async ({ page, baseURL }) => {
				await stopClock(page);
				await actSignedIn(page, baseURL);
				await page.route('**/api/checkout/session', fulfil);
				await page.goto('/checkout');
				await expect(page.getByRole('alert')).toHaveText(why);
				await page.clock.runFor(1399);
				await expect(page).toHaveURL('/checkout');
				await page.clock.runFor(1);
				await expect(page).toHaveURL('/pricing');
			});
		}

		test('sends a visitor whose session has ended to sign up', async ({ page, baseURL }) => {
			await actSignedIn(page, baseURL);
			await page.route('**/api/checkout/session', (route) => refuse(route, 401, 'auth_required', 'Sign in.'));
			await page.goto('/checkout', { waitUntil: 'commit' });
			await expect(page).toHaveURL(`/signup?next=${encodeURIComponent('/checkout?plan=pro_monthly')}`);
		});
	});
});

test.describe('the way back from the payment page', () => {
	const SUCCESS = '/billing/success?session_id=cs_test_1';
	const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

	test.beforeEach(async ({ page }) => {
		await stopClock(page);
		await page.route('**/api/billing/confirm', (route) =>
			route.fulfill({ json: { plan: 'free', isPro: false, status: 'incomplete' } }),
		);
		await page.route('**/account/billing', (route) =>
			route.fulfill({ contentType: 'text/html', body: '<title>Billing</title>' }),
		);
	});

	test('asks every 2 s until the account is Pro, then goes to billing after a second', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL);
		const answered = page.waitForResponse('**/api/billing/confirm');
		await page.goto(SUCCESS);
		expect((await answered).request().postDataJSON()).toEqual({ session_id: 'cs_test_1' });
		await expect(heading(page, 'Thank you!')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Continue to Billing' })).toHaveAttribute('href', '/account/billing');
		await actSignedIn(page, baseURL, PRO);
		await expect(async () => {
			await page.clock.runFor(500);
			await expect(page.getByText('All set — redirecting to billing…')).toBeVisible({ timeout: 100 });
		}).toPass();
		await expect(page.locator('html')).toHaveAttribute('data-account', 'pro');
		await expect(page.getByRole('main').locator('.genie')).toHaveAttribute('data-pose', 'glad');
		await page.clock.runFor(1000);
		await expect(page).toHaveURL('/account/billing');
	});

	test('stops after 20 s with a calm message, and asks again on a press', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL);
		let asked = 0;
		page.on('request', (request) => {
			if (request.url().endsWith('/api/account')) asked += 1;
		});
		await page.goto(SUCCESS);
		await expect(heading(page, 'Thank you!')).toBeVisible();
		await expect(async () => {
			await page.clock.runFor(2000);
			await expect(heading(page, 'Not Pro yet')).toBeVisible({ timeout: 100 });
		}).toPass({ intervals: [50] });
		// One of these requests is the page header's.
		expect(asked).toBeGreaterThanOrEqual(11);
		expect(asked).toBeLessThanOrEqual(13);
		await actSignedIn(page, baseURL, PRO);
		await page.getByRole('button', { name: 'Check again' }).click();
		await expect(page.getByText('All set — redirecting to billing…')).toBeVisible();
	});

	test.describe('when it belongs to another account', () => {
		test.use({ allowedFaults: [/status of 40[34]/] });

		test('says that the payment belongs to another account', async ({ page, baseURL }) => {
			await actSignedIn(page, baseURL);
			await page.route('**/api/billing/confirm', (route) => refuse(route, 404, 'not_found', 'Nothing here.'));
			await page.goto(SUCCESS);
			await expect(heading(page, 'This payment is not in your account')).toBeVisible();
		});
	});

	test('asks a visitor to log in, and leads back', async ({ page }) => {
		await page.goto(SUCCESS);
		await expect(heading(page, 'Log in to continue')).toBeVisible();
		await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
			'href',
			`/login?next=${encodeURIComponent(SUCCESS)}`,
		);
	});
});

test('a cancelled payment says that nothing was charged, and links to the home page and the prices', async ({
	page,
}) => {
	await page.goto('/billing/cancel');
	await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
	await expect(page.getByText('No charges were made.')).toBeVisible();
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
	await expect(main.getByRole('link', { name: 'Back to Pricing' })).toHaveAttribute('href', '/pricing');
});
