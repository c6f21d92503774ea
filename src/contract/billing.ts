import { z } from 'zod';
import { CheckoutPlan } from './plans.ts';

const UnixSeconds = z.int().min(0);
const subscriptionId = z.string('missing_subscription').min(1, 'missing_subscription').max(255, 'missing_subscription');

/** Other fields, such as a price, are ignored. */
export const CheckoutRequest = z.object({
	plan: z.enum(CheckoutPlan.options, 'unknown_plan'),
	/** Ignored: a buyer always returns to `/billing/success` of this site. */
	returnTo: z.string().max(2048).optional(),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** Address of the payment page. */
export const CheckoutResponse = z.strictObject({ url: z.url() });
export type CheckoutResponse = z.infer<typeof CheckoutResponse>;

export const ConfirmRequest = z.strictObject({
	session_id: z.string().regex(/^cs_\w{1,250}$/, 'must be the id of a checkout session'),
});

const Plan = z.enum(['free', 'pro', 'pro_monthly', 'pro_yearly']);

/** After a payment; `status` is `pending` while Stripe has not made the subscription yet. */
export const ConfirmResponse = z.strictObject({ plan: Plan, isPro: z.boolean(), status: z.string() });
export type ConfirmResponse = z.infer<typeof ConfirmResponse>;

export const SubscriptionRequest = z.strictObject({ subscription_id: subscriptionId });

export const SwitchRequest = z.strictObject({ plan: z.enum(CheckoutPlan.options, 'unknown_plan') });

/** End of the paid period. */
export const SubscriptionResponse = z.strictObject({ current_period_end: UnixSeconds });
export type SubscriptionResponse = z.infer<typeof SubscriptionResponse>;

/** Address of the page where cards, invoices and the subscription are managed. */
export const PortalResponse = z.strictObject({ url: z.url() });

export const Invoice = z.strictObject({
	id: z.string(),
	number: z.string().nullable(),
	at: UnixSeconds,
	/** Amount in pence; negative for credit. */
	amount_pence: z.int(),
	currency: z.string(),
	/** `open`, `paid`, `void` or `uncollectible`. */
	status: z.string(),
	hosted_url: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const BillingResponse = z.strictObject({
	plan: Plan,
	planLabel: z.string(),
	isPro: z.boolean(),
	/** Stripe's status; `active` for a free account that never paid. */
	status: z.string(),
	subscription_id: z.string().nullable(),
	current_period_end: UnixSeconds.nullable(),
	/** When the subscription ends, if that is settled. */
	cancels_at: UnixSeconds.nullable(),
	/** After a failed payment: when Pro ends if nothing is paid. */
	past_due_until: UnixSeconds.nullable(),
	interval: z.enum(['month', 'year']).nullable(),
	price_pence: z.int().nullable(),
	card: z.strictObject({ last4: z.string(), exp_month: z.int(), exp_year: z.int() }).nullable(),
	/** Newest first; null while Stripe does not answer. */
	invoices: z.array(Invoice).nullable(),
	/** Whether payments are configured on this server. */
	canBuy: z.boolean(),
	/** Whether payments go to the emulator, which moves no money. */
	isDemo: z.boolean(),
});
export type BillingResponse = z.infer<typeof BillingResponse>;

export const StripeWebhookResponse = z.strictObject({ received: z.literal(true) });
export type StripeWebhookResponse = z.infer<typeof StripeWebhookResponse>;
