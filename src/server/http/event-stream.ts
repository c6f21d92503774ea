import { setTimeout as delay } from 'node:timers/promises';
import type { ApiRequest, EventStream } from './api-message.ts';

/** Pause between comments, shorter than the idle limits of proxies and of this server. */
const HEARTBEAT_MS = 5000;

/** What a route returns instead of its output, to send a stream. */
export class StreamedAnswer {
	readonly stream: EventStream;

	constructor(stream: EventStream) {
		this.stream = stream;
	}
}

export const STREAM_HEADERS = {
	'Content-Type': 'text/event-stream; charset=utf-8',
	'Cache-Control': 'no-store, no-transform',
	// Nginx buffers an answer until it is complete, unless it is told not to.
	'X-Accel-Buffering': 'no',
} as const;

/** Whether the client names the media type of streams; one that accepts anything gets JSON. */
export const wantsStream = (request: Pick<ApiRequest, 'header'>): boolean =>
	/(?:^|,)\s*text\/event-stream\s*(?:[;,]|$)/i.test(request.header('accept') ?? '');

export const eventText = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

/** The events, with a comment whenever there was none for `everyMs`. */
export async function* withHeartbeat(events: AsyncIterable<string>, everyMs = HEARTBEAT_MS): AsyncGenerator<string> {
	const iterator = events[Symbol.asyncIterator]();
	try {
		let next = iterator.next();
		for (;;) {
			const rest = new AbortController();
			const silence = delay(everyMs, 'silent' as const, { signal: rest.signal }).catch(() => 'silent' as const);
			const first = await Promise.race([next, silence]);
			rest.abort();
			if (first === 'silent') {
				yield ': still here\n\n';
				continue;
			}
			if (first.done) return;
			yield first.value;
			next = iterator.next();
		}
	} finally {
		await iterator.return?.();
	}
}
