import type { Page } from '@playwright/test';
import { stopClock } from './page-clock.ts';
import { signUp } from './real-account.ts';
import { fillSignUp, linkIn, newAddress, signUpOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

test.use({ allowedFaults: [/status of 409 .*checkout\/session/] });

const planOn = (page: Page) => page.getByRole('region', { name: 'Plan' });

/** Pays with the card that is filled in, and waits for the account to be Pro. */
async function pay(page: Page, label: string): Promise<void> {
	await expect(page).toHaveURL(/\/dev\/stripe\/checkout\//);
	await page.getByRole('button', { name: label }).click();
	await expect(page).toHaveURL(/\/account\/billing$/, { timeout: 30_000 });
	await expect(planOn(page)).toContainText('Pro – Unlimited');
}

test('a visitor buys Pro from the pricing page and uses every billing action', async ({ page, request }) => {
	const address = newAddress();
	const plan = planOn(page);

	await test.step('choosing a plan and signing up leads to the checkout', async () => {
		await page.goto('/pricing');
		await page.getByRole('list', { name: 'Plans' }).getByRole('link', { name: 'Upgrade to Pro £4.99/mo' }).click();
		await expect(page).toHaveURL(/\/signup\?next=/);
		await expect(page.getByText('You chose Pro at £4.99 a month.')).toBeVisible();
		await fillSignUp(page, { email: address });
		await signUpOn(page).submit.click();
		await page.goto(await linkIn(request, address, '/auth/callback'), { waitUntil: 'commit' });
		await pay(page, 'Pay £4.99');
	});

	await test.step('billing shows the plan, the card and the invoice', async () => {
		await expect(plan).toContainText('Active');
		await expect(plan).toContainText('£4.99 a month');
		await expect(plan).toContainText(/Renews \d+ \w+ \d{4}/);
		await expect(page.getByText('no money moves here')).toBeVisible();
		await expect(page.getByRole('region', { name: 'Card' })).toContainText('4242');
		await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1);
		await expect(page.locator('html')).toHaveAttribute('data-account', 'pro');
		await expect(
			page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Billing' }),
		).toHaveAttribute('aria-current', 'page');
	});

	await test.step('a second checkout is refused', async () => {
		await page.goto('/checkout?plan=pro_annual');
		await expect(page.getByRole('heading', { name: 'You already have a subscription' })).toBeVisible();
		await page.getByRole('link', { name: 'Go to billing' }).click();
	});

	await test.step('cancel', async () => {
		await expect(plan.getByRole('button', { name: 'Cancel plan' })).toBeVisible();
		// Toasts stay on the page while the clock is stopped.
		await stopClock(page);
		await plan.getByRole('button', { name: 'Cancel plan' }).click();
		const dialog = page.getByRole('dialog', { name: 'Cancel your plan?' });
		await expect(dialog.getByRole('button', { name: 'Keep Pro' }).last()).toBeFocused();
		await dialog.getByRole('button', { name: 'Cancel plan' }).click();
		const toast = page.getByRole('status').filter({ hasText: 'Cancellation scheduled' });
		await expect(toast).toContainText(/Your plan will stay Pro until \d+ \w+ \d{4}, then downgrade to Free\./);
		await expect(plan).toContainText('Ends soon');
	});

	await test.step('resume', async () => {
		await plan.getByRole('button', { name: 'Keep Pro' }).click();
		await expect(page.getByRole('status').filter({ hasText: 'stays Pro and renews on' })).toBeVisible();
		await expect(plan).toContainText('Renews');
	});

	await test.step('pay by the year', async () => {
		await plan.getByRole('button', { name: 'Switch to yearly' }).click();
		const dialog = page.getByRole('dialog', { name: 'Pay by the year?' });
		await expect(dialog).toContainText('your card is charged £48 now');
		await dialog.getByRole('button', { name: 'Pay £48 a year' }).click();
		await expect(page.getByRole('status').filter({ hasText: 'Plan changed' })).toBeVisible();
		await expect(plan).toContainText('£48 a year');
		await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(2);
	});

	await test.step('the card is changed on the provider’s page, which links back', async () => {
		await page.getByRole('button', { name: 'Change card' }).click();
		await expect(page).toHaveURL(/\/dev\/stripe\/portal\//);
		await page.getByRole('link', { name: 'Back to PLOOP' }).click();
		await expect(page).toHaveURL(/\/account\/billing$/);
	});

	await test.step('every Pro option is unlocked', async () => {
		await page.goto('/account/usage');
		await expect(page.getByRole('heading', { name: 'Last 12 months' })).toBeVisible();
		await expect(page.getByText('No limit on your plan')).toBeVisible();
	});
});

test('a purchase in one tab shows in the others at once', async ({ page, context }) => {
	await signUp(page, 'Ada');
	await page.goto('/account/usage');
	await expect(page.getByText('3 of 3 PLOOPs left')).toBeVisible();
	const shop = await context.newPage();
	await shop.goto('/account/billing');
	await shop.getByRole('button', { name: 'Go Annual £48' }).dblclick();
	await pay(shop, 'Pay £48');
	await expect(shop.getByText('£48 a year')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Last 12 months' })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('data-account', 'pro');
});

test('the annual plan chosen at sign-up leads to its checkout, and leaving the payment page returns to the prices, unbilled', async ({
	page,
	request,
}) => {
	const address = newAddress();
	await page.goto('/signup?plan=annual');
	await fillSignUp(page, { email: address });
	await signUpOn(page).submit.click();
	await page.goto(await linkIn(request, address, '/auth/callback'), { waitUntil: 'commit' });
	await expect(page.getByRole('button', { name: 'Pay £48' })).toBeVisible();
	await page.getByRole('link', { name: 'Back without paying' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Checkout Canceled' })).toBeVisible();
	await expect(page).toHaveURL('/pricing');
	await page.goto('/account/billing');
	await expect(planOn(page)).toContainText('Free');
	await expect(page.getByText('Your first invoice will appear here.')).toBeVisible();
});
