import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { EventStream } from './api-message.ts';
import { eventText, STREAM_HEADERS, wantsStream, withHeartbeat } from './event-stream.ts';
import { writeAnswer } from './node-message.ts';

/** Starts a server that answers everything with a stream; returns its address. */
async function serve(stream: () => EventStream): Promise<string> {
	const server = createServer((_request, response) =>
		writeAnswer(response, { status: 200, headers: STREAM_HEADERS, cookies: [], body: stream() }),
	);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** One event, then nothing until it is aborted. */
function endless(aborted: () => void): EventStream {
	const end = new AbortController();
	return {
		events: (async function* () {
			yield eventText('draft', '{}');
			await once(end.signal, 'abort');
		})(),
		abort: () => {
			aborted();
			end.abort();
		},
	};
}

it('events arrive in order, and none after the end', async () => {
	const address = await serve(() => ({
		events: (async function* () {
			for (const n of [1, 2, 3]) yield eventText('section', `"${n}é"`);
		})(),
		abort: () => {},
	}));
	const answer = await fetch(address);
	expect(answer.headers.get('x-accel-buffering')).toBe('no');
	expect(await answer.text()).toBe([1, 2, 3].map((n) => `event: section\ndata: "${n}é"\n\n`).join(''));
});

it('each of a hundred clients that disconnect in the middle is noticed', async () => {
	let aborted = 0;
	const address = await serve(() =>
		endless(() => {
			aborted += 1;
		}),
	);
	const clients = await Promise.all(
		Array.from({ length: 100 }, async () => {
			const client = get(address, { agent: false });
			client.on('error', () => {});
			const [response] = await once(client, 'response');
			await once(response, 'data');
			return client;
		}),
	);
	for (const client of clients) client.destroy();
	await expect.poll(() => aborted).toBe(100);
});

it('a comment is sent while there are no events', async () => {
	const end = Promise.withResolvers<void>();
	const quiet = (async function* () {
		await end.promise;
		yield 'word';
	})();
	const said: string[] = [];
	for await (const text of withHeartbeat(quiet, 1)) {
		said.push(text);
		if (said.length === 2) end.resolve();
	}
	expect(said.slice(0, 2)).toEqual([': still here\n\n', ': still here\n\n']);
	expect(said.at(-1)).toBe('word');
});

it.each([
	['text/event-stream', true],
	['application/json, text/event-stream;q=0.9', true],
	['*/*', false],
	['application/json', false],
	[undefined, false],
])('accept: %s asks for a stream: %s', (accept, isWanted) => {
	expect(wantsStream({ header: () => accept })).toBe(isWanted);
});
