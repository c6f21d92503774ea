import type { Page } from '@playwright/test';
import type { BillingResponse, Invoice } from '#contract/billing';
import { actSignedIn } from './account-double.ts';

const END = Date.UTC(2027, 0, 5, 12) / 1000;
const DAY = 24 * 3600;

const invoice = (number: number, at: number): Invoice => ({
	id: `in_${number}`,
	number: `PLOOP-000${number}`,
	at,
	amount_pence: 499,
	currency: 'gbp',
	status: 'paid',
	hosted_url: `https://pay.example/in_${number}`,
});

export const FREE: BillingResponse = {
	plan: 'free',
	planLabel: 'Free',
	isPro: false,
	status: 'active',
	subscription_id: null,
	current_period_end: null,
	cancels_at: null,
	past_due_until: null,
	interval: null,
	price_pence: null,
	card: null,
	invoices: [],
	canBuy: true,
	isDemo: false,
};

export const PRO_MONTHLY: BillingResponse = {
	...FREE,
	plan: 'pro_monthly',
	planLabel: 'Pro – Unlimited',
	isPro: true,
	subscription_id: 'sub_1',
	current_period_end: END,
	interval: 'month',
	price_pence: 499,
	card: { last4: '4242', exp_month: 12, exp_year: 2034 },
	invoices: [invoice(2, END - 31 * DAY), invoice(1, END - 62 * DAY)],
};

export const ENDING: BillingResponse = { ...PRO_MONTHLY, cancels_at: END };

export const OWING: BillingResponse = {
	...PRO_MONTHLY,
	status: 'past_due',
	past_due_until: END + 7 * DAY,
	invoices: [{ ...invoice(3, END), status: 'open' }, invoice(2, END - 31 * DAY)],
};

export const UNPAID: BillingResponse = {
	...OWING,
	plan: 'free',
	planLabel: 'Free',
	isPro: false,
	status: 'unpaid',
	past_due_until: null,
	interval: null,
};

export const PAUSED: BillingResponse = { ...UNPAID, status: 'paused', invoices: PRO_MONTHLY.invoices };

/** Signs in and sets the answer of `GET /api/billing`. */
export async function actBilled(page: Page, baseURL: string | undefined, billing: BillingResponse): Promise<void> {
	const { plan, planLabel, isPro, status, subscription_id, current_period_end } = billing;
	await actSignedIn(page, baseURL, { plan, planLabel, isPro, status, subscription_id, current_period_end });
	await page.route('**/api/billing', (route) => route.fulfill({ json: billing }));
}
