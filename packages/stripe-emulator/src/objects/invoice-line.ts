import type Stripe from 'stripe';
import { newId } from '../state/ids.ts';
import { idOf } from '../state/world.ts';

interface LineParts {
	readonly subscription: string;
	readonly item: Stripe.SubscriptionItem;
	/** Amount in pence; negative for unused time that was paid. */
	readonly amount: number;
	readonly period: { readonly start: number; readonly end: number };
	readonly isProration: boolean;
	readonly description: string;
}

export const buildLine = ({
	subscription,
	item,
	amount,
	period,
	isProration,
	description,
}: LineParts): Stripe.InvoiceLineItem => ({
	id: newId('il_'),
	object: 'line_item',
	amount,
	currency: item.price.currency,
	description,
	discount_amounts: [],
	discountable: !isProration,
	discounts: [],
	invoice: null,
	livemode: false,
	metadata: {},
	parent: {
		type: 'subscription_item_details',
		invoice_item_details: null,
		subscription_item_details: {
			invoice_item: null,
			proration: isProration,
			proration_details: null,
			subscription,
			subscription_item: item.id,
		},
	},
	period,
	pretax_credit_amounts: [],
	pricing: {
		type: 'price_details',
		price_details: { price: item.price.id, product: idOf(item.price.product) },
		unit_amount_decimal: null,
	},
	quantity: item.quantity ?? 1,
	quantity_decimal: null,
	subscription,
	subtotal: amount,
	taxes: [],
});
