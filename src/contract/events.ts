import { z } from 'zod';
import { ANALYTICS_EVENTS } from './analytics-events.ts';

export const EVENTS_MOST_AT_ONCE = 20;
export const EVENTS_MAX_BYTES = 32 * 1024;

/** Path of the built page, such as `/pricing` or `/404`, without a visitor's query or ids. */
const PagePath = z
	.string()
	.max(60)
	.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be the path of a page');

const shapes = Object.entries(ANALYTICS_EVENTS).map(([event, detail]) =>
	z.strictObject({ event: z.literal(event), detail }),
);
type Shape = (typeof shapes)[number];

/** `POST /api/events`: the events of a visit, from a browser whose visitor consented. */
export const EventsRequest = z.strictObject({
	/** Random id, made by the browser and deleted with its tab. */
	visit: z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'),
	page: PagePath,
	events: z
		.array(z.discriminatedUnion('event', shapes as [Shape, ...Shape[]]))
		.min(1)
		.max(EVENTS_MOST_AT_ONCE),
});
export type EventsRequest = z.infer<typeof EventsRequest>;
