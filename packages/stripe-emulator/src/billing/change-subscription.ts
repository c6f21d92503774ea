import type Stripe from 'stripe';
import type { World } from '../state/world.ts';
import { idOf } from '../state/world.ts';

/** Changes fields and emits one event with the previous values; no event if nothing differs. */
export function changeSubscription(
	world: World,
	subscription: Stripe.Subscription,
	changes: Partial<Stripe.Subscription>,
): void {
	const previous = Object.entries(subscription).filter(
		([key, value]) =>
			key in changes && JSON.stringify(changes[key as keyof Stripe.Subscription]) !== JSON.stringify(value),
	);
	if (previous.length === 0) return;
	const before = structuredClone(Object.fromEntries(previous));
	world.put(Object.assign(subscription, changes));
	world.emit('customer.subscription.updated', subscription, idOf(subscription.customer), before);
}

/** Ends a subscription; its unpaid invoices are not charged again. */
export function endSubscription(
	world: World,
	subscription: Stripe.Subscription,
	reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
	const customer = idOf(subscription.customer);
	const at = world.time(customer);
	const details = subscription.cancellation_details;
	Object.assign(subscription, { status: 'canceled', canceled_at: subscription.canceled_at ?? at, ended_at: at });
	if (details) details.reason ??= reason;
	world.put(subscription);
	const invoice = world.find('invoice', idOf(subscription.latest_invoice));
	if (invoice?.status === 'open')
		world.put(Object.assign(invoice, { next_payment_attempt: null, auto_advance: false }));
	world.emit('customer.subscription.deleted', subscription, customer);
}
