import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { cancelTimeOf, liveSubscriptions, RIGHTS, standingOf } from './rights.ts';

const DAY = 24 * 3600;
const START = Date.UTC(2027, 0, 31) / 1000;
const END = Date.UTC(2027, 1, 28) / 1000;
const at = (seconds: number) => new Date(seconds * 1000);

interface Changes extends Partial<Omit<Stripe.Subscription, 'items'>> {
	readonly interval?: 'month' | 'year';
}

/** A subscription with the fields that `rights.ts` reads. */
function subscription({ interval = 'month', ...changes }: Changes = {}): Stripe.Subscription {
	const price = { unit_amount: 499, recurring: { interval } };
	const items = { data: [{ current_period_start: START, current_period_end: END, price }] };
	const plain = { id: 'sub_1', status: 'active', created: START, cancel_at: null, cancel_at_period_end: false, items };
	return { ...plain, ...changes } as unknown as Stripe.Subscription;
}

describe('the rights of a status', () => {
	test.each(Object.entries(RIGHTS))('%s: %s', (status, right) => {
		const { plan, proUntil } = standingOf(subscription({ status: status as Stripe.Subscription.Status }), at(START));
		expect(plan).toBe(right === 'free' ? 'free' : 'pro_monthly');
		const until = { pro: at(END + 7 * DAY), grace: at(START + 7 * DAY), free: null }[right];
		expect(proUntil).toEqual(until);
	});

	test('active and trialing give Pro, past_due a time of grace, and any other status Free', () => {
		expect(RIGHTS).toEqual({
			active: 'pro',
			trialing: 'pro',
			past_due: 'grace',
			incomplete: 'free',
			incomplete_expired: 'free',
			unpaid: 'free',
			paused: 'free',
			canceled: 'free',
		});
	});

	test('a yearly price is stored as pro_yearly, whatever its name', () => {
		expect(standingOf(subscription({ interval: 'year' }), null).plan).toBe('pro_yearly');
	});
});

describe('a cancellation', () => {
	test.each([
		['by the flag', { cancel_at_period_end: true }, END],
		['by the flag, with the date beside it', { cancel_at_period_end: true, cancel_at: END }, END],
		['by a date, as the portal sets it', { cancel_at: START + DAY }, START + DAY],
	])('%s ends Pro to the second', (_, changes, end) => {
		const standing = standingOf(subscription(changes), null);
		expect(cancelTimeOf(subscription(changes))).toBe(end);
		expect(standing).toMatchObject({ plan: 'pro_monthly', cancelsAt: at(end), proUntil: at(end) });
	});

	test('does not extend the days of grace, and the days of grace do not extend a cancelled period', () => {
		const late = standingOf(subscription({ status: 'past_due', cancel_at: END }), at(START));
		expect(late.proUntil).toEqual(at(START + 7 * DAY));
		const soon = standingOf(subscription({ status: 'past_due', cancel_at: START + DAY }), at(START));
		expect(soon.proUntil).toEqual(at(START + DAY));
	});
});

test('of several subscriptions the one with most rights counts, then the oldest; ended ones and those not begun do not count', () => {
	const of = (id: string, status: Stripe.Subscription.Status, created: number) => subscription({ id, status, created });
	const all = [
		of('sub_new', 'active', 5),
		of('sub_over', 'canceled', 0),
		of('sub_owing', 'past_due', 1),
		of('sub_begun', 'incomplete', 2),
		of('sub_old', 'active', 3),
		of('sub_paused', 'paused', 1),
	];
	const order = ['sub_old', 'sub_new', 'sub_owing', 'sub_paused'];
	expect(liveSubscriptions(all).map(({ id }) => id)).toEqual(order);
	expect(liveSubscriptions(all.reverse()).map(({ id }) => id)).toEqual(order);
});
