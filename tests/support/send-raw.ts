import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawReply {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly text: string;
}

export interface RawOptions {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
}

/** Sends a request. Unlike `fetch`, does not normalise the path or follow redirects. */
export function sendRaw(
	origin: string,
	path: string,
	{ method = 'GET', headers = {}, body }: RawOptions = {},
): Promise<RawReply> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			incoming.on('end', () =>
				resolve({
					status: incoming.statusCode ?? 0,
					headers: incoming.headers,
					text: Buffer.concat(chunks).toString(),
				}),
			);
		});
		outgoing.on('error', reject).end(body);
	});
}
