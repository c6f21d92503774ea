import type Stripe from 'stripe';
import type { CardEntry } from '../billing/test-cards.ts';
import { newId } from '../state/ids.ts';

const nobody = { address: null, email: null, name: null, phone: null, tax_id: null };

export const buildPaymentMethod = (
	card: CardEntry,
	customer: string | null,
	created: number,
): Stripe.PaymentMethod => ({
	id: newId('pm_'),
	object: 'payment_method',
	allow_redisplay: 'always',
	billing_details: nobody,
	card: {
		brand: 'visa',
		checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
		country: 'GB',
		display_brand: 'visa',
		exp_month: card.expMonth,
		exp_year: card.expYear,
		fingerprint: null,
		funding: 'credit',
		generated_from: null,
		last4: card.last4,
		networks: { available: ['visa'], preferred: null },
		regulated_status: 'unregulated',
		three_d_secure_usage: { supported: true },
		wallet: null,
	},
	created,
	customer,
	customer_account: null,
	livemode: false,
	metadata: {},
	type: 'card',
});

interface IntentParts {
	readonly amount: number;
	readonly currency: string;
	readonly customer: string | null;
	readonly created: number;
	readonly paymentMethod: string | null;
	readonly status: Stripe.PaymentIntent.Status;
}

export function buildPaymentIntent(parts: IntentParts): Stripe.PaymentIntent {
	const id = newId('pi_');
	return {
		id,
		object: 'payment_intent',
		allowed_payment_method_types: null,
		amount: parts.amount,
		amount_capturable: 0,
		amount_received: parts.status === 'succeeded' ? parts.amount : 0,
		application: null,
		application_fee_amount: null,
		automatic_payment_methods: null,
		canceled_at: null,
		cancellation_reason: null,
		capture_method: 'automatic',
		client_secret: `${id}_secret_${newId('')}`,
		confirmation_method: 'automatic',
		created: parts.created,
		currency: parts.currency,
		customer: parts.customer,
		customer_account: null,
		description: null,
		excluded_payment_method_types: null,
		last_payment_error: null,
		latest_charge: null,
		livemode: false,
		managed_payments: null,
		metadata: {},
		next_action: null,
		on_behalf_of: null,
		payment_method: parts.paymentMethod,
		payment_method_configuration_details: null,
		payment_method_options: null,
		payment_method_types: ['card'],
		payment_record: null,
		processing: null,
		receipt_email: null,
		review: null,
		setup_future_usage: 'off_session',
		shipping: null,
		source: null,
		statement_descriptor: null,
		statement_descriptor_suffix: null,
		status: parts.status,
		transfer_data: null,
		transfer_group: null,
	};
}

export const buildInvoicePayment = (
	invoice: Stripe.Invoice,
	intent: Stripe.PaymentIntent,
	at: number,
): Stripe.InvoicePayment => ({
	id: newId('inpay_'),
	object: 'invoice_payment',
	amount_paid: intent.amount,
	amount_requested: intent.amount,
	created: at,
	currency: invoice.currency,
	invoice: invoice.id,
	is_default: true,
	livemode: false,
	payment: { type: 'payment_intent', payment_intent: intent.id },
	status: 'paid',
	status_transitions: { canceled_at: null, paid_at: at },
});
