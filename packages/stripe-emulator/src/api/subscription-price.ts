import type Stripe from 'stripe';
import { changeSubscription } from '../billing/change-subscription.ts';
import { openInvoice } from '../billing/invoicing.ts';
import { cardFor } from '../billing/payments.ts';
import { payInvoice } from '../billing/renewals.ts';
import { hasSameInterval, type Switch, switched, switchPrice } from '../billing/switch-price.ts';
import { cardOf } from '../billing/test-cards.ts';
import { itemOf } from '../objects/subscription.ts';
import { idOf, type World } from '../state/world.ts';
import type { Params } from './params.ts';
import { declined, invalid, noSuch } from './stripe-fault.ts';

const BEHAVIOURS = ['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;
const PRORATIONS = ['always_invoice', 'create_prorations', 'none'] as const;
/** Seconds after which an unpaid change of price is given up. */
const PENDING_FOR = 23 * 60 * 60;

/** Moves a subscription to another price and invoices the difference. The same price changes nothing. */
export function changePrice(world: World, subscription: Stripe.Subscription, params: Params, item: Params): void {
	const behaviour = params.oneOf('payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
	const proration = params.oneOf('proration_behavior', PRORATIONS) ?? 'create_prorations';
	const price = newPrice(world, subscription, item);
	const old = itemOf(subscription).price;
	if (price.id === old.id) return;
	if (hasSameInterval(old, price) && proration !== 'always_invoice') {
		throw invalid('The emulator invoices a change of price at once: send always_invoice.', {
			param: 'proration_behavior',
		});
	}
	const step = switchPrice(subscription, price, world.time(idOf(subscription.customer)));
	const lines = proration === 'none' ? step.lines.slice(1) : step.lines;
	if (behaviour === 'error_if_incomplete') refuseUnpayable(world, subscription);
	const isPending = behaviour === 'pending_if_incomplete';
	changeSubscription(
		world,
		subscription,
		isPending ? { pending_update: pending(world, subscription, step) } : switched(subscription, step),
	);
	const invoice = openInvoice(world, { subscription, lines, reason: 'subscription_update' });
	payInvoice(world, invoice, cardFor(world, subscription), isPending ? 'later' : 'scheduled');
}

/** The price that a request gives to the item. Throws for another item or an unknown price. */
export function newPrice(world: World, subscription: Stripe.Subscription, item: Params): Stripe.Price {
	const own = itemOf(subscription);
	const id = item.text('id');
	if (id === null)
		throw invalid('The emulator keeps one item a subscription: name it by its id.', { param: 'items[0][id]' });
	if (id !== own.id) throw noSuch('subscription_item', id, 'items[0][id]');
	const quantity = item.whole('quantity');
	if (quantity !== null && quantity !== own.quantity) {
		throw invalid('The emulator does not change quantities.', { param: 'items[0][quantity]' });
	}
	const priceId = item.text('price') ?? own.price.id;
	const price = world.find('price', priceId);
	if (price === null) throw noSuch('price', priceId, 'items[0][price]');
	if (!price.active && price.id !== own.price.id) {
		throw invalid('The price specified is inactive. This field only accepts active prices.', {
			param: 'items[0][price]',
		});
	}
	return price;
}

function refuseUnpayable(world: World, subscription: Stripe.Subscription): void {
	if (cardOf(cardFor(world, subscription)?.card?.last4 ?? '')?.later === 'pays') return;
	throw declined('Your card was declined.', 'card_declined', 'generic_decline');
}

const pending = (world: World, subscription: Stripe.Subscription, step: Switch): Stripe.Subscription.PendingUpdate => ({
	billing_cycle_anchor: step.anchor,
	cancel_at_period_end: null,
	discount: null,
	discounts: null,
	expires_at: world.time(idOf(subscription.customer)) + PENDING_FOR,
	metadata: null,
	subscription_items: [step.item],
	trial_end: null,
	trial_from_plan: null,
});
