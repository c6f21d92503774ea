import type Stripe from 'stripe';
import { newId } from '../state/ids.ts';

const DAY = 24 * 60 * 60;

export const buildTestClock = (
	created: number,
	name: string | null,
	frozenTime = created,
): Stripe.TestHelpers.TestClock => ({
	id: newId('clock_'),
	object: 'test_helpers.test_clock',
	created,
	deletes_after: created + 30 * DAY,
	frozen_time: frozenTime,
	livemode: false,
	name,
	status: 'ready',
	status_details: {},
});
