import { request } from 'node:http';

export interface Sent {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

export interface Posted {
	readonly status: number;
	readonly text: string;
}

/**
 * Sends a POST that seems to come from address number `from` through a proxy, so that no limit of a network applies.
 */
export function postFrom(port: number, { path, headers, body }: Sent, from: number): Promise<Posted> {
	const forwarded = `2001:${(from + 1).toString(16)}::1`;
	const options = { port, path, method: 'POST', headers: { ...headers, 'x-forwarded-for': forwarded }, agent: false };
	return new Promise((resolve, reject) => {
		const outgoing = request({ host: '127.0.0.1', ...options }, (incoming) => {
			let text = '';
			incoming.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
			});
			incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
		});
		outgoing.on('error', reject).end(body);
	});
}
