import type Stripe from 'stripe';
import { buildCustomer } from '../objects/customer.ts';
import { buildSubscription } from '../objects/subscription.ts';
import { newId } from '../state/ids.ts';
import { idOf, type World } from '../state/world.ts';
import { changeSubscription } from './change-subscription.ts';
import { openInvoice } from './invoicing.ts';
import { attach, type Occasion, takePayment, unattached } from './payments.ts';
import { payInvoice, periodLine } from './renewals.ts';
import { type CardEntry, cardOf } from './test-cards.ts';

export const lineItemsOf = (world: World, session: Stripe.Checkout.Session) =>
	world.get('emulator.line_items', `li_of_${session.id}`);

/**
 * Pays a session by card. Creates nothing until the card succeeds: after a refusal the session stays open for another
 * try.
 */
export function payCheckout(
	world: World,
	session: Stripe.Checkout.Session,
	card: CardEntry,
	occasion: Occasion,
): 'paid' | 'refused' | 'asks' {
	const way = occasion === 'authenticated' ? 'pays' : (cardOf(card.last4)?.first ?? 'declined');
	if (way === 'asks') return 'asks';
	if (way === 'declined') {
		const customer = idOf(session.customer) || null;
		const due = { customer, amount: session.amount_total ?? 0, currency: session.currency ?? 'gbp' };
		takePayment(world, due, unattached(world, card, customer), 'first');
		return 'refused';
	}
	complete(world, session, card);
	return 'paid';
}

function complete(world: World, session: Stripe.Checkout.Session, card: CardEntry): void {
	const customer = world.find('customer', idOf(session.customer)) ?? newCustomer(world, session);
	const method = unattached(world, card, customer.id);
	attach(world, method, customer.id);
	const { items, metadata } = lineItemsOf(world, session);
	const [line] = items;
	if (!line?.price) throw new Error(`session ${session.id} sells nothing`);
	const subscription = world.put(
		buildSubscription({
			customer: customer.id,
			price: line.price,
			quantity: line.quantity ?? 1,
			metadata,
			paymentMethod: method.id,
			testClock: idOf(customer.test_clock) || null,
			created: world.time(customer.id),
		}),
	);
	world.emit('customer.subscription.created', subscription, customer.id);
	const parts = { subscription, lines: [periodLine(subscription)], reason: 'subscription_create' } as const;
	const invoice = openInvoice(world, parts);
	payInvoice(world, invoice, method, 'authenticated');
	changeSubscription(world, subscription, { status: 'active' });
	Object.assign(session, {
		customer: customer.id,
		customer_details: detailsOf(customer),
		invoice: invoice.id,
		payment_status: 'paid',
		status: 'complete',
		subscription: subscription.id,
		url: null,
	});
	world.emit('checkout.session.completed', world.put(session), customer.id);
}

function newCustomer(world: World, session: Stripe.Checkout.Session): Stripe.Customer {
	const customer = buildCustomer(newId('cus_'), world.time(null), null);
	customer.email = session.customer_email;
	world.emit('customer.created', world.put(customer), customer.id);
	return customer;
}

const detailsOf = (customer: Stripe.Customer): Stripe.Checkout.Session.CustomerDetails => ({
	address: null,
	business_name: null,
	email: customer.email,
	individual_name: null,
	name: customer.name ?? null,
	phone: null,
	tax_exempt: 'none',
	tax_ids: [],
});

export function expireSession(world: World, session: Stripe.Checkout.Session): void {
	Object.assign(session, { status: 'expired', url: null });
	world.emit('checkout.session.expired', world.put(session), idOf(session.customer) || null);
}
