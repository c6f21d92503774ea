import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import type { ApiAnswer, ApiRequest, EventStream } from './api-message.ts';

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

/** Sends an answer; for HEAD Node leaves out the body. */
export function writeAnswer(response: ServerResponse, answer: ApiAnswer): void {
	if (answer.cookies.length > 0) response.setHeader('Set-Cookie', [...answer.cookies]);
	const { body } = answer;
	if (typeof body !== 'string') {
		response.writeHead(answer.status, { ...answer.headers });
		void writeEvents(response, body);
		return;
	}
	response.writeHead(answer.status, { ...answer.headers, 'Content-Length': Buffer.byteLength(body) });
	response.end(body);
}

/** Writes no faster than the client reads, and stops when the client disconnects. */
async function writeEvents(response: ServerResponse, { events, abort }: EventStream): Promise<void> {
	let wake = () => {};
	response.on('drain', () => wake());
	response.on('close', () => {
		abort();
		wake();
	});
	if (response.destroyed) abort();
	try {
		for await (const text of events) {
			if (response.destroyed) break;
			if (!response.write(text)) await new Promise<void>((resolve) => (wake = resolve));
		}
		response.end();
	} catch {
		// The failure was sent as an event, or the client has disconnected.
		response.destroy();
	}
}

function readCapped(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const refuse = () => reject(new AppError('body_too_large'));
		if (Number(message.headers['content-length'] ?? 0) > maxBytes) return refuse();
		// The client disconnected earlier, so its close event will not come again.
		if (message.destroyed) return reject(new AppError('malformed_request', { because: 'the body broke off' }));
		const chunks: Buffer[] = [];
		let size = 0;
		message.on('data', (chunk: Buffer) => {
			size += chunk.length;
			// The rest of the body is read and dropped, so that the client receives the refusal.
			if (size > maxBytes) refuse();
			else chunks.push(chunk);
		});
		message.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
		message.on('error', () => reject(new AppError('malformed_request', { because: 'the body broke off' })));
	});
}
