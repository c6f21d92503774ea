import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventsOf } from '#support/model-wires';

/** The input of a model. */
export interface ModelInput {
	readonly request: string;
	readonly questions: readonly { readonly id: string; readonly question: string }[];
}

/** A call that the stand-in holds open; the test decides what is sent, and when. */
export interface HeldCall {
	readonly input: ModelInput;
	readonly say: (...proposals: readonly object[]) => void;
	readonly end: () => void;
	readonly breakOff: () => void;
	readonly isGone: () => boolean;
}

export interface ModelDouble {
	readonly settings: Readonly<Record<string, string>>;
	/** Calls in the order in which they came. */
	readonly calls: readonly HeldCall[];
	/** Ends all open calls before the next test. */
	readonly forget: () => void;
	readonly stop: () => Promise<void>;
}

const ALIVE_MS = 500;

/** A model server with OpenAI's protocol that answers only what the test says. */
export async function startModelDouble(): Promise<ModelDouble> {
	const calls: HeldCall[] = [];
	const server = createServer((request, response) => {
		// The check at the server's start.
		if (request.method === 'GET') return void response.end('{"data":[{"id":"double"}]}');
		const chunks: Buffer[] = [];
		request.on('data', (chunk) => chunks.push(chunk));
		request.on('end', () => calls.push(held(Buffer.concat(chunks).toString('utf8'), response)));
		response.on('error', () => {});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
	return {
		settings: { MODEL_PROVIDER: 'compatible', MODEL_NAME: 'double', MODEL_BASE_URL: address },
		calls,
		forget: () => {
			for (const call of calls.splice(0)) call.breakOff();
		},
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function held(sent: string, response: ServerResponse): HeldCall {
	const body = JSON.parse(sent);
	const said: string[] = [];
	let written = 0;
	let isGone = false;
	// Keeps the connection alive, since silence would count as a fault.
	const alive = setInterval(() => response.write(': alive\n\n'), ALIVE_MS);
	response.on('close', () => {
		clearInterval(alive);
		isGone = !response.writableFinished;
	});
	response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
	/** The pieces so far, without the end of the stream. */
	const flush = (isEnd: boolean) => {
		const events = eventsOf('compatible', said);
		const upTo = isEnd ? events.length : said.length;
		for (; written < upTo; written += 1) response.write(events[written]);
	};
	const add = (text: string) => void said.push(text);
	add('{"proposals":[');
	return {
		input: JSON.parse(body.messages.at(-1).content),
		say(...proposals) {
			for (const one of proposals) add(`${said.length > 1 ? ',' : ''}${JSON.stringify(one)}`);
			flush(false);
		},
		end() {
			add(']}');
			flush(true);
			response.end();
		},
		breakOff: () => void response.destroy(),
		isGone: () => isGone,
	};
}

const EMPTY = { text: null, words: null, options: null, line: null, id: null };

export const suggests = (text: string, words: string) => ({ ...EMPTY, kind: 'suggestion', text, words });
export const asks = (text: string, options: readonly string[], line: string) => ({
	...EMPTY,
	kind: 'question',
	text,
	options,
	line,
});
export const drops = (id: string) => ({ ...EMPTY, kind: 'drop', id });
