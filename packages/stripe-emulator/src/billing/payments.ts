import type Stripe from 'stripe';
import { buildCharge, type Refusal } from '../objects/charge.ts';
import { buildPaymentIntent, buildPaymentMethod } from '../objects/payment.ts';
import { idOf, type World } from '../state/world.ts';
import { type CardEntry, cardOf } from './test-cards.ts';

/**
 * How a payment comes about: its owner pays in the browser (`first`, or `authenticated` after 3-D Secure), or the
 * stored card is charged by an API call (`later`) or a renewal (`scheduled`).
 */
export type Occasion = 'first' | 'authenticated' | 'later' | 'scheduled';

export type Payment =
	| { readonly outcome: 'paid'; readonly intent: Stripe.PaymentIntent }
	| { readonly outcome: 'refused'; readonly refusal: Refusal }
	| { readonly outcome: 'asks' };

const DECLINED: Refusal = {
	code: 'card_declined',
	declineCode: 'generic_decline',
	message: 'Your card was declined.',
};

interface Due {
	readonly customer: string | null;
	readonly amount: number;
	readonly currency: string;
}

/** Charges a card; its number decides the outcome. */
export function takePayment(world: World, due: Due, method: Stripe.PaymentMethod, occasion: Occasion): Payment {
	const card = cardOf(method.card?.last4 ?? '');
	const way = occasion === 'authenticated' ? 'pays' : (card?.[occasion === 'first' ? 'first' : 'later'] ?? 'declined');
	const created = world.time(due.customer);
	const status = { pays: 'succeeded', declined: 'requires_payment_method', asks: 'requires_action' } as const;
	const intent = world.put(buildPaymentIntent({ ...due, created, paymentMethod: method.id, status: status[way] }));
	if (way === 'asks') {
		world.emit('payment_intent.requires_action', intent, due.customer);
		return { outcome: 'asks' };
	}
	const refusal = way === 'declined' ? DECLINED : null;
	const charge = world.put(buildCharge(intent, method, refusal, created));
	intent.latest_charge = charge.id;
	if (refusal) {
		intent.last_payment_error = {
			type: 'card_error',
			code: refusal.code,
			message: refusal.message,
			charge: charge.id,
			...(refusal.declineCode ? { decline_code: refusal.declineCode } : {}),
		};
	}
	world.emit(refusal ? 'charge.failed' : 'charge.succeeded', charge, due.customer);
	world.emit(refusal ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent, due.customer);
	return refusal ? { outcome: 'refused', refusal } : { outcome: 'paid', intent };
}

/** A card that is not attached to a customer. */
export const unattached = (world: World, card: CardEntry, customer: string | null): Stripe.PaymentMethod =>
	world.put(buildPaymentMethod(card, null, world.time(customer)));

/** Makes a card the customer's default card. */
export function attach(world: World, method: Stripe.PaymentMethod, customerId: string): void {
	method.customer = customerId;
	world.put(method);
	world.emit('payment_method.attached', method, customerId);
	const customer = world.get('customer', customerId);
	const before = structuredClone(customer.invoice_settings);
	customer.invoice_settings.default_payment_method = method.id;
	world.put(customer);
	world.emit('customer.updated', customer, customerId, { invoice_settings: before });
}

/** The card that pays for a subscription, or null. */
export function cardFor(world: World, subscription: Stripe.Subscription): Stripe.PaymentMethod | null {
	const customer = world.get('customer', subscription.customer);
	return (
		world.find('payment_method', idOf(subscription.default_payment_method)) ??
		world.find('payment_method', idOf(customer.invoice_settings.default_payment_method))
	);
}
