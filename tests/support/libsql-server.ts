import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseAddress } from '#db/database';
import { type CleanUp, withTheTest } from './clean-up.ts';
import { openHranaStreams, type PipelineRequest } from './hrana-streams.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * How the server answers. `silent` accepts requests and never answers, `deaf` executes them and never answers, `broken`
 * answers like a proxy whose server is gone.
 */
export type Manner = 'well' | 'silent' | 'deaf' | 'broken';

export interface LibsqlServer {
	/** The value for `DATABASE_URL`. */
	readonly url: string;
	/** The database file, so that tests can read it. */
	readonly file: string;
	/** How to answer each request; may be changed at any time. */
	manner: Manner | (() => Manner);
	/** Delay before each answer. */
	delayMs: number;
	/** Refuses connections until `listen`. */
	stop(): Promise<void>;
	listen(): Promise<void>;
}

/** A limit that only stops hanging tests. */
const PATIENCE_MS = 60_000;

/** A libSQL server that speaks Hrana 2 over HTTP, on a file of its own and a free port. */
export async function libsqlServer(cleanUp: CleanUp = withTheTest): Promise<LibsqlServer> {
	const file = join(await temporaryFolder(cleanUp), 'server.db');
	const streams = openHranaStreams(file);
	const http = createServer((request, response) => void answer(request, response));
	let port = 0;

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const manner = typeof server.manner === 'string' ? server.manner : server.manner();
		if (manner === 'silent') return;
		const order = JSON.parse(await bodyOf(request)) as PipelineRequest;
		if (server.delayMs > 0) await wait(server.delayMs);
		if (manner === 'broken') return void response.writeHead(502).end('Bad Gateway');
		const answered = JSON.stringify(streams.run(order));
		if (manner === 'deaf') return;
		response.writeHead(200, { 'content-type': 'application/json' }).end(answered);
	}

	const server: LibsqlServer = {
		get url() {
			return `http://127.0.0.1:${port}`;
		},
		file,
		manner: 'well',
		delayMs: 0,
		stop: () =>
			new Promise((resolve) => {
				http.close(() => resolve());
				http.closeAllConnections();
			}),
		listen: () =>
			new Promise((resolve) => {
				http.listen(port, '127.0.0.1', () => {
					port = (http.address() as AddressInfo).port;
					resolve();
				});
			}),
	};
	await server.listen();
	cleanUp(async () => {
		if (http.listening) await server.stop();
		streams.close();
	});
	return server;
}

/**
 * Settings for `openDatabase` that give up a silent server after `afterMs` (or the product's own limit), but wait long
 * enough for a busy machine's answers.
 */
export const soonGivenUp = (server: LibsqlServer, afterMs?: number): DatabaseAddress => ({
	url: server.url,
	get answersWithinMs() {
		return server.manner === 'well' ? PATIENCE_MS : afterMs;
	},
});

/** Settings for `openDatabase` in tests that are not about the time limit. */
export const patientWith = ({ url }: Pick<LibsqlServer, 'url'>): DatabaseAddress => ({
	url,
	answersWithinMs: PATIENCE_MS,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString('utf8');
}
