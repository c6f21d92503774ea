import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

const TEXT = ': still here\n\nevent: queued\ndata: {"place":2}\n\nevent: section\ndata: {"text":"é “ü” 🎈"}\n\n';

/** The bytes of a text in pieces of this size. */
function bodyOf(text: string, size: number): ReadableStream<Uint8Array> {
	const bytes = new TextEncoder().encode(text);
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			if (at >= bytes.length) return controller.close();
			controller.enqueue(bytes.subarray(at, at + size));
			at += size;
		},
	});
}

const eventsIn = (text: string, size: number) => Array.fromAsync(readEvents(bodyOf(text, size)));

test.each([1, 2, 3, 7, 1000])('events are complete when the network sends %i bytes at a time', async (size) => {
	expect(await eventsIn(TEXT, size)).toEqual([
		{ name: 'queued', data: { place: 2 } },
		{ name: 'section', data: { text: 'é “ü” 🎈' } },
	]);
});

test('an incomplete last event is dropped', async () => {
	expect(await eventsIn(`${TEXT}event: done\ndata: {"usa`, 5)).toHaveLength(2);
});

test('the connection is closed when the reader stops', async () => {
	let isCancelled = false;
	const body = new ReadableStream<Uint8Array>({
		pull: (controller) => controller.enqueue(new TextEncoder().encode(TEXT)),
		cancel: () => {
			isCancelled = true;
		},
	});
	for await (const _ of readEvents(body)) break;
	expect(isCancelled).toBe(true);
});
