import type Stripe from 'stripe';

export const buildCustomer = (id: string, created: number, testClock: string | null): Stripe.Customer => ({
	id,
	object: 'customer',
	address: null,
	/** Negative for credit, which the next invoices use up. */
	balance: 0,
	created,
	currency: null,
	customer_account: null,
	default_source: null,
	delinquent: false,
	description: null,
	discount: null,
	email: null,
	invoice_prefix: id.slice(-8).toUpperCase(),
	invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
	livemode: false,
	metadata: {},
	name: null,
	next_invoice_sequence: 1,
	phone: null,
	preferred_locales: [],
	shipping: null,
	tax_exempt: 'none',
	test_clock: testClock,
});
