import { EVENTS_MAX_BYTES } from '#contract/events';
import { OPERATIONS } from '#contract/operations';
import { recordEvents } from '#server/analytics/record-events';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.recordEvents, {
	mostBytes: EVENTS_MAX_BYTES,
	burst: 'eventBurst',
	handle: ({ runtime, input }) => recordEvents(runtime, input),
});
