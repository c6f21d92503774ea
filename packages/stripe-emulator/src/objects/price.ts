import type Stripe from 'stripe';

export const buildProduct = (id: string, name: string, created: number): Stripe.Product => ({
	id,
	object: 'product',
	active: true,
	created,
	default_price: null,
	description: null,
	images: [],
	livemode: false,
	marketing_features: [],
	metadata: {},
	name,
	package_dimensions: null,
	shippable: null,
	statement_descriptor: null,
	tax_code: null,
	tax_details: null,
	type: 'service',
	unit_label: null,
	updated: created,
	url: null,
});

interface PriceParts {
	readonly id: string;
	readonly created: number;
	readonly product: string;
	readonly currency: string;
	readonly unitAmount: number;
	readonly interval: 'month' | 'year';
	readonly intervalCount: number;
	readonly lookupKey: string | null;
	readonly taxBehavior: Stripe.Price.TaxBehavior;
}

export const buildPrice = (parts: PriceParts): Stripe.Price => ({
	id: parts.id,
	object: 'price',
	active: true,
	billing_scheme: 'per_unit',
	created: parts.created,
	currency: parts.currency,
	custom_unit_amount: null,
	livemode: false,
	lookup_key: parts.lookupKey,
	metadata: {},
	nickname: null,
	product: parts.product,
	recurring: {
		interval: parts.interval,
		interval_count: parts.intervalCount,
		meter: null,
		trial_period_days: null,
		usage_type: 'licensed',
	},
	tax_behavior: parts.taxBehavior,
	tiers_mode: null,
	transform_quantity: null,
	type: 'recurring',
	unit_amount: parts.unitAmount,
	unit_amount_decimal: null,
});

/** A price in the older form "plan", which subscription items still have. */
export const planOf = (price: Stripe.Price): Stripe.Plan => ({
	id: price.id,
	object: 'plan',
	active: price.active,
	amount: price.unit_amount,
	amount_decimal: null,
	billing_scheme: 'per_unit',
	created: price.created,
	currency: price.currency,
	interval: price.recurring?.interval ?? 'month',
	interval_count: price.recurring?.interval_count ?? 1,
	livemode: false,
	metadata: price.metadata,
	meter: null,
	nickname: price.nickname,
	product: price.product,
	tiers_mode: null,
	transform_usage: null,
	trial_period_days: null,
	usage_type: 'licensed',
});
