import type Stripe from 'stripe';
import { listOf } from '../api/list.ts';
import { nextPeriodEnd } from '../billing/periods.ts';
import { newId } from '../state/ids.ts';
import { planOf } from './price.ts';

interface SubscriptionParts {
	readonly customer: string;
	readonly price: Stripe.Price;
	readonly quantity: number;
	readonly metadata: Stripe.Metadata;
	readonly paymentMethod: string;
	readonly testClock: string | null;
	readonly created: number;
}

/** A subscription as Checkout makes it: incomplete until its first invoice is paid. */
export function buildSubscription(parts: SubscriptionParts): Stripe.Subscription {
	const id = newId('sub_');
	return {
		id,
		object: 'subscription',
		application: null,
		application_fee_percent: null,
		automatic_tax: { disabled_reason: null, enabled: false, liability: null },
		billing_cycle_anchor: parts.created,
		billing_cycle_anchor_config: null,
		billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
		billing_schedules: [],
		billing_thresholds: null,
		cancel_at: null,
		cancel_at_period_end: false,
		canceled_at: null,
		cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
		collection_method: 'charge_automatically',
		created: parts.created,
		currency: parts.price.currency,
		customer: parts.customer,
		customer_account: null,
		days_until_due: null,
		default_payment_method: parts.paymentMethod,
		default_source: null,
		default_tax_rates: [],
		description: null,
		discounts: [],
		ended_at: null,
		invoice_settings: {
			account_tax_ids: null,
			custom_fields: null,
			description: null,
			footer: null,
			issuer: { type: 'self' },
		},
		items: listOf([buildItem(id, parts)], `/v1/subscription_items?subscription=${id}`),
		latest_invoice: null,
		livemode: false,
		managed_payments: null,
		metadata: parts.metadata,
		next_pending_invoice_item_invoice: null,
		on_behalf_of: null,
		pause_collection: null,
		payment_settings: {
			payment_method_options: null,
			payment_method_types: null,
			save_default_payment_method: 'off',
		},
		pending_invoice_item_interval: null,
		pending_setup_intent: null,
		pending_update: null,
		schedule: null,
		start_date: parts.created,
		status: 'incomplete',
		test_clock: parts.testClock,
		transfer_data: null,
		trial_end: null,
		trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
		trial_start: null,
	};
}

function buildItem(subscription: string, parts: SubscriptionParts): Stripe.SubscriptionItem {
	return {
		id: newId('si_'),
		object: 'subscription_item',
		billing_thresholds: null,
		created: parts.created,
		current_period_end: nextPeriodEnd(parts.created, parts.created, parts.price),
		current_period_start: parts.created,
		current_trial: null,
		discounts: [],
		metadata: {},
		plan: planOf(parts.price),
		price: parts.price,
		quantity: parts.quantity,
		subscription,
		tax_rates: [],
	};
}

/** The only item of a subscription: the emulator sells one price for each. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
	const [item] = items.data;
	if (item === undefined) throw new Error(`subscription ${id} has no item`);
	return item;
}
