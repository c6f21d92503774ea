import type Stripe from 'stripe';
import { buildTestClock } from '../objects/test-clock.ts';
import { idOf, type World } from '../state/world.ts';
import { doWhatIsDue } from './due.ts';
import { addMonths } from './periods.ts';

const DAY = 24 * 60 * 60;

export const STEPS = ['day', 'week', 'month', 'year'] as const;
export type Step = (typeof STEPS)[number];

const AFTER: Readonly<Record<Step, (from: number) => number>> = {
	day: (from) => from + DAY,
	week: (from) => from + 7 * DAY,
	month: (from) => addMonths(from, 1),
	year: (from) => addMonths(from, 12),
};

/** Advances a customer's test clock, creating one if necessary, and processes everything due in between. */
export function moveTimeOn(world: World, customer: Stripe.Customer, step: Step): void {
	const clock = clockOf(world, customer);
	const to = AFTER[step](Math.max(clock.frozen_time, world.now));
	doWhatIsDue(world, clock.id, to);
	world.put(Object.assign(clock, { frozen_time: to }));
}

function clockOf(world: World, customer: Stripe.Customer): Stripe.TestHelpers.TestClock {
	const own = world.find('test_helpers.test_clock', idOf(customer.test_clock));
	if (own) return own;
	const clock = world.put(buildTestClock(world.now, customer.email ?? null));
	world.put(Object.assign(customer, { test_clock: clock.id }));
	for (const one of world.all('subscription')) {
		if (one.customer === customer.id) world.put(Object.assign(one, { test_clock: clock.id }));
	}
	return clock;
}
