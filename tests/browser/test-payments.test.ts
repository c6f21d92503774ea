import type { Locator, Page } from '@playwright/test';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

const CARDS = { declined: '4000000000000002', asksAlways: '4000000000003220', success: '4242424242424242' };

test.use({ allowedFaults: [/status of 402 /] });

async function expectSound(page: Page): Promise<void> {
	await expect(page.getByText('No money moves')).toBeVisible();
	expect(await accessibilityFaultsOf(page)).toEqual([]);
	expect(await scrollsSideways(page)).toBe(false);
}

async function press(target: Locator): Promise<void> {
	await untilPainted(target.page());
	await target.press('Enter');
}

async function payWith(page: Page, card: string): Promise<void> {
	await untilPainted(page);
	await page.getByLabel('Card number').fill(card);
	await page.keyboard.press('Tab');
	await expect(page.getByLabel('Expiry (month/year)')).toBeFocused();
	await press(page.getByRole('button', { name: 'Pay £4.99' }));
}

const portalOf = async ({ request }: Page): Promise<string> =>
	(await (await request.post('/api/billing/portal')).json()).url;

for (const [width, colorScheme] of [
	[1440, 'light'],
	[360, 'dark'],
] as const) {
	test.describe(`${width} px, ${colorScheme}`, () => {
		test.use({ viewport: { width, height: 900 }, colorScheme });

		test('declined, asked by the bank, paid, failing at the renewal, paid again, cancelled: without a fault', async ({
			page,
		}) => {
			const { email } = await signUp(page, 'Ada');
			const bought = await page.request.post('/api/checkout/session', { data: { plan: 'pro_monthly' } });
			const ada = page.getByRole('listitem').filter({ hasText: email });

			await test.step('the payment page says what it costs, and has a card that works', async () => {
				await page.goto((await bought.json()).url);
				await expect(page.getByRole('heading', { name: 'Subscribe to PLOOP Pro' })).toBeVisible();
				await expect(page.getByText('£4.99 per month')).toBeVisible();
				await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
				await page.getByText('Test cards').click();
				await expect(page.getByText('is declined')).toBeVisible();
				await expectSound(page);
			});

			await test.step('a refusal is told, and leads to the field', async () => {
				await payWith(page, CARDS.declined);
				await expect(page.getByRole('alert')).toContainText('Your card was declined.');
				await expect(page.getByLabel('Card number')).toBeFocused();
				await expectSound(page);
			});

			await test.step('the bank asks: no is no, yes pays', async () => {
				await payWith(page, CARDS.asksAlways);
				await expect(page.getByRole('heading', { name: '3-D Secure' })).toBeVisible();
				await expectSound(page);
				await press(page.getByRole('button', { name: 'It is not me' }));
				await expect(page.getByRole('alert')).toContainText('We could not confirm that it was you.');
				await payWith(page, CARDS.asksAlways);
				await press(page.getByRole('button', { name: 'It is me' }));
				// As far as it leads by itself: a page on its way would be in the way of the next.
				await expect(page).toHaveURL('/account/billing');
			});

			await test.step('a month later the bank asks again, and nobody is there', async () => {
				await page.goto('/dev/stripe');
				await expect(ada).toContainText('Active');
				await expectSound(page);
				await press(ada.getByRole('button', { name: 'A month' }));
				await expect(ada).toContainText('Payment overdue');
			});

			await test.step('the invoice is paid with another card', async () => {
				await press(ada.getByRole('link', { name: /^Invoice/ }));
				await expect(page.getByText('To be paid')).toBeVisible();
				await expectSound(page);
				await payWith(page, CARDS.success);
				await expect(page.getByText('Paid', { exact: true })).toBeVisible();
			});

			await test.step('the portal cancels, and takes it back', async () => {
				await page.goto(await portalOf(page));
				await expect(page.getByText('ending in 4242')).toBeVisible();
				await expectSound(page);
				await press(page.getByRole('button', { name: 'Cancel plan' }));
				await expect(page.getByText(/^Ends on/)).toBeVisible();
				await press(page.getByRole('button', { name: 'Do not cancel plan' }));
				await expect(page.getByText(/^Renews on/)).toBeVisible();
			});
		});
	});
}
