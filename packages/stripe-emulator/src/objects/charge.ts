import type Stripe from 'stripe';
import { newId } from '../state/ids.ts';

export interface Refusal {
	readonly code: string;
	readonly declineCode: string | null;
	readonly message: string;
}

/** The charge of a payment, successful or refused. */
export const buildCharge = (
	intent: Stripe.PaymentIntent,
	method: Stripe.PaymentMethod,
	refusal: Refusal | null,
	created: number,
): Stripe.Charge => ({
	id: newId('ch_'),
	object: 'charge',
	amount: intent.amount,
	amount_captured: refusal ? 0 : intent.amount,
	amount_refunded: 0,
	application: null,
	application_fee: null,
	application_fee_amount: null,
	balance_transaction: refusal ? null : newId('txn_'),
	billing_details: method.billing_details,
	calculated_statement_descriptor: null,
	captured: refusal === null,
	created,
	currency: intent.currency,
	customer: intent.customer,
	description: null,
	disputed: false,
	failure_balance_transaction: null,
	failure_code: refusal?.code ?? null,
	failure_message: refusal?.message ?? null,
	fraud_details: {},
	livemode: false,
	metadata: {},
	on_behalf_of: null,
	outcome: outcomeOf(refusal),
	paid: refusal === null,
	payment_intent: intent.id,
	payment_method: method.id,
	payment_method_details: { type: 'card', ...cardDetails(intent, method) },
	receipt_email: null,
	receipt_number: null,
	receipt_url: null,
	refunded: false,
	review: null,
	shipping: null,
	source: null,
	source_transfer: null,
	statement_descriptor: null,
	statement_descriptor_suffix: null,
	status: refusal ? 'failed' : 'succeeded',
	transfer_data: null,
	transfer_group: null,
});

const outcomeOf = (refusal: Refusal | null): Stripe.Charge.Outcome => ({
	advice_code: null,
	network_advice_code: null,
	network_decline_code: null,
	network_status: refusal ? 'declined_by_network' : 'approved_by_network',
	reason: refusal?.declineCode ?? null,
	risk_level: 'normal',
	seller_message: refusal ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
	type: refusal ? 'issuer_declined' : 'authorized',
});

function cardDetails(
	intent: Stripe.PaymentIntent,
	{ card }: Stripe.PaymentMethod,
): { card: Stripe.Charge.PaymentMethodDetails.Card } | null {
	if (card === undefined) return null;
	return {
		card: {
			amount_authorized: intent.amount,
			authorization_code: null,
			brand: card.brand,
			checks: card.checks,
			country: card.country,
			electronic_commerce_indicator: null,
			exp_month: card.exp_month,
			exp_year: card.exp_year,
			funding: card.funding,
			installments: null,
			last4: card.last4,
			mandate: null,
			network: card.brand,
			network_transaction_id: null,
			regulated_status: card.regulated_status,
			three_d_secure: null,
			transaction_link_id: null,
			wallet: null,
		},
	};
}
