import type Stripe from 'stripe';
import { changeSubscription, endSubscription } from '../billing/change-subscription.ts';
import { itemOf } from '../objects/subscription.ts';
import { idOf, type World } from '../state/world.ts';
import { requireCustomer } from './customer-routes.ts';
import { CREATED, isCreatedWithin, PAGING, page } from './list.ts';
import { mergeMetadata, type Params } from './params.ts';
import type { Call, Route } from './routes.ts';
import { invalid, noSuch } from './stripe-fault.ts';
import { changePrice } from './subscription-price.ts';

const REASONS = ['cancellation_details[comment]', 'cancellation_details[feedback]'];

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
	{
		method: 'GET',
		path: '/v1/subscriptions',
		params: ['customer', 'status', 'price', 'test_clock', ...CREATED, ...PAGING],
		answer: listSubscriptions,
	},
	{
		method: 'GET',
		path: '/v1/subscriptions/:id',
		params: [],
		answer: ({ world, id }) => requireSubscription(world, id),
	},
	{
		method: 'POST',
		path: '/v1/subscriptions/:id',
		params: [
			...REASONS,
			'cancel_at',
			'cancel_at_period_end',
			'default_payment_method',
			'items[][id]',
			'items[][price]',
			'items[][quantity]',
			'metadata[*]',
			'payment_behavior',
			'proration_behavior',
		],
		answer: updateSubscription,
	},
	{
		method: 'DELETE',
		path: '/v1/subscriptions/:id',
		params: [...REASONS, 'invoice_now', 'prorate'],
		answer: cancelSubscription,
	},
	{
		method: 'POST',
		path: '/v1/subscriptions/:id/resume',
		params: ['billing_cycle_anchor', 'proration_behavior'],
		answer: resume,
	},
];

/** Like Stripe, lists all subscriptions that have not ended if no status is given. */
function listSubscriptions({ world, params }: Call) {
	const customer = params.text('customer');
	if (customer !== null) requireCustomer(world, customer, 'customer');
	const status = params.text('status');
	const isAsked = (one: Stripe.Subscription) => {
		if (status === 'all') return true;
		if (status === 'ended') return ['canceled', 'incomplete_expired'].includes(one.status);
		return status === null ? one.status !== 'canceled' : one.status === status;
	};
	const found = world
		.all('subscription')
		.filter((one) => isAsked(one) && one.customer === (customer ?? one.customer))
		.filter((one) => itemOf(one).price.id === (params.text('price') ?? itemOf(one).price.id))
		.filter((one) => one.test_clock === (params.text('test_clock') ?? one.test_clock))
		.filter((one) => isCreatedWithin(one, params));
	return page(found, params, '/v1/subscriptions');
}

function updateSubscription({ world, params, id }: Call): Stripe.Subscription {
	const subscription = requireSubscription(world, id);
	if (subscription.status === 'canceled') {
		throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
	}
	const plain = {
		...cancellation(world, subscription, params),
		...details(subscription, params),
		metadata: mergeMetadata(subscription.metadata, params),
		default_payment_method: card(world, subscription, params),
	};
	const [item] = params.groups('items');
	if (item) changePrice(world, subscription, params, item);
	changeSubscription(world, subscription, plain);
	return subscription;
}

/** A cancellation in either form: `cancel_at_period_end` sets the flag and the time, `cancel_at` only the time. */
function cancellation(world: World, subscription: Stripe.Subscription, params: Params): Partial<Stripe.Subscription> {
	const atEnd = params.flag('cancel_at_period_end');
	if (atEnd !== null && params.has('cancel_at')) {
		throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
			param: 'cancel_at',
		});
	}
	const now = world.time(idOf(subscription.customer));
	const end = itemOf(subscription).current_period_end;
	if (atEnd === true) return { cancel_at_period_end: true, cancel_at: end, canceled_at: now };
	const none = { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
	if (atEnd === false) return subscription.cancel_at_period_end ? none : {};
	if (!params.has('cancel_at')) return {};
	const text = params.text('cancel_at');
	if (text === null) return none;
	const at = ['min_period_end', 'max_period_end'].includes(text) ? end : (params.whole('cancel_at') ?? end);
	if (at <= now) throw invalid('`cancel_at` must be in the future.', { param: 'cancel_at' });
	return { cancel_at_period_end: false, cancel_at: at, canceled_at: now };
}

function details(subscription: Stripe.Subscription, params: Params): Partial<Stripe.Subscription> {
	const old = subscription.cancellation_details ?? {
		comment: null,
		feedback: null,
		feedback_option: null,
		reason: null,
	};
	if (!params.has('cancellation_details')) return {};
	const comment = params.text('cancellation_details[comment]') ?? old.comment;
	const feedback = params.text('cancellation_details[feedback]') ?? old.feedback;
	return { cancellation_details: { ...old, comment, feedback } };
}

function card(world: World, subscription: Stripe.Subscription, params: Params) {
	const id = params.text('default_payment_method');
	if (id === null) return subscription.default_payment_method;
	if (world.find('payment_method', id)?.customer === subscription.customer) return id;
	throw noSuch('PaymentMethod', id, 'default_payment_method');
}

/** Ends a subscription at once. As with Stripe, an ended one counts as missing. */
function cancelSubscription({ world, params, id }: Call): Stripe.Subscription {
	const subscription = requireSubscription(world, id);
	if (subscription.ended_at !== null) throw noSuch('subscription', id);
	if (params.flag('invoice_now') || params.flag('prorate')) {
		throw invalid('The emulator ends a subscription without an invoice.', { param: 'invoice_now' });
	}
	world.put(Object.assign(subscription, details(subscription, params)));
	endSubscription(world, subscription, 'cancellation_requested');
	return subscription;
}

function resume({ world, id }: Call): Stripe.Subscription {
	const subscription = requireSubscription(world, id);
	if (subscription.status !== 'paused') {
		throw invalid(`Only paused subscriptions can be resumed; this one is ${subscription.status}.`);
	}
	changeSubscription(world, subscription, { status: 'active' });
	world.emit('customer.subscription.resumed', subscription, idOf(subscription.customer));
	return subscription;
}

/** Throws Stripe's `resource_missing`, which names the parameter. */
export function requireSubscription(world: World, id: string, param = 'id'): Stripe.Subscription {
	const subscription = world.find('subscription', id);
	if (subscription === null) throw noSuch('subscription', id, param);
	return subscription;
}
