import type Stripe from 'stripe';
import { buildInvoice } from '../objects/invoice.ts';
import { buildInvoicePayment } from '../objects/payment.ts';
import { idOf, type World } from '../state/world.ts';
import { changeSubscription } from './change-subscription.ts';
import { type Occasion, type Payment, takePayment } from './payments.ts';

const DAY = 24 * 60 * 60;
/** Pauses after the first, second and third failed try, in seconds. */
const RETRY_AFTER = [3 * DAY, 5 * DAY, 7 * DAY];

interface NewInvoice {
	readonly subscription: Stripe.Subscription;
	readonly lines: readonly Stripe.InvoiceLineItem[];
	readonly reason: Stripe.Invoice.BillingReason;
}

export function draftInvoice(world: World, { subscription, lines, reason }: NewInvoice): Stripe.Invoice {
	const customer = world.get('customer', subscription.customer);
	const created = world.time(customer.id);
	return buildInvoice({ customer, subscription, lines, reason, created });
}

/** Creates an invoice and opens it for payment. The customer's credit is used for it, or grows by a negative amount. */
export function openInvoice(world: World, parts: NewInvoice): Stripe.Invoice {
	const invoice = world.put(draftInvoice(world, parts));
	const customer = world.get('customer', parts.subscription.customer);
	world.emit('invoice.created', invoice, customer.id);
	const sequence = customer.next_invoice_sequence ?? 1;
	Object.assign(invoice, {
		status: 'open',
		number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
		hosted_invoice_url: `${world.settings.origin}/dev/stripe/invoice/${invoice.id}`,
		effective_at: invoice.created,
		ending_balance: customer.balance + invoice.total - invoice.amount_due,
	});
	invoice.status_transitions.finalized_at = invoice.created;
	customer.next_invoice_sequence = sequence + 1;
	customer.balance = invoice.ending_balance ?? 0;
	customer.currency = invoice.currency;
	world.put(customer);
	world.emit('invoice.finalized', invoice, customer.id);
	changeSubscription(world, parts.subscription, { latest_invoice: invoice.id });
	return invoice;
}

/** Tries to pay an open invoice by card. Without a card, the try fails. */
export function collect(
	world: World,
	invoice: Stripe.Invoice,
	method: Stripe.PaymentMethod | null,
	occasion: Occasion,
): Payment['outcome'] {
	const customer = idOf(invoice.customer);
	const due = { customer, amount: invoice.amount_due, currency: invoice.currency };
	const payment = due.amount === 0 || method === null ? null : takePayment(world, due, method, occasion);
	if (payment?.outcome === 'paid' || due.amount === 0) {
		settleInvoice(world, invoice, payment?.outcome === 'paid' ? payment.intent : null);
		return 'paid';
	}
	if (occasion === 'scheduled') planNextTry(world, invoice);
	if (payment?.outcome === 'asks') world.emit('invoice.payment_action_required', invoice, customer);
	world.emit('invoice.payment_failed', invoice, customer);
	return payment?.outcome ?? 'refused';
}

function settleInvoice(world: World, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | null): void {
	const customer = idOf(invoice.customer);
	const at = world.time(customer);
	Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 });
	Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1, next_payment_attempt: null });
	invoice.status_transitions.paid_at = at;
	world.put(invoice);
	world.emit('invoice.paid', invoice, customer);
	world.emit('invoice.payment_succeeded', invoice, customer);
	if (intent) world.emit('invoice_payment.paid', world.put(buildInvoicePayment(invoice, intent, at)), customer);
}

function planNextTry(world: World, invoice: Stripe.Invoice): void {
	const wait = RETRY_AFTER[invoice.attempt_count];
	Object.assign(invoice, {
		attempted: true,
		attempt_count: invoice.attempt_count + 1,
		next_payment_attempt: wait === undefined ? null : world.time(idOf(invoice.customer)) + wait,
	});
	world.put(invoice);
}

/** Marks the invoice as paid. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
	const customer = idOf(invoice.customer);
	Object.assign(invoice, { status: 'void', next_payment_attempt: null });
	invoice.status_transitions.voided_at = world.time(customer);
	world.emit('invoice.voided', world.put(invoice), customer);
}
