import type { Page } from '@playwright/test';
import { actSignedIn, refuse } from './account-double.ts';
import { actBilled, ENDING, FREE, OWING, PAUSED, PRO_MONTHLY, UNPAID } from './billing-double.ts';
import { stopClock } from './page-clock.ts';
import { expect, test } from './visit.ts';

test.use({ allowedFaults: [/status of (400|401|409|503)/] });
/** Toasts stay on the page while the clock is stopped. */
test.beforeEach(({ page }) => stopClock(page));

const region = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('a free account can buy, and a Pro account can cancel', async ({ page, baseURL }) => {
	await actBilled(page, baseURL, FREE);
	await page.goto('/account/billing');
	await expect(button(page, 'Upgrade to Pro £4.99/mo')).toBeVisible();
	await expect(button(page, 'Go Annual £48')).toBeVisible();
	await expect(button(page, 'Cancel plan')).toHaveCount(0);
	await expect(region(page, 'Invoices')).toContainText('Your first invoice will appear here.');
	await actBilled(page, baseURL, PRO_MONTHLY);
	await page.reload();
	await expect(button(page, 'Cancel plan')).toBeVisible();
	await expect(button(page, 'Go Annual £48')).toHaveCount(0);
	await expect(region(page, 'Card')).toContainText('Card ending in 4242');
	await expect(region(page, 'Card')).toContainText('Valid until 12/34');
	const invoice = region(page, 'Invoices').getByRole('link', { name: 'View: invoice PLOOP-0002' });
	await expect(invoice).toHaveAttribute('href', 'https://pay.example/in_2');
	await expect(page.getByText('no money moves')).toHaveCount(0);
});

test('no button is shown when nothing can be bought', async ({ page, baseURL }) => {
	await actBilled(page, baseURL, { ...FREE, canBuy: false });
	await page.goto('/account/billing');
	await expect(page.getByText('Payments are not configured. Please try again later.')).toBeVisible();
	await expect(button(page, 'Upgrade to Pro')).toHaveCount(0);
});

test('a cancelled plan says when it ends and can only be resumed', async ({ page, baseURL }) => {
	await actBilled(page, baseURL, { ...ENDING, invoices: null });
	await page.goto('/account/billing');
	await expect(region(page, 'Plan')).toContainText('Ends 5 January 2027 nothing changes until then');
	await expect(button(page, 'Keep Pro')).toBeVisible();
	await expect(button(page, 'Cancel plan')).toHaveCount(0);
	await expect(button(page, 'Switch to yearly')).toHaveCount(0);
	await expect(region(page, 'Invoices')).toContainText('isn’t responding');
});

test('a failed payment is shown with the end of the grace period and a way to pay', async ({ page, baseURL }) => {
	await actBilled(page, baseURL, OWING);
	await page.route('**/api/billing/portal', (route) => route.fulfill({ json: { url: `${baseURL}/portal-page` } }));
	await page.route('**/portal-page', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Portal</title>' }),
	);
	await page.goto('/account/billing');
	const notice = region(page, 'Your last payment didn’t go through');
	await expect(notice).toContainText('You stay Pro until 12 January 2027.');
	await expect(region(page, 'Invoices').getByRole('link', { name: /^Pay: invoice/ })).toBeVisible();
	await expect(button(page, 'Switch to yearly')).toHaveCount(0);
	await notice.getByRole('button', { name: 'Update card' }).click();
	await expect(page).toHaveURL('/portal-page');
});

test('after the grace period Pro has ended, and paying restores it', async ({ page, baseURL }) => {
	await actBilled(page, baseURL, UNPAID);
	await page.goto('/account/billing');
	await expect(region(page, 'Your last payment didn’t go through')).toContainText('Pro has ended for now.');
	await expect(button(page, 'Upgrade to Pro')).toHaveCount(0);
});

for (const billing of [UNPAID, PAUSED]) {
	test(`a subscription that is ${billing.status} gives no Pro and can still be cancelled`, async ({
		page,
		baseURL,
	}) => {
		await actBilled(page, baseURL, billing);
		await page.route('**/api/subscription/cancel', (route) =>
			route.fulfill({ json: { current_period_end: billing.current_period_end } }),
		);
		await page.goto('/account/billing');
		await button(page, 'Cancel plan').click();
		const dialog = page.getByRole('dialog', { name: 'Cancel your plan?' });
		await expect(dialog).toContainText('Your subscription ends now and you won’t be charged again.');
		await expect(button(page, 'Switch to yearly')).toHaveCount(0);
		await actBilled(page, baseURL, FREE);
		await dialog.getByRole('button', { name: 'Cancel plan' }).click();
		await expect(page.getByRole('status').filter({ hasText: 'Plan ended' })).toBeVisible();
		await expect(button(page, 'Upgrade to Pro £4.99/mo')).toBeVisible();
	});
}

test('a failure to load is shown, and the next try loads', async ({ page, baseURL }) => {
	await actBilled(page, baseURL, FREE);
	await page.route('**/api/billing', (route) => refuse(route, 503, 'unavailable', 'Later.'));
	await page.goto('/account/billing');
	await expect(page.getByRole('alert')).toContainText('We couldn’t load your billing.');
	await actBilled(page, baseURL, FREE);
	await button(page, 'Try again').click();
	await expect(region(page, 'Plan')).toContainText('Free');
});

