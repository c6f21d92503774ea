import type Stripe from 'stripe';
import type { BillingResponse, Invoice } from '#contract/billing';
import type { BillingAccount } from '#db/billing';
import { type Account, isProPlan } from '../caller.ts';
import { AppError } from '../errors.ts';
import { askStripe, type BillingRuntime } from './ask-stripe.ts';
import { requireAccount } from './customer.ts';
import { syncSubscription, unlessGone } from './sync-subscription.ts';

/** Longest wait of a page for Stripe; figures that have not arrived by then are left out. */
const PATIENCE_MS = 6_000;
const MOST_INVOICES = 24;

/**
 * Subscription, price and invoices of an account. When Stripe does not answer, returns the stored state without
 * invoices and card.
 */
export async function readBilling(runtime: BillingRuntime, caller: Account): Promise<BillingResponse> {
	const known = await requireAccount(runtime, caller);
	const fromStripe = await askAbout(runtime, known);
	// Read again, because reading from Stripe may have changed the account.
	const account = known.customerId === null ? known : await requireAccount(runtime, caller);
	const plan = planAt(account, runtime.now());
	const isPro = plan !== 'free';
	const { pro, free } = runtime.catalogue;
	return {
		plan,
		planLabel: isPro ? pro.label : free.label,
		isPro,
		status: account.status,
		subscription_id: account.subscriptionId,
		current_period_end: secondsOf(account.periodEnd),
		cancels_at: secondsOf(account.cancelsAt),
		past_due_until: account.pastDueSince && secondsOf(account.proUntil),
		interval: INTERVALS[account.plan] ?? null,
		price_pence: account.pricePence,
		...fromStripe,
		canBuy: runtime.billing !== null,
		isDemo: runtime.billing?.isDemo ?? false,
	};
}

/** The plan that is in force at `now`, by the stored plan and its end. */
export function planAt({ plan, proUntil }: BillingAccount, now: Date): BillingResponse['plan'] {
	const isPro = isProPlan(plan) && (proUntil === null || proUntil > now);
	return isPro ? (plan as BillingResponse['plan']) : 'free';
}

const INTERVALS: Readonly<Record<string, 'month' | 'year'>> = { pro_monthly: 'month', pro_yearly: 'year' };

const secondsOf = (date: Date | null): number | null => date && Math.floor(date.getTime() / 1000);

type FromStripe = Pick<BillingResponse, 'card' | 'invoices'>;

const NOTHING: FromStripe = { card: null, invoices: [] };

async function askAbout(runtime: BillingRuntime, account: BillingAccount): Promise<FromStripe> {
	const { customerId, periodEnd } = account;
	if (customerId === null) return NOTHING;
	try {
		const found = await askStripe(
			runtime,
			async (stripe) => {
				// The period is over, so the event of its renewal may have been lost.
				if (periodEnd !== null && periodEnd <= runtime.now()) await syncSubscription(runtime, stripe, customerId);
				return unlessGone(runtime, stripe, customerId, async () => {
					const [card, invoices] = await Promise.all([cardOf(stripe, customerId), invoicesOf(stripe, customerId)]);
					return { card, invoices };
				});
			},
			PATIENCE_MS,
		);
		return found ?? NOTHING;
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		runtime.log('billing_without_stripe', { because: error.details.because });
		return { card: null, invoices: null };
	}
}

/** The card for the next payment. */
async function cardOf(stripe: Stripe, customerId: string): Promise<BillingResponse['card']> {
	const { data } = await stripe.subscriptions.list({
		customer: customerId,
		limit: 1,
		expand: ['data.default_payment_method', 'data.customer.invoice_settings.default_payment_method'],
	});
	const method = data[0]?.default_payment_method ?? cardOfCustomer(data[0]?.customer);
	const card = typeof method === 'object' ? method?.card : null;
	return card ? { last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year } : null;
}

const cardOfCustomer = (customer: Stripe.Subscription['customer'] | undefined) =>
	typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null;

async function invoicesOf(stripe: Stripe, customerId: string): Promise<Invoice[]> {
	const { data } = await stripe.invoices.list({ customer: customerId, limit: MOST_INVOICES });
	return data
		.filter(({ status }) => status !== 'draft')
		.map(({ id, number, created, total, currency, status, hosted_invoice_url: url }) => ({
			id,
			number,
			at: created,
			amount_pence: total,
			currency,
			status: status ?? 'open',
			hosted_url: url ?? null,
		}));
}
