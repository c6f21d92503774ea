import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { CheckoutResponse } from '#contract/billing';
import type { CheckoutPlan } from '#contract/plans';
import type { BillingAccount } from '#db/billing';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { askStripe, type BillingRuntime, requireBilling, unavailable } from './ask-stripe.ts';
import { customerFor, requireAccount } from './customer.ts';
import { makeOnce } from './make-once.ts';
import { findPrice } from './prices.ts';
import { planAt } from './read-billing.ts';
import { liveSubscriptions } from './rights.ts';
import { subscriptionsOf, syncSubscription } from './sync-subscription.ts';

interface Order {
	readonly plan: CheckoutPlan;
	/** Origin that the buyer returns to. */
	readonly origin: string;
}

/**
 * Returns the address of the page where an account pays for a plan. Price and customer are looked up, never taken from
 * the browser. An open page for the same plan is used again. Throws `already_subscribed`.
 */
export function startCheckout(runtime: BillingRuntime, caller: Account, order: Order): Promise<CheckoutResponse> {
	const key = `checkout ${caller.id} ${order.plan} ${order.origin}`;
	return requireBilling(runtime).once(key, () => askStripe(runtime, (stripe) => start(runtime, stripe, caller, order)));
}

async function start(
	runtime: BillingRuntime,
	stripe: Stripe,
	caller: Account,
	order: Order,
): Promise<CheckoutResponse> {
	const account = await requireAccount(runtime, caller);
	refuseGiven(runtime, account);
	const price = await findPrice(stripe, runtime.catalogue, order.plan);
	const customer = await customerFor(runtime, stripe, account);
	await refuseSecond(runtime, stripe, customer);
	const { data: sessions } = await stripe.checkout.sessions.list({ customer, limit: 20 });
	const params = sessionFor({ accountId: account.id, customer, price: price.id, order });
	const open = sessions.filter(({ status }) => status === 'open');
	const same = open.find((one) => isSame(one, params));
	for (const one of open) if (one !== same) await stripe.checkout.sessions.expire(one.id);
	return { url: urlOf(same ?? (await create(stripe, params, sessions[0]?.id ?? 'none'))) };
}

/** Refuses a purchase while an operator's gift of a plan lasts, because the purchase would replace the gift. */
function refuseGiven({ now }: BillingRuntime, account: BillingAccount): void {
	if (account.subscriptionId === null && planAt(account, now()) !== 'free') throw new AppError('already_subscribed');
}

async function refuseSecond(runtime: BillingRuntime, stripe: Stripe, customer: string): Promise<void> {
	const { subscriptions } = (await subscriptionsOf(stripe, customer)) ?? { subscriptions: [] };
	if (liveSubscriptions(subscriptions).length === 0) return;
	await syncSubscription(runtime, stripe, customer);
	throw new AppError('already_subscribed');
}

interface SessionParts {
	readonly accountId: string;
	readonly customer: string;
	readonly price: string;
	readonly order: Order;
}

function sessionFor({ accountId, customer, price, order: { plan, origin } }: SessionParts) {
	return {
		mode: 'subscription',
		customer,
		client_reference_id: accountId,
		line_items: [{ price, quantity: 1 }],
		metadata: { user_id: accountId, plan, price },
		subscription_data: { metadata: { user_id: accountId } },
		success_url: `${origin}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
		cancel_url: `${origin}/pricing?canceled=1`,
		locale: 'en-GB',
	} as const satisfies Stripe.Checkout.SessionCreateParams;
}

type SessionParams = ReturnType<typeof sessionFor>;

const isSame = (one: Stripe.Checkout.Session, { metadata, success_url: success }: SessionParams): boolean =>
	one.metadata?.['price'] === metadata.price && one.success_url === success;

/** The key has the plan and the last session, so that simultaneous clicks in any process create one session. */
function create(stripe: Stripe, params: SessionParams, lastSession: string): Promise<Stripe.Checkout.Session> {
	const key = createHash('sha256').update(JSON.stringify({ params, lastSession })).digest('base64url');
	return makeOnce(key, (once) => stripe.checkout.sessions.create(params, once));
}

function urlOf({ id, url }: Stripe.Checkout.Session): string {
	if (url === null) throw unavailable(`checkout session ${id} has no page`);
	return url;
}
