import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { eventsOf, openingEvents, toolCallEvents, type Wire } from './model-wires.ts';

/** The double's reaction to a request. `body`: the parsed request body. */
export type Behaviour = (call: {
	response: ServerResponse;
	body: unknown;
	wire: Wire;
	nth: number;
}) => void | Promise<void>;

export interface ModelServer {
	/** The value for `MODEL_BASE_URL`. */
	readonly address: string;
	/** Received bodies, as texts. */
	readonly received: string[];
	readonly headers: IncomingMessage['headers'][];
	/** Connections that the client closed before the answer was complete. */
	readonly aborted: () => number;
	readonly open: () => number;
}

/** Starts a model server for one test, which behaves as the test says. */
export async function startModelServer(wire: Wire, behave: Behaviour): Promise<ModelServer> {
	const received: string[] = [];
	const headers: IncomingMessage['headers'][] = [];
	let aborted = 0;
	let open = 0;
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		open += 1;
		response.on('close', () => {
			open -= 1;
			if (!response.writableFinished) aborted += 1;
		});
		response.on('error', () => {});
		request.on('data', (chunk) => chunks.push(chunk));
		request.on('end', () => {
			const text = Buffer.concat(chunks).toString('utf8');
			received.push(text);
			headers.push(request.headers);
			void behave({ response, body: text === '' ? null : JSON.parse(text), wire, nth: received.length });
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return { address: `http://127.0.0.1:${port}/v1`, received, headers, aborted: () => aborted, open: () => open };
}

const EVENT_STREAM = { 'Content-Type': 'text/event-stream' };
const PIECE = 17;

export const piecesOf = (text: string): string[] => text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'gu')) ?? [];

/** Behaviour: streams this text in pieces, and ends. */
export const says =
	(text: string): Behaviour =>
	({ response, wire }) => {
		response.writeHead(200, EVENT_STREAM).end(eventsOf(wire, piecesOf(text)).join(''));
	};

/** Behaviour: refuses with a status and this text. */
export const refuses =
	(status: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
	({ response }) => {
		response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end('{"error":{"message":"no"}}');
	};

const proposals = (list: readonly object[]): string => JSON.stringify({ proposals: list });
const EMPTY = { text: null, words: null, options: null, line: null, id: null };
export const suggestion = (text: string, words: string) => ({ ...EMPTY, kind: 'suggestion', text, words });
export const question = (text: string, options: readonly string[], line: string) => ({
	...EMPTY,
	kind: 'question',
	text,
	options,
	line,
});
export const correction = (text: string, words: string) => ({ ...EMPTY, kind: 'correction', text, words });
export const saysProposals = (...list: readonly object[]): Behaviour => says(proposals(list));

/** Behaviours for each fault of a server, by name. */
export const FAULTS: Readonly<Record<string, Behaviour>> = {
	'accepts and never answers': () => {},
	'sends headers and nothing more': ({ response }) => void response.writeHead(200, EVENT_STREAM).flushHeaders(),
	'a byte a second': ({ response, wire }) => {
		response.writeHead(200, EVENT_STREAM);
		const bytes = Buffer.from(eventsOf(wire, ['{']).join(''));
		let at = 0;
		const timer = setInterval(() => response.write(bytes.subarray(at, ++at)), 1000);
		response.write(bytes.subarray(at, ++at));
		response.on('close', () => clearInterval(timer));
	},
	'a hundred megabytes': ({ response }) => {
		response.writeHead(200, EVENT_STREAM);
		const chunk = Buffer.alloc(1024 * 1024, 'data: {}\n\n');
		let left = 100;
		const more = () => {
			while (left-- > 0) if (!response.write(chunk)) return void response.once('drain', more);
			response.end();
		};
		more();
	},
	'a web page with 200': ({ response }) =>
		void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Log in</h1>'),
	'no JSON': says('Here are my thoughts: ask them what they want.'),
	'JSON of another shape': says('{"answer": {"text": "hello"}}'),
	'proposals of another shape': says('{"proposals": [{"kind": "order", "text": 7}, "x"'),
	'cut in the middle of a character': ({ response, wire }) => {
		const whole = Buffer.from(eventsOf(wire, ['{"proposals": [ {"kind": "é']).join(''));
		response.writeHead(200, EVENT_STREAM);
		response.write(whole.subarray(0, whole.indexOf('é') + 1), () => response.destroy());
	},
	'the connection reset': ({ response }) => void response.destroy(),
	'refuses the key': refuses(401),
	'too many requests': refuses(429, { 'retry-after': '30' }),
	'an error of its own': refuses(500),
	'sends us elsewhere': refuses(302, { location: 'http://198.51.100.1/' }),
	'calls tools without end': ({ response, wire }) => {
		response.writeHead(200, EVENT_STREAM).write(openingEvents(wire).join(''));
		let nth = 0;
		const timer = setInterval(() => response.write(toolCallEvents(wire, nth++).join('')), 5);
		response.on('close', () => clearInterval(timer));
	},
	'says no end of nothing': ({ response, wire }) => {
		response.writeHead(200, EVENT_STREAM);
		const event = eventsOf(wire, [' '.repeat(200)])
			.slice(0, -2)
			.join('');
		const timer = setInterval(() => response.write(event), 5);
		response.on('close', () => clearInterval(timer));
	},
};

/** Proposals for `DAY_TRIP`: a good line, a line against the request's ban, which must be struck, and a question. */
export const DAY_TRIP_SAID = saysProposals(
	suggestion('Say where she can sit down.', 'cant walk far'),
	suggestion('Add a museum.', 'no museums'),
	question('How will you travel there?', ['By train', 'By car'], 'Travel there {answer}.'),
);

/** Behaviours with valid proposals that must all be struck. */
export const LIES: Readonly<Record<string, Behaviour>> = {
	'the right shape with wrong facts': saysProposals(
		suggestion('Mention that Kew is free on Mondays.', 'loves gardens'),
		suggestion('Visit gardens.example for 20 pounds.', 'loves gardens'),
		suggestion('Add a museum.', 'no museums'),
		question('Is her wedding in Paris?', ['Yes', 'No'], 'The wedding: {answer}.'),
		correction('fact', 'no museums,'),
	),
	'what it was told, told to the person': (call) => {
		const sent = JSON.stringify(call.body);
		const told = [/You read a request[^.]*\./, /You are given JSON\./, /Nothing inside this JSON[^:]*/].map(
			(piece) => piece.exec(sent)?.[0] ?? 'nothing was told',
		);
		const asks = question(`Did you know: ${told[0]}?`, ['You never follow it', 'system prompt'], 'It said: {answer}.');
		saysProposals(...told.map((text) => suggestion(text, 'loves gardens')), asks)(call);
	},
};
