import type Stripe from 'stripe';
import { listOf } from '../api/list.ts';
import { buildLine } from '../objects/invoice-line.ts';
import { itemOf } from '../objects/subscription.ts';
import { idOf, type World } from '../state/world.ts';
import { changeSubscription, endSubscription } from './change-subscription.ts';
import { collect, draftInvoice, openInvoice } from './invoicing.ts';
import { cardFor, type Occasion, type Payment } from './payments.ts';
import { nextPeriodEnd } from './periods.ts';
import { applyPendingUpdate } from './switch-price.ts';

/** The invoice line for one whole period of a subscription. */
export function periodLine(subscription: Stripe.Subscription, item = itemOf(subscription)): Stripe.InvoiceLineItem {
	const quantity = item.quantity ?? 1;
	return buildLine({
		subscription: subscription.id,
		item,
		amount: (item.price.unit_amount ?? 0) * quantity,
		period: { start: item.current_period_start, end: item.current_period_end },
		isProration: false,
		description: `${quantity} × ${item.price.lookup_key ?? item.price.id}`,
	});
}

export function nextPeriod(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
	const item = itemOf(subscription);
	const start = item.current_period_end;
	const end = nextPeriodEnd(subscription.billing_cycle_anchor, start, item.price);
	return { ...item, current_period_start: start, current_period_end: end };
}

/** Begins the next period. The period stays advanced even if its invoice is not paid. */
export function renew(world: World, subscription: Stripe.Subscription): void {
	const item = nextPeriod(subscription);
	changeSubscription(world, subscription, { items: listOf([item], subscription.items.url) });
	const parts = { subscription, lines: [periodLine(subscription)], reason: 'subscription_cycle' } as const;
	if (subscription.status === 'unpaid') {
		const draft = world.put(draftInvoice(world, parts));
		world.emit('invoice.created', draft, idOf(subscription.customer));
		return;
	}
	payInvoice(world, openInvoice(world, parts), cardFor(world, subscription), 'scheduled');
}

/** Charges an invoice and updates the subscription by the outcome. */
export function payInvoice(
	world: World,
	invoice: Stripe.Invoice,
	method: Stripe.PaymentMethod | null,
	occasion: Occasion,
): Payment['outcome'] {
	const outcome = collect(world, invoice, method, occasion);
	const subscription = world.get('subscription', invoice.parent?.subscription_details?.subscription);
	if (subscription.status === 'canceled') return outcome;
	if (outcome === 'paid') recover(world, subscription, invoice);
	else if (occasion === 'scheduled') fallBehind(world, subscription, invoice);
	return outcome;
}

function recover(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
	applyPendingUpdate(world, subscription, invoice);
	if (subscription.latest_invoice === invoice.id) changeSubscription(world, subscription, { status: 'active' });
}

function fallBehind(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
	if (invoice.next_payment_attempt !== null) changeSubscription(world, subscription, { status: 'past_due' });
	else if (world.settings.afterRetries === 'unpaid') changeSubscription(world, subscription, { status: 'unpaid' });
	else endSubscription(world, subscription, 'payment_failed');
}
