import type Stripe from 'stripe';
import { newId } from '../state/ids.ts';
import type { Kind, Kinds } from '../state/kinds.ts';
import { idOf, type World } from '../state/world.ts';
import { requireCustomer } from './customer-routes.ts';
import { CREATED, isCreatedWithin, PAGING, page } from './list.ts';
import type { Call, Route } from './routes.ts';
import { invalid, noSuch } from './stripe-fault.ts';

const retrieve =
	<K extends Kind>(kind: K) =>
	({ world, id }: Call): Kinds[K] =>
		found(world, kind, id, 'id');

function found<K extends Kind>(world: World, kind: K, id: string, param: string): Kinds[K] {
	const object = world.find(kind, id);
	if (object === null) throw noSuch(kind, id, param);
	return object;
}

export const PAYMENT_ROUTES: readonly Route[] = [
	{ method: 'GET', path: '/v1/payment_methods', params: ['customer!', 'type', ...PAGING], answer: listMethods },
	{ method: 'GET', path: '/v1/payment_methods/:id', params: [], answer: retrieve('payment_method') },
	{ method: 'GET', path: '/v1/customers/:id/payment_methods', params: ['type', ...PAGING], answer: listMethods },
	{ method: 'GET', path: '/v1/payment_intents/:id', params: [], answer: retrieve('payment_intent') },
	{
		method: 'GET',
		path: '/v1/charges',
		params: ['customer', 'payment_intent', ...CREATED, ...PAGING],
		answer: listCharges,
	},
	{ method: 'GET', path: '/v1/charges/:id', params: [], answer: retrieve('charge') },
	{
		method: 'GET',
		path: '/v1/invoice_payments',
		params: ['invoice', 'status', ...PAGING],
		answer: listInvoicePayments,
	},
	{ method: 'GET', path: '/v1/invoice_payments/:id', params: [], answer: retrieve('invoice_payment') },
	{
		method: 'POST',
		path: '/v1/refunds',
		params: ['charge', 'payment_intent', 'amount', 'reason', 'metadata[*]'],
		answer: refund,
	},
	{ method: 'GET', path: '/v1/refunds/:id', params: [], answer: retrieve('refund') },
];

function listMethods({ world, params, id }: Call) {
	const customer = id || (params.text('customer') ?? '');
	requireCustomer(world, customer, id ? 'id' : 'customer');
	const all = world.all('payment_method').filter((one) => one.customer === customer);
	return page(
		all.filter((one) => one.type === (params.text('type') ?? one.type)),
		params,
		id ? `/v1/customers/${id}/payment_methods` : '/v1/payment_methods',
	);
}

function listCharges({ world, params }: Call) {
	const all = world
		.all('charge')
		.filter((one) => one.customer === (params.text('customer') ?? one.customer))
		.filter((one) => one.payment_intent === (params.text('payment_intent') ?? one.payment_intent))
		.filter((one) => isCreatedWithin(one, params));
	return page(all, params, '/v1/charges');
}

function listInvoicePayments({ world, params }: Call) {
	const all = world
		.all('invoice_payment')
		.filter((one) => one.invoice === (params.text('invoice') ?? one.invoice))
		.filter((one) => one.status === (params.text('status') ?? one.status));
	return page(all, params, '/v1/invoice_payments');
}

function refund({ world, params }: Call): Stripe.Refund {
	const charge = chargeToRefund({ world, params, id: '' });
	const left = charge.amount - charge.amount_refunded;
	const amount = params.whole('amount') ?? left;
	if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
	if (amount < 1 || amount > left)
		throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
	const customer = idOf(charge.customer);
	const made: Stripe.Refund = {
		id: newId('re_'),
		object: 'refund',
		amount,
		balance_transaction: newId('txn_'),
		charge: charge.id,
		created: world.time(customer),
		currency: charge.currency,
		customer,
		customer_account: null,
		metadata: params.map('metadata'),
		payment_intent: charge.payment_intent,
		payment_method: charge.payment_method,
		reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
		receipt_number: null,
		source_transfer_reversal: null,
		status: 'succeeded',
		transfer_reversal: null,
	};
	charge.amount_refunded += amount;
	charge.refunded = charge.amount_refunded === charge.amount;
	world.emit('refund.created', world.put(made), customer);
	world.emit('charge.refunded', world.put(charge), customer);
	return made;
}

function chargeToRefund({ world, params }: Call): Stripe.Charge {
	const intent = params.text('payment_intent');
	const id =
		intent === null
			? params.text('charge')
			: idOf(found(world, 'payment_intent', intent, 'payment_intent').latest_charge);
	if (id === null)
		throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
	const charge = found(world, 'charge', id, 'charge');
	if (charge.status !== 'succeeded')
		throw invalid('This charge did not succeed and cannot be refunded.', { param: 'charge' });
	return charge;
}
