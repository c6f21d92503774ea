import type { Done } from '#contract/done';
import type { EventsRequest } from '#contract/events';
import type { Runtime } from '../runtime.ts';

/** The answer is the same whether the events were stored or dropped, because the page could do nothing about it. */
export async function recordEvents({ events, now }: Runtime, request: EventsRequest): Promise<Done> {
	await events.keep(request, now());
	return { ok: true };
}
