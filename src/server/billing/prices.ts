import type Stripe from 'stripe';
import type { CheckoutPlan } from '#contract/plans';
import type { Catalogue } from '../catalogue.ts';
import { unavailable } from './ask-stripe.ts';

/** The active Stripe price of a plan. Nothing can be bought unless it equals the price on the pages. */
export async function findPrice(stripe: Stripe, { pro }: Catalogue, plan: CheckoutPlan): Promise<Stripe.Price> {
	const { lookupKey, pence } = plan === 'pro_annual' ? pro.annual : pro.monthly;
	const interval = plan === 'pro_annual' ? 'year' : 'month';
	const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
	const [price] = data;
	if (price === undefined) throw unavailable(`no active price ${lookupKey} at Stripe`);
	const { unit_amount: amount, currency, recurring } = price;
	const isPromised = amount === pence && currency === 'gbp' && recurring?.interval === interval;
	if (!isPromised || recurring.interval_count !== 1)
		throw unavailable(`the price ${lookupKey} at Stripe is not that of content/plans.yaml`);
	return price;
}
