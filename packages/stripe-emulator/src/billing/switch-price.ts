import type Stripe from 'stripe';
import { listOf } from '../api/list.ts';
import { buildLine } from '../objects/invoice-line.ts';
import { planOf } from '../objects/price.ts';
import { itemOf } from '../objects/subscription.ts';
import { idOf, type World } from '../state/world.ts';
import { changeSubscription } from './change-subscription.ts';
import { voidInvoice } from './invoicing.ts';
import { nextPeriodEnd } from './periods.ts';

export interface Switch {
	/** The item after the switch. */
	readonly item: Stripe.SubscriptionItem;
	readonly anchor: number;
	readonly lines: readonly Stripe.InvoiceLineItem[];
}

/**
 * The effects of a change of price: a credit for the remaining time, and a charge. With another interval a new period
 * begins at once; with the same interval the rest of the period is charged.
 */
export function switchPrice(subscription: Stripe.Subscription, price: Stripe.Price, at: number): Switch {
	const old = itemOf(subscription);
	const isNewCycle = !hasSameInterval(old.price, price);
	const anchor = isNewCycle ? at : subscription.billing_cycle_anchor;
	const start = isNewCycle ? at : old.current_period_start;
	const end = isNewCycle ? nextPeriodEnd(at, at, price) : old.current_period_end;
	const item = { ...old, price, plan: planOf(price), current_period_start: start, current_period_end: end };
	const left = (old.current_period_end - at) / (old.current_period_end - old.current_period_start);
	const rest = { start: at, end: old.current_period_end };
	const of = { subscription: subscription.id, isProration: true };
	const credit = buildLine({
		...of,
		item: old,
		amount: -Math.round(left * totalOf(old)),
		period: rest,
		description: 'Unused time',
	});
	const charge = isNewCycle
		? buildLine({
				...of,
				item,
				amount: totalOf(item),
				period: { start, end },
				isProration: false,
				description: 'New plan',
			})
		: buildLine({ ...of, item, amount: Math.round(left * totalOf(item)), period: rest, description: 'Remaining time' });
	return { item, anchor, lines: [credit, charge] };
}

export const hasSameInterval = (one: Stripe.Price, other: Stripe.Price): boolean =>
	one.recurring?.interval === other.recurring?.interval &&
	one.recurring?.interval_count === other.recurring?.interval_count;

const totalOf = ({ price, quantity }: Stripe.SubscriptionItem): number => (price.unit_amount ?? 0) * (quantity ?? 1);

/** The fields of a subscription after a switch. */
export const switched = (
	subscription: Stripe.Subscription,
	{ item, anchor }: Switch,
): Partial<Stripe.Subscription> => ({
	items: listOf([item], subscription.items.url),
	billing_cycle_anchor: anchor,
	...(subscription.cancel_at_period_end ? { cancel_at: item.current_period_end } : {}),
});

/** Carries out a change of price that was waiting for this invoice's payment. */
export function applyPendingUpdate(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
	const [item] = subscription.pending_update?.subscription_items ?? [];
	if (item === undefined || subscription.latest_invoice !== invoice.id) return;
	changeSubscription(world, subscription, {
		...switched(subscription, { item, anchor: item.current_period_start, lines: [] }),
		pending_update: null,
	});
	world.emit('customer.subscription.pending_update_applied', subscription, idOf(subscription.customer));
}

/** Gives up a change of price whose invoice was not paid, and voids the invoice. */
export function dropPendingUpdate(world: World, subscription: Stripe.Subscription): void {
	const invoice = world.find('invoice', idOf(subscription.latest_invoice));
	if (invoice?.status === 'open') voidInvoice(world, invoice);
	changeSubscription(world, subscription, { pending_update: null });
	world.emit('customer.subscription.pending_update_expired', subscription, idOf(subscription.customer));
}
