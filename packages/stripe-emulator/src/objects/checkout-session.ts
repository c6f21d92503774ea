import type Stripe from 'stripe';
import { newId } from '../state/ids.ts';

interface SessionParts {
	readonly origin: string;
	readonly created: number;
	readonly expiresAt: number;
	readonly amount: number;
	readonly currency: string;
	readonly customer: string | null;
	readonly customerEmail: string | null;
	readonly reference: string | null;
	readonly metadata: Stripe.Metadata;
	readonly successUrl: string | null;
	readonly cancelUrl: string | null;
	readonly locale: Stripe.Checkout.Session.Locale | null;
}

export function buildCheckoutSession(parts: SessionParts): Stripe.Checkout.Session {
	const id = newId('cs_test_');
	return {
		...unused,
		id,
		object: 'checkout.session',
		amount_subtotal: parts.amount,
		amount_total: parts.amount,
		cancel_url: parts.cancelUrl,
		client_reference_id: parts.reference,
		created: parts.created,
		currency: parts.currency,
		customer: parts.customer,
		customer_creation: parts.customer === null ? 'always' : null,
		customer_email: parts.customerEmail,
		expires_at: parts.expiresAt,
		invoice: null,
		livemode: false,
		locale: parts.locale,
		metadata: parts.metadata,
		mode: 'subscription',
		payment_intent: null,
		payment_status: 'unpaid',
		status: 'open',
		subscription: null,
		success_url: parts.successUrl,
		total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
		ui_mode: 'hosted_page',
		url: `${parts.origin}/dev/stripe/checkout/${id}`,
	};
}

/** Fields that PLOOP's sessions never fill. */
const unused = {
	adaptive_pricing: null,
	after_expiration: null,
	allow_promotion_codes: null,
	allowed_payment_method_types: null,
	automatic_tax: { enabled: false, liability: null, provider: null, status: null },
	billing_address_collection: null,
	client_secret: null,
	collected_information: null,
	consent: null,
	consent_collection: null,
	currency_conversion: null,
	custom_fields: [],
	custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
	customer_account: null,
	customer_details: null,
	discounts: [],
	integration_identifier: null,
	invoice_creation: null,
	managed_payments: null,
	origin_context: null,
	payment_link: null,
	payment_method_collection: 'always',
	payment_method_configuration_details: null,
	payment_method_options: null,
	payment_method_types: ['card'],
	permissions: null,
	recovered_from: null,
	saved_payment_method_options: null,
	setup_intent: null,
	shipping_address_collection: null,
	shipping_cost: null,
	shipping_options: [],
	submit_type: null,
	wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
