import type Stripe from 'stripe';
import { endSubscription } from '../billing/change-subscription.ts';
import { buildCustomer } from '../objects/customer.ts';
import { forgetPerson } from '../state/forget.ts';
import { newId } from '../state/ids.ts';
import { idOf, type World } from '../state/world.ts';
import { CREATED, isCreatedWithin, PAGING, page } from './list.ts';
import { mergeMetadata, type Params } from './params.ts';
import type { Call, Route } from './routes.ts';
import { noSuch } from './stripe-fault.ts';

const EDITABLE = [
	'email',
	'name',
	'description',
	'phone',
	'metadata[*]',
	'preferred_locales[]',
	'invoice_settings[default_payment_method]',
];

export const CUSTOMER_ROUTES: readonly Route[] = [
	{ method: 'POST', path: '/v1/customers', params: [...EDITABLE, 'test_clock'], answer: createCustomer },
	{
		method: 'GET',
		path: '/v1/customers',
		params: ['email', 'test_clock', ...CREATED, ...PAGING],
		answer: listCustomers,
	},
	{ method: 'GET', path: '/v1/customers/:id', params: [], answer: retrieveCustomer },
	{ method: 'POST', path: '/v1/customers/:id', params: EDITABLE, answer: updateCustomer },
	{ method: 'DELETE', path: '/v1/customers/:id', params: [], answer: deleteCustomer },
];

function createCustomer({ world, params }: Call): Stripe.Customer {
	const clockId = params.text('test_clock');
	const clock = world.find('test_helpers.test_clock', clockId);
	if (clockId !== null && clock === null) throw noSuch('test clock', clockId, 'test_clock');
	const created = clock?.frozen_time ?? world.now;
	const customer = edit(world, buildCustomer(newId('cus_'), created, clockId), params);
	world.emit('customer.created', world.put(customer), customer.id);
	return customer;
}

function updateCustomer({ world, params, id }: Call): Stripe.Customer {
	const customer = edit(world, requireCustomer(world, id), params);
	world.emit('customer.updated', world.put(customer), id);
	return customer;
}

function edit(world: World, customer: Stripe.Customer, params: Params): Stripe.Customer {
	const sent = (name: 'email' | 'name' | 'description' | 'phone') =>
		params.has(name) ? params.text(name) : (customer[name] ?? null);
	const method = params.text('invoice_settings[default_payment_method]');
	if (method !== null && world.find('payment_method', method)?.customer !== customer.id) {
		throw noSuch('PaymentMethod', method, 'invoice_settings[default_payment_method]');
	}
	return {
		...customer,
		email: sent('email'),
		name: sent('name'),
		description: sent('description'),
		phone: sent('phone'),
		metadata: mergeMetadata(customer.metadata, params),
		preferred_locales: params.has('preferred_locales')
			? params.list('preferred_locales')
			: (customer.preferred_locales ?? []),
		invoice_settings: {
			...customer.invoice_settings,
			default_payment_method: method ?? customer.invoice_settings.default_payment_method,
		},
	};
}

function listCustomers({ world, params }: Call) {
	const found = world
		.all('customer')
		.filter((one) => one.email === (params.text('email') ?? one.email))
		.filter((one) => (idOf(one.test_clock) || null) === params.text('test_clock'))
		.filter((one) => isCreatedWithin(one, params));
	return page(found, params, '/v1/customers');
}

function retrieveCustomer({ world, id }: Call): object {
	return world.find('emulator.deleted', `deleted_${id}`)?.answer ?? requireCustomer(world, id);
}

/** Deletes a customer and ends their subscriptions at once. */
function deleteCustomer({ world, id }: Call): object {
	const customer = requireCustomer(world, id);
	for (const one of world.all('subscription')) {
		if (one.customer === id && one.ended_at === null) endSubscription(world, one, 'cancellation_requested');
	}
	world.emit('customer.deleted', customer, id);
	world.remove(id);
	forgetPerson(world, customer);
	const answer = { id, object: 'customer', deleted: true } as const;
	world.put({ id: `deleted_${id}`, object: 'emulator.deleted', answer });
	return answer;
}

/** Throws Stripe's `resource_missing`, which names the parameter. */
export function requireCustomer(world: World, id: string, param = 'id'): Stripe.Customer {
	const customer = world.find('customer', id);
	if (customer === null) throw noSuch('customer', id, param);
	return customer;
}
