import type Stripe from 'stripe';
import type { Params } from './params.ts';
import { invalid, noSuch } from './stripe-fault.ts';

export const PAGING = ['limit', 'starting_after', 'ending_before'];

export const listOf = <T>(data: T[], url: string, hasMore = false): Stripe.ApiList<T> => ({
	object: 'list',
	data,
	has_more: hasMore,
	url,
});

/** A page of a list, newest first like Stripe's. `objects` must be oldest first. */
export function page<T extends { id: string }>(objects: readonly T[], params: Params, url: string): Stripe.ApiList<T> {
	const newest = [...objects].reverse();
	const limit = params.whole('limit') ?? 10;
	if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', { param: 'limit' });
	const before = params.text('ending_before');
	if (before !== null) {
		const end = placeOf(newest, before, 'ending_before');
		return listOf(newest.slice(Math.max(0, end - limit), end), url, end > limit);
	}
	const after = params.text('starting_after');
	const start = after === null ? 0 : placeOf(newest, after, 'starting_after') + 1;
	return listOf(newest.slice(start, start + limit), url, newest.length > start + limit);
}

function placeOf(objects: readonly { id: string }[], id: string, param: string): number {
	const place = objects.findIndex((one) => one.id === id);
	if (place < 0) throw noSuch('object', id, param);
	return place;
}

export const CREATED = ['created', 'created[gt]', 'created[gte]', 'created[lt]', 'created[lte]'];

/** Whether an object was created in the range of the parameter `created`. */
export function isCreatedWithin({ created }: { created: number }, params: Params): boolean {
	const bound = (name: string) => params.whole(name);
	return (
		created === (bound('created') ?? created) &&
		created > (bound('created[gt]') ?? -1) &&
		created >= (bound('created[gte]') ?? 0) &&
		created < (bound('created[lt]') ?? Number.POSITIVE_INFINITY) &&
		created <= (bound('created[lte]') ?? Number.POSITIVE_INFINITY)
	);
}
