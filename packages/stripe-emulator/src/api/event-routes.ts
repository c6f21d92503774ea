import type Stripe from 'stripe';
import { CREATED, isCreatedWithin, PAGING, page } from './list.ts';
import type { Call, Route } from './routes.ts';
import { noSuch } from './stripe-fault.ts';

export const EVENT_ROUTES: readonly Route[] = [
	{
		method: 'GET',
		path: '/v1/events',
		params: ['type', 'types[]', 'delivery_success', ...CREATED, ...PAGING],
		answer: listEvents,
	},
	{ method: 'GET', path: '/v1/events/:id', params: [], answer: retrieveEvent },
];

function listEvents({ world, params }: Call) {
	const types = [...params.list('types'), ...(params.text('type') === null ? [] : [params.text('type') ?? ''])];
	const isDelivered = params.flag('delivery_success');
	const found = world
		.all('event')
		.filter((one) => types.length === 0 || types.some((type) => isOfType(one, type)))
		.filter((one) => isDelivered === null || (one.pending_webhooks === 0) === isDelivered)
		.filter((one) => isCreatedWithin(one, params));
	return page(found, params, '/v1/events');
}

/** Whether an event has a type, which may be a pattern such as `invoice.*`. */
const isOfType = (event: Stripe.Event, type: string): boolean =>
	type.endsWith('*') ? event.type.startsWith(type.slice(0, -1)) : event.type === type;

function retrieveEvent({ world, id }: Call): Stripe.Event {
	const event = world.find('event', id);
	if (event === null) throw noSuch('event', id);
	return event;
}
