import type Stripe from 'stripe';
import { expireSession, lineItemsOf } from '../billing/checkout.ts';
import { buildCheckoutSession } from '../objects/checkout-session.ts';
import { newId } from '../state/ids.ts';
import type { World } from '../state/world.ts';
import { requireCustomer } from './customer-routes.ts';
import { CREATED, isCreatedWithin, PAGING, page } from './list.ts';
import type { Params } from './params.ts';
import type { Call, Route } from './routes.ts';
import { invalid, noSuch } from './stripe-fault.ts';

const HOUR = 60 * 60;

export const CHECKOUT_ROUTES: readonly Route[] = [
	{
		method: 'POST',
		path: '/v1/checkout/sessions',
		params: [
			'mode!',
			'line_items!',
			'line_items[][price]',
			'line_items[][quantity]',
			'success_url!',
			'cancel_url',
			'client_reference_id',
			'customer',
			'customer_email',
			'expires_at',
			'locale',
			'metadata[*]',
			'subscription_data[metadata][*]',
			'ui_mode',
		],
		answer: createSession,
	},
	{
		method: 'GET',
		path: '/v1/checkout/sessions',
		params: ['customer', 'status', 'subscription', 'payment_intent', ...CREATED, ...PAGING],
		answer: listSessions,
	},
	{
		method: 'GET',
		path: '/v1/checkout/sessions/:id',
		params: [],
		answer: ({ world, id }) => requireSession(world, id),
	},
	{ method: 'POST', path: '/v1/checkout/sessions/:id/expire', params: [], answer: expire },
	{
		method: 'GET',
		path: '/v1/checkout/sessions/:id/line_items',
		params: PAGING,
		answer: ({ world, params, id }) =>
			page(lineItemsOf(world, requireSession(world, id)).items, params, `/v1/checkout/sessions/${id}/line_items`),
	},
];

function createSession({ world, params }: Call): Stripe.Checkout.Session {
	if (params.text('mode') !== 'subscription')
		throw invalid('Invalid mode: the emulator sells subscriptions only', { param: 'mode' });
	params.oneOf('ui_mode', ['hosted_page']);
	const items = params.groups('line_items').map((one) => lineItem(world, one));
	const [line] = items;
	if (items.length !== 1 || !line?.price)
		throw invalid('The emulator sells one price a session', { param: 'line_items' });
	const customer = params.text('customer');
	if (customer !== null) requireCustomer(world, customer, 'customer');
	if (customer !== null && params.has('customer_email')) {
		throw invalid('You may only specify one of these parameters: customer, customer_email.', { param: 'customer' });
	}
	const session = buildCheckoutSession({
		origin: world.settings.origin,
		created: world.now,
		expiresAt: expiry(world, params),
		amount: line.amount_total,
		currency: line.currency,
		customer,
		customerEmail: params.text('customer_email'),
		reference: params.text('client_reference_id'),
		metadata: params.map('metadata'),
		successUrl: address(params, 'success_url'),
		cancelUrl: address(params, 'cancel_url'),
		locale: params.text('locale'),
	});
	const metadata = params.map('subscription_data[metadata]');
	world.put({ id: `li_of_${session.id}`, object: 'emulator.line_items', session: session.id, metadata, items });
	return world.put(session);
}

function lineItem(world: World, params: Params): Stripe.LineItem {
	const id = params.text('price') ?? '';
	const price = world.find('price', id);
	if (price === null) throw noSuch('price', id, 'line_items[0][price]');
	if (!price.active) {
		throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
			param: 'line_items[0][price]',
		});
	}
	const quantity = params.whole('quantity') ?? 1;
	if (quantity < 1)
		throw invalid('This value must be greater than or equal to 1.', { param: 'line_items[0][quantity]' });
	const amount = (price.unit_amount ?? 0) * quantity;
	return {
		id: newId('li_'),
		object: 'item',
		adjustable_quantity: null,
		amount_discount: 0,
		amount_subtotal: amount,
		amount_tax: 0,
		amount_total: amount,
		currency: price.currency,
		description: world.find('product', String(price.product))?.name ?? null,
		metadata: {},
		price,
		quantity,
	};
}

/** When a session expires. Like Stripe, allows half an hour to a day from now. */
function expiry(world: World, params: Params): number {
	const at = params.whole('expires_at') ?? world.now + 24 * HOUR;
	if (at >= world.now + HOUR / 2 && at <= world.now + 24 * HOUR) return at;
	throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.', {
		param: 'expires_at',
	});
}

function address(params: Params, name: string): string | null {
	const text = params.text(name);
	if (text === null || /^https?:\/\//.test(text)) return text;
	throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
}

function listSessions({ world, params }: Call) {
	const customer = params.text('customer');
	if (customer !== null) requireCustomer(world, customer, 'customer');
	const found = world
		.all('checkout.session')
		.filter((one) => one.customer === (customer ?? one.customer))
		.filter((one) => one.status === (params.text('status') ?? one.status))
		.filter((one) => one.subscription === (params.text('subscription') ?? one.subscription))
		.filter((one) => one.payment_intent === (params.text('payment_intent') ?? one.payment_intent))
		.filter((one) => isCreatedWithin(one, params));
	return page(found, params, '/v1/checkout/sessions');
}

function expire({ world, id }: Call): Stripe.Checkout.Session {
	const session = requireSession(world, id);
	if (session.status !== 'open') {
		throw invalid(
			`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
		);
	}
	expireSession(world, session);
	return session;
}

function requireSession(world: World, id: string): Stripe.Checkout.Session {
	const session = world.find('checkout.session', id);
	if (session === null) throw noSuch('checkout.session', id);
	return session;
}
