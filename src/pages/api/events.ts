import { Done } from '#contract/done';
import { EVENTS_MAX_BYTES, EventsRequest } from '#contract/events';
import { recordEvents } from '#server/analytics/record-events';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: EventsRequest,
	mostBytes: EVENTS_MAX_BYTES,
	burst: 'eventBurst',
	output: Done,
	handle: ({ runtime, input }) => recordEvents(runtime, input),
});
