import type { World } from '../state/world.ts';
import { listOf } from './list.ts';
import { invalid } from './stripe-fault.ts';

type Fields = Record<string, unknown>;

/** The fields that Stripe leaves out of an object unless `expand` names them. */
const ON_DEMAND: Readonly<Record<string, (world: World, id: string) => unknown>> = {
	'checkout.session.line_items': (world, id) =>
		listOf(world.get('emulator.line_items', `li_of_${id}`).items, `/v1/checkout/sessions/${id}/line_items`),
	'invoice.payments': (world, id) =>
		listOf(
			world.all('invoice_payment').filter((one) => one.invoice === id),
			'/v1/invoice_payments',
		),
	'customer.subscriptions': (world, id) =>
		listOf(
			world.all('subscription').filter((one) => one.customer === id && one.status !== 'canceled'),
			'/v1/subscriptions',
		),
};

/** Replaces ids by their objects along each path of `expand`, in a copy. */
export function expand(world: World, answer: object, paths: readonly string[]): object {
	const copy = structuredClone(answer);
	for (const path of paths) {
		const steps = path.split('.');
		if (steps.length > 5)
			throw invalid(`You cannot expand more than 4 levels of a property (${path}).`, { param: 'expand' });
		follow(world, copy as Fields, steps, path);
	}
	return copy;
}

function follow(world: World, fields: Fields, [step = '', ...rest]: readonly string[], path: string): void {
	const found = fields[step] ?? onDemand(world, fields, step);
	if (found === undefined) {
		throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
	}
	if (found === null) return;
	const opened = typeof found === 'string' ? structuredClone(world.anyOf(found)) : found;
	if (opened === null || typeof opened !== 'object') {
		throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
	}
	fields[step] = opened;
	if (rest.length === 0) return;
	const next = Array.isArray(opened) ? opened : [opened];
	for (const one of next) follow(world, one as Fields, rest, path);
}

function onDemand(world: World, fields: Fields, step: string): unknown {
	const make = ON_DEMAND[`${fields['object']}.${step}`];
	if (make) return structuredClone(make(world, String(fields['id'])));
	return step in fields ? null : undefined;
}