test.describe('a refused action', () => {
	const toast = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

	test('a checkout: the refusal is shown and the buttons stay', async ({ page, baseURL }) => {
		await actBilled(page, baseURL, FREE);
		await page.route('**/api/checkout/session', (route) => refuse(route, 503, 'billing_unavailable', 'Stripe rests.'));
		await page.goto('/account/billing');
		await button(page, 'Upgrade to Pro £4.99/mo').click();
		await expect(toast(page, 'Checkout Error')).toContainText('Unable to start checkout. Please try again.');
		await expect(button(page, 'Upgrade to Pro £4.99/mo')).toBeEnabled();
		await page.route('**/api/checkout/session', (route) => refuse(route, 409, 'already_subscribed', 'Already yours.'));
		await button(page, 'Go Annual £48').click();
		await expect(toast(page, 'Checkout Error')).toContainText('Already yours.');
	});

	test('without a session: the page says so and goes to sign up', async ({ page, baseURL }) => {
		await actBilled(page, baseURL, FREE);
		await page.route('**/api/checkout/session', (route) => refuse(route, 401, 'auth_required', 'Sign in.'));
		await page.goto('/account/billing');
		await button(page, 'Go Annual £48').click();
		await expect(toast(page, 'Authentication Required')).toBeVisible();
		await page.clock.runFor(1000);
		await expect(page).toHaveURL('/signup?next=/account/billing');
	});

	test('a cancellation: the refusal is shown, also when there is no subscription', async ({ page, baseURL }) => {
		await actBilled(page, baseURL, PRO_MONTHLY);
		await page.route('**/api/subscription/cancel', (route) => refuse(route, 503, 'billing_unavailable', 'Later.'));
		await page.goto('/account/billing');
		await button(page, 'Cancel plan').click();
		const dialog = page.getByRole('dialog', { name: 'Cancel your plan?' });
		await expect(dialog).toContainText('You stay Pro until 5 January 2027.');
		const yes = dialog.getByRole('button', { name: 'Cancel plan' });
		await yes.click();
		await expect(toast(page, 'Cancellation Error')).toContainText('Unable to cancel your plan. Please try again.');
		await page.route('**/api/subscription/cancel', (route) => refuse(route, 400, 'missing_subscription', 'None.'));
		await yes.click();
		await expect(toast(page, 'Missing subscription')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
	});

	test('a change of plan that could not be paid: the plan stays and the unpaid invoice appears', async ({
		page,
		baseURL,
	}) => {
		await actBilled(page, baseURL, PRO_MONTHLY);
		await page.route('**/api/subscription/switch', (route) => refuse(route, 409, 'payment_needed', 'Not paid.'));
		await page.goto('/account/billing');
		await button(page, 'Switch to yearly').click();
		await actBilled(page, baseURL, { ...PRO_MONTHLY, invoices: OWING.invoices });
		await page.getByRole('dialog').getByRole('button', { name: 'Pay £48 a year' }).click();
		await expect(toast(page, 'Plan not changed')).toContainText('Not paid.');
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await expect(region(page, 'Invoices').getByRole('link', { name: /^Pay: invoice/ })).toBeVisible();
	});
});

test('a cancellation shows in the other tab, and the refusal before it changes nothing', async ({
	page,
	baseURL,
	context,
}) => {
	const other = await context.newPage();
	for (const tab of [page, other]) {
		await actBilled(tab, baseURL, PRO_MONTHLY);
		await tab.goto('/account/billing');
		await expect(button(tab, 'Cancel plan')).toBeVisible();
	}
	await button(page, 'Cancel plan').click();
	const yes = page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' });
	await page.route('**/api/subscription/cancel', (route) => refuse(route, 503, 'billing_unavailable', 'Later.'));
	await yes.click();
	await expect(page.getByRole('alert').filter({ hasText: 'Cancellation Error' })).toBeVisible();
	await page.route('**/api/subscription/cancel', (route) =>
		route.fulfill({ json: { current_period_end: ENDING.cancels_at } }),
	);
	for (const tab of [page, other]) await actBilled(tab, baseURL, ENDING);
	// The account is answered first, so that the change and the end of the action are shown in one render.
	const account = page.waitForResponse('**/api/account');
	await page.route('**/api/billing', async (route) => {
		await (await account).finished();
		await route.fallback();
	});
	await yes.click();
	const toast = page.getByRole('status').filter({ hasText: 'Cancellation scheduled' });
	await expect(toast).toContainText('Your plan will stay Pro until 5 January 2027, then downgrade to Free.');
	await expect(button(page, 'Keep Pro')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeFocused();
	await expect(button(other, 'Keep Pro')).toBeVisible();
});

test('the short address leads to billing, and a visitor to sign up', async ({ page, baseURL }) => {
	await page.goto('/billing', { waitUntil: 'commit' });
	await expect(page).toHaveURL('/signup?next=/account/billing');
	await actSignedIn(page, baseURL);
	await actBilled(page, baseURL, FREE);
	await page.goto('/billing', { waitUntil: 'commit' });
	await expect(page).toHaveURL('/account/billing');
});
