import type Stripe from 'stripe';
import type { CardEntry } from '../billing/test-cards.ts';

/** All kinds of stored objects, by the value of their `object` field. */
export interface Kinds {
	product: Stripe.Product;
	price: Stripe.Price;
	customer: Stripe.Customer;
	payment_method: Stripe.PaymentMethod;
	payment_intent: Stripe.PaymentIntent;
	charge: Stripe.Charge;
	refund: Stripe.Refund;
	invoice: Stripe.Invoice;
	invoice_payment: Stripe.InvoicePayment;
	subscription: Stripe.Subscription;
	'checkout.session': Stripe.Checkout.Session;
	'billing_portal.session': Stripe.BillingPortal.Session;
	'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
	event: Stripe.Event;
	'emulator.answer': KeptAnswer;
	'emulator.challenge': Challenge;
	'emulator.line_items': LineItems;
	'emulator.reminder': Reminder;
	'emulator.deleted': Deleted;
}

export type Kind = keyof Kinds;
export type Kept = Kinds[Kind];

/** The answer to a request with an idempotency key. */
export interface KeptAnswer {
	id: string;
	object: 'emulator.answer';
	request: string;
	status: number;
	body: string;
	created: number;
}

/** A payment that waits for 3-D Secure; `target` is a Checkout Session or an invoice. */
export interface Challenge {
	id: string;
	object: 'emulator.challenge';
	target: string;
	card: CardEntry;
	status: 'open' | 'passed' | 'failed';
}

/** The items of a Checkout Session, stored separately because Stripe shows them only when `expand` names them. */
export interface LineItems {
	id: string;
	object: 'emulator.line_items';
	session: string;
	metadata: Stripe.Metadata;
	items: Stripe.LineItem[];
}

/** The last period whose renewal was announced with `invoice.upcoming`. */
export interface Reminder {
	id: string;
	object: 'emulator.reminder';
	period_end: number;
}

export interface Deleted {
	id: string;
	object: 'emulator.deleted';
	answer: { id: string; object: string; deleted: true };
}
