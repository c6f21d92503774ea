import type Stripe from 'stripe';
import { listOf } from '../api/list.ts';
import { newId } from '../state/ids.ts';

interface InvoiceParts {
	readonly customer: Stripe.Customer;
	readonly subscription: Stripe.Subscription;
	readonly lines: readonly Stripe.InvoiceLineItem[];
	readonly reason: Stripe.Invoice.BillingReason;
	readonly created: number;
}

/** A draft invoice; the customer's credit is deducted. */
export function buildInvoice({ customer, subscription, lines, reason, created }: InvoiceParts): Stripe.Invoice {
	const id = newId('in_');
	const total = lines.reduce((sum, line) => sum + line.amount, 0);
	const due = Math.max(0, total + customer.balance);
	const last = lines.at(-1)?.period;
	return {
		...unused,
		id,
		object: 'invoice',
		amount_due: due,
		amount_paid: 0,
		amount_remaining: due,
		attempt_count: 0,
		attempted: false,
		auto_advance: true,
		billing_reason: reason,
		collection_method: 'charge_automatically',
		created,
		currency: subscription.currency,
		customer: customer.id,
		customer_email: customer.email,
		customer_name: customer.name ?? null,
		default_payment_method: null,
		effective_at: null,
		ending_balance: null,
		hosted_invoice_url: null,
		invoice_pdf: null,
		issuer: { type: 'self' },
		lines: listOf(
			lines.map((line) => ({ ...line, invoice: id })),
			`/v1/invoices/${id}/lines`,
		),
		livemode: false,
		metadata: {},
		next_payment_attempt: null,
		number: null,
		parent: {
			type: 'subscription_details',
			quote_details: null,
			subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
		},
		payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
		period_end: last?.end ?? created,
		period_start: last?.start ?? created,
		starting_balance: customer.balance,
		status: 'draft',
		status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
		subtotal: total,
		subtotal_excluding_tax: total,
		test_clock: customer.test_clock ?? null,
		total,
		total_excluding_tax: total,
	};
}

/** Fields that PLOOP's invoices never fill. */
const unused = {
	account_country: 'GB',
	account_name: null,
	account_tax_ids: null,
	amount_overpaid: 0,
	amount_shipping: 0,
	application: null,
	automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
	automatically_finalizes_at: null,
	custom_fields: null,
	customer_account: null,
	customer_address: null,
	customer_phone: null,
	customer_shipping: null,
	customer_tax_exempt: 'none',
	customer_tax_ids: [],
	default_source: null,
	default_tax_rates: [],
	description: null,
	discounts: [],
	due_date: null,
	footer: null,
	from_invoice: null,
	last_finalization_error: null,
	latest_revision: null,
	on_behalf_of: null,
	post_payment_credit_notes_amount: 0,
	pre_payment_credit_notes_amount: 0,
	receipt_number: null,
	rendering: null,
	shipping_cost: null,
	shipping_details: null,
	statement_descriptor: null,
	total_discount_amounts: [],
	total_pretax_credit_amounts: [],
	total_taxes: [],
	webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;
