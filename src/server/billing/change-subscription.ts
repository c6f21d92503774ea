import type Stripe from 'stripe';
import type { SubscriptionResponse } from '#contract/billing';
import type { CheckoutPlan } from '#contract/plans';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { askStripe, type BillingRuntime } from './ask-stripe.ts';
import { requireAccount } from './customer.ts';
import { cancelNow } from './end-duplicates.ts';
import { findPrice } from './prices.ts';
import { cancelTimeOf, liveSubscriptions, periodEndOf } from './rights.ts';
import { subscriptionsOf, syncSubscription } from './sync-subscription.ts';

/**
 * Ends a subscription at the end of the paid period; one with an unpaid invoice ends at once, so that no further charge
 * is tried.
 */
export function cancelSubscription(
	runtime: BillingRuntime,
	caller: Account,
	id: string,
): Promise<SubscriptionResponse> {
	return changeOwn(runtime, caller, async (stripe, live) => {
		const subscription = requireOne(live, id);
		const known = cancelTimeOf(subscription);
		if (known !== null) return known;
		if (subscription.status === 'active' || subscription.status === 'trialing') {
			return endOf(await stripe.subscriptions.update(id, { cancel_at_period_end: true }));
		}
		await cancelNow(stripe, id);
		return Math.floor(runtime.now().getTime() / 1000);
	});
}

/** Withdraws a cancellation in either form: the flag, or the date that the portal sets. */
export function resumeSubscription(
	runtime: BillingRuntime,
	caller: Account,
	id: string,
): Promise<SubscriptionResponse> {
	return changeOwn(runtime, caller, async (stripe, live) => {
		const subscription = requireOne(live, id);
		if (cancelTimeOf(subscription) === null) return periodEndOf(subscription);
		const undo = subscription.cancel_at_period_end ? { cancel_at_period_end: false } : ({ cancel_at: '' } as const);
		return periodEndOf(await stripe.subscriptions.update(id, undo));
	});
}

/** Moves the subscription to the other price and credits unused time. If the payment fails, nothing changes. */
export function switchPlan(
	runtime: BillingRuntime,
	caller: Account,
	plan: CheckoutPlan,
): Promise<SubscriptionResponse> {
	return changeOwn(runtime, caller, async (stripe, [subscription]) => {
		const item = subscription?.items.data[0];
		if (!subscription || !item) throw new AppError('missing_subscription');
		if (cancelTimeOf(subscription) !== null) throw new AppError('cancellation_scheduled');
		if (subscription.status !== 'active' && subscription.status !== 'trialing') throw new AppError('payment_needed');
		const price = await findPrice(stripe, runtime.catalogue, plan);
		if (item.price.id === price.id) return periodEndOf(subscription);
		const switched = await stripe.subscriptions.update(subscription.id, {
			items: [{ id: item.id, price: price.id }],
			proration_behavior: 'always_invoice',
			payment_behavior: 'pending_if_incomplete',
			expand: ['latest_invoice'],
		});
		if (switched.pending_update !== null) throw paymentNeeded(switched);
		return periodEndOf(switched);
	});
}

function paymentNeeded({ latest_invoice: invoice }: Stripe.Subscription): AppError {
	const url = typeof invoice === 'object' ? invoice?.hosted_invoice_url : null;
	return new AppError('payment_needed', { body: url ? { url } : {} });
}

const endOf = (subscription: Stripe.Subscription): number => cancelTimeOf(subscription) ?? periodEndOf(subscription);

/** Finds one of the caller's own subscriptions. Throws `not_found` for any other id. */
function requireOne(live: readonly Stripe.Subscription[], id: string): Stripe.Subscription {
	const found = live.find((one) => one.id === id);
	if (found === undefined) throw new AppError('missing_subscription');
	return found;
}

/** Changes the caller's subscriptions at Stripe, then stores the state that Stripe reports. */
function changeOwn(
	runtime: BillingRuntime,
	caller: Account,
	change: (stripe: Stripe, live: readonly Stripe.Subscription[]) => Promise<number>,
): Promise<SubscriptionResponse> {
	return askStripe(runtime, async (stripe) => {
		const { customerId } = await requireAccount(runtime, caller);
		if (customerId === null) throw new AppError('missing_subscription');
		const found = await subscriptionsOf(stripe, customerId);
		try {
			return { current_period_end: await change(stripe, liveSubscriptions(found?.subscriptions ?? [])) };
		} finally {
			await syncSubscription(runtime, stripe, customerId);
		}
	});
}
