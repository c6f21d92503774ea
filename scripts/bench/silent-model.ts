import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SilentModel {
	/** Settings for `startProduct`. */
	readonly settings: Readonly<Record<string, string>>;
	readonly open: () => number;
	/** Times at which calls were ended by the server, on this process's clock. */
	readonly brokenOff: readonly number[];
	/** Times at which a first proposal was complete. */
	readonly whole: readonly number[];
	readonly stop: () => void;
}

const WORD_MS = 1000;
/** Milliseconds from the beginning of an answer to its first complete proposal. */
const FIRST_MS = 200;

/**
 * A model server that keeps every call open and goes on sending.
 *
 * @param first the beginning of its answer, and the text that completes its first proposal
 */
export async function startSilentModel(
	concurrency: number,
	first?: readonly [beginning: string, end: string],
): Promise<SilentModel> {
	const brokenOff: number[] = [];
	const whole: number[] = [];
	let open = 0;
	const server = createServer((request, response) => {
		request.resume();
		if (request.method === 'GET') return void response.writeHead(404).end();
		open += 1;
		response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
		if (first !== undefined) {
			response.write(chunkOf(first[0]));
			setTimeout(() => response.write(chunkOf(first[1]), () => whole.push(performance.now())), FIRST_MS);
		}
		const word = setInterval(() => response.write(': thinking\n\n'), WORD_MS);
		response.on('error', () => {});
		response.on('close', () => {
			open -= 1;
			clearInterval(word);
			brokenOff.push(performance.now());
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
	return {
		settings: {
			MODEL_PROVIDER: 'compatible',
			MODEL_NAME: 'silent',
			MODEL_BASE_URL: address,
			MODEL_CONCURRENCY: String(concurrency),
		},
		open: () => open,
		brokenOff,
		whole,
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}

const chunkOf = (content: string): string =>
	`data: ${JSON.stringify({
		id: 'chat_1',
		object: 'chat.completion.chunk',
		created: 1_700_000_000,
		model: 'silent',
		choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
	})}\n\n`;
