import type Stripe from 'stripe';
import { upcomingInvoice } from '../billing/due.ts';
import { draftInvoice, voidInvoice } from '../billing/invoicing.ts';
import { cardFor } from '../billing/payments.ts';
import { payInvoice } from '../billing/renewals.ts';
import { switchPrice } from '../billing/switch-price.ts';
import { itemOf } from '../objects/subscription.ts';
import { newId } from '../state/ids.ts';
import { idOf, type World } from '../state/world.ts';
import { requireCustomer } from './customer-routes.ts';
import { CREATED, isCreatedWithin, PAGING, page } from './list.ts';
import type { Call, Route } from './routes.ts';
import { declined, invalid, noSuch, type StripeFault } from './stripe-fault.ts';
import { newPrice } from './subscription-price.ts';
import { requireSubscription } from './subscription-routes.ts';

export const INVOICE_ROUTES: readonly Route[] = [
	{
		method: 'GET',
		path: '/v1/invoices',
		params: ['customer', 'subscription', 'status', 'collection_method', ...CREATED, ...PAGING],
		answer: listInvoices,
	},
	{
		method: 'POST',
		path: '/v1/invoices/create_preview',
		params: [
			'customer',
			'subscription!',
			'subscription_details[items][][id]',
			'subscription_details[items][][price]',
			'subscription_details[items][][quantity]',
			'subscription_details[proration_behavior]',
			'subscription_details[proration_date]',
		],
		answer: preview,
	},
	{ method: 'GET', path: '/v1/invoices/:id', params: [], answer: ({ world, id }) => requireInvoice(world, id) },
	{ method: 'POST', path: '/v1/invoices/:id/pay', params: ['payment_method'], answer: pay },
	{ method: 'POST', path: '/v1/invoices/:id/void', params: [], answer: voidOne },
];

function listInvoices({ world, params }: Call) {
	const customer = params.text('customer');
	if (customer !== null) requireCustomer(world, customer, 'customer');
	const subscription = params.text('subscription');
	const found = world
		.all('invoice')
		.filter((one) => one.customer === (customer ?? one.customer))
		.filter((one) => subscription === null || subscriptionOf(one) === subscription)
		.filter((one) => one.status === (params.text('status') ?? one.status))
		.filter((one) => isCreatedWithin(one, params));
	return page(found, params, '/v1/invoices');
}

const subscriptionOf = (invoice: Stripe.Invoice): string => idOf(invoice.parent?.subscription_details?.subscription);

/** The preview of the next invoice, for the renewal or for a change of price now. Stores nothing. */
function preview({ world, params }: Call): object {
	const subscription = requireSubscription(world, params.text('subscription') ?? '', 'subscription');
	const customer = params.text('customer');
	if (customer !== null && customer !== subscription.customer) throw noSuch('customer', customer, 'customer');
	const id = newId('upcoming_in_');
	const [item] = params.groups('subscription_details[items]');
	const price = item ? newPrice(world, subscription, item) : itemOf(subscription).price;
	if (price.id === itemOf(subscription).price.id) {
		if (subscription.ended_at !== null || subscription.cancel_at !== null) throw nothingUpcoming(subscription);
		return { ...upcomingInvoice(world, subscription), id };
	}
	const at = params.whole('subscription_details[proration_date]') ?? world.time(idOf(subscription.customer));
	const { lines } = switchPrice(subscription, price, at);
	return { ...draftInvoice(world, { subscription, lines, reason: 'upcoming' }), id };
}

const nothingUpcoming = ({ customer }: Stripe.Subscription): StripeFault =>
	invalid(`No upcoming invoices for customer: '${idOf(customer)}'`, { code: 'invoice_upcoming_none' }, 404);

/** Pays with the given or the stored card. If it is refused, answers 402 and leaves the invoice open. */
function pay({ world, params, id }: Call): Stripe.Invoice {
	const invoice = requireInvoice(world, id);
	if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
	if (invoice.status !== 'open')
		throw invalid(`Invoices that are ${invoice.status} cannot be paid.`, { code: 'invoice_not_editable' });
	const methodId = params.text('payment_method');
	const given = world.find('payment_method', methodId);
	if (methodId !== null && given?.customer !== invoice.customer)
		throw noSuch('PaymentMethod', methodId, 'payment_method');
	const method = given ?? cardFor(world, requireSubscription(world, subscriptionOf(invoice)));
	const outcome = payInvoice(world, invoice, method, 'later');
	if (outcome === 'refused') throw declined('Your card was declined.', 'card_declined', 'generic_decline');
	if (outcome === 'asks')
		throw declined('This payment requires additional user action.', 'invoice_payment_intent_requires_action');
	return invoice;
}

function voidOne({ world, id }: Call): Stripe.Invoice {
	const invoice = requireInvoice(world, id);
	if (invoice.status !== 'open') throw invalid('You can only void open invoices.', { code: 'invoice_not_editable' });
	voidInvoice(world, invoice);
	return invoice;
}

function requireInvoice(world: World, id: string): Stripe.Invoice {
	const invoice = world.find('invoice', id);
	if (invoice === null) throw noSuch('invoice', id);
	return invoice;
}
