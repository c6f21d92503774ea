import type Stripe from 'stripe';
import { doWhatIsDue } from '../billing/due.ts';
import { buildTestClock } from '../objects/test-clock.ts';
import type { World } from '../state/world.ts';
import { PAGING, page } from './list.ts';
import type { Call, Route } from './routes.ts';
import { invalid, noSuch } from './stripe-fault.ts';

export const TEST_CLOCK_ROUTES: readonly Route[] = [
	{ method: 'POST', path: '/v1/test_helpers/test_clocks', params: ['frozen_time!', 'name'], answer: createClock },
	{
		method: 'GET',
		path: '/v1/test_helpers/test_clocks',
		params: PAGING,
		answer: ({ world, params }) => page(world.all('test_helpers.test_clock'), params, '/v1/test_helpers/test_clocks'),
	},
	{
		method: 'GET',
		path: '/v1/test_helpers/test_clocks/:id',
		params: [],
		answer: ({ world, id }) => requireClock(world, id),
	},
	{
		method: 'POST',
		path: '/v1/test_helpers/test_clocks/:id/advance',
		params: ['frozen_time!'],
		answer: advance,
	},
];

function createClock({ world, params }: Call): Stripe.TestHelpers.TestClock {
	const clock = buildTestClock(world.now, params.text('name'), params.whole('frozen_time') ?? world.now);
	world.emit('test_helpers.test_clock.created', world.put(clock), null);
	return clock;
}

/** Advances the clock and processes everything due for its customers before answering. */
function advance({ world, params, id }: Call): Stripe.TestHelpers.TestClock {
	const clock = requireClock(world, id);
	const to = params.whole('frozen_time') ?? 0;
	if (to <= clock.frozen_time) {
		throw invalid('You can only advance a test clock to a time after its current frozen time.', {
			param: 'frozen_time',
		});
	}
	doWhatIsDue(world, id, to);
	clock.frozen_time = to;
	world.emit('test_helpers.test_clock.ready', world.put(clock), null);
	return clock;
}

function requireClock(world: World, id: string): Stripe.TestHelpers.TestClock {
	const clock = world.find('test_helpers.test_clock', id);
	if (clock === null) throw noSuch('test clock', id);
	return clock;
}
