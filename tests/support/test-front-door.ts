import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createFrontDoor } from '#server/http/front-door';
import { securityHeaders } from '#server/http/security-headers';
import type { Runtime } from '#server/runtime';
import { API_ROUTES } from './api-routes.ts';

export interface DoorReply {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
}

export interface DoorCall {
	readonly method?: string;
	/** The path, which is sent unchanged. */
	readonly path: string;
	readonly headers?: Readonly<Record<string, string | readonly string[]>>;
	readonly body?: string;
}

/** Starts the front door in this process, with all API routes and no pages. */
export async function openFrontDoor(runtime: Runtime, proxies = 0): Promise<(call: DoorCall) => Promise<DoorReply>> {
	const server = createFrontDoor({
		runtime,
		publicHost: new URL(runtime.publicOrigin).host,
		findEndpoint,
		files: new Map(),
		mailbox: null,
		isDemo: false,
		headers: securityHeaders(runtime.publicOrigin, {}, runtime.analytics),
		proxies,
	});
	// No timeout, because callers and server share a process, and a delay on a busy machine must not count as a silent
	// client.
	server.setTimeout(0);
	Object.assign(server, { headersTimeout: 0, requestTimeout: 0 });
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	return (call) => send(port, call);
}

function findEndpoint(path: string) {
	const fitting = [...API_ROUTES].map(([route, endpoint]) => {
		const [method = '', pattern = ''] = route.split(' ');
		const match = new RegExp(`^${pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
		return { method, endpoint, match, isExact: pattern === path };
	});
	const found = fitting.filter(({ match }) => match !== null);
	const exact = found.filter(({ isExact }) => isExact);
	const chosen = exact.length > 0 ? exact : found;
	const methods = new Map(chosen.map(({ method, endpoint }) => [method, endpoint]));
	return chosen.length === 0 ? null : { methods, params: { ...chosen[0]?.match?.groups } };
}

function send(port: number, { method = 'POST', path, headers = {}, body }: DoorCall): Promise<DoorReply> {
	return new Promise((resolve, reject) => {
		const lines = Object.fromEntries(
			Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
		);
		const outgoing = request({ host: '127.0.0.1', port, method, path, headers: lines, agent: false }, (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			incoming.on('end', () =>
				resolve({
					status: incoming.statusCode ?? 0,
					headers: incoming.headers,
					body: Buffer.concat(chunks).toString('utf8'),
				}),
			);
		});
		outgoing.on('error', reject).end(body);
	});
}
