import type Stripe from 'stripe';
import { idOf, type World } from '../state/world.ts';
import { changeSubscription } from './change-subscription.ts';
import { attach, type Occasion, type Payment, unattached } from './payments.ts';
import { payInvoice } from './renewals.ts';
import { type CardEntry, cardOf } from './test-cards.ts';

/**
 * Pays an open invoice with a typed card. If it succeeds, it becomes the card of customer and subscription. A card that
 * requires 3-D Secure is not charged yet.
 */
export function payWithCard(
	world: World,
	invoice: Stripe.Invoice,
	card: CardEntry,
	occasion: Occasion,
): Payment['outcome'] {
	if (occasion === 'first' && cardOf(card.last4)?.first === 'asks') return 'asks';
	const customer = idOf(invoice.customer);
	const method = unattached(world, card, customer);
	const outcome = payInvoice(world, invoice, method, occasion);
	if (outcome === 'paid') keepCard(world, invoice, method);
	return outcome;
}

function keepCard(world: World, invoice: Stripe.Invoice, method: Stripe.PaymentMethod): void {
	attach(world, method, idOf(invoice.customer));
	const subscription = world.find('subscription', idOf(invoice.parent?.subscription_details?.subscription));
	if (subscription) changeSubscription(world, subscription, { default_payment_method: method.id });
}
