import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import type { ApiAnswer, ApiRequest } from './api-message.ts';

export function fromNode(
	message: IncomingMessage,
	about: { readonly clientAddress: string; readonly params: Readonly<Record<string, string>> },
): ApiRequest {
	const { url = '' } = message;
	const mark = url.indexOf('?');
	return {
		...about,
		query: mark === -1 ? '' : url.slice(mark + 1),
		method: message.method ?? 'GET',
		header: (name) => {
			const value = message.headers[name];
			return Array.isArray(value) ? value.join(', ') : value;
		},
		readBody: (maxBytes) => readCapped(message, maxBytes),
	};
}

/** Node leaves the body of an answer to HEAD out by itself. */
export function writeAnswer(response: ServerResponse, answer: ApiAnswer): void {
	if (answer.cookies.length > 0) response.setHeader('Set-Cookie', [...answer.cookies]);
	response.writeHead(answer.status, { ...answer.headers, 'Content-Length': Buffer.byteLength(answer.body) });
	response.end(answer.body);
}

function readCapped(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const refuse = () => reject(new AppError('body_too_large'));
		if (Number(message.headers['content-length'] ?? 0) > maxBytes) return refuse();
		const chunks: Buffer[] = [];
		let size = 0;
		message.on('data', (chunk: Buffer) => {
			size += chunk.length;
			// The rest is read and dropped, so that the sender gets to see the refusal.
			if (size > maxBytes) refuse();
			else chunks.push(chunk);
		});
		message.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
		message.on('error', () => reject(new AppError('malformed_request', { because: 'the body broke off' })));
	});
}
