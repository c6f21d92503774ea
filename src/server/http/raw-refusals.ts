import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SecurityHeaders } from './security-headers.ts';

const STATUS_BY_FAULT: Readonly<Record<string, number>> = {
	HPE_HEADER_OVERFLOW: 431,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers input that Node does not pass on as a request: broken syntax, overlong headers, slow senders, CONNECT. */
export function answerBrokenConnections(server: Server, headers: SecurityHeaders): void {
	server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
		refuseOn(socket, STATUS_BY_FAULT[error.code ?? ''] ?? 400, headers);
	});
	server.on('connect', (_request, socket) => refuseOn(socket, 405, headers, ['Allow: GET, HEAD, POST']));
}

function refuseOn(socket: Duplex, status: number, headers: SecurityHeaders, extra: readonly string[] = []): void {
	socket.on('error', () => {});
	if (!socket.writable) {
		socket.destroy();
		return;
	}
	const body = `${STATUS_CODES[status]}\n`;
	const lines = [
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
		...headers.always.map(([name, value]) => `${name}: ${value}`),
		...extra,
		'Content-Type: text/plain; charset=utf-8',
		'Cache-Control: no-store',
		`Content-Length: ${Buffer.byteLength(body)}`,
		'Connection: close',
	];
	socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
