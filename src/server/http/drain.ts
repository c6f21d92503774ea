import type { Server } from 'node:http';

const LONGEST_DRAIN_MS = 10_000;

/** Takes no new connection, lets requests in flight finish, and cuts what is left after ten seconds. */
export async function drain(server: Server): Promise<void> {
	// Tells a kept-alive connection, with the answer it waits for, to go.
	server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	server.closeIdleConnections();
	const sweep = setInterval(() => server.closeIdleConnections(), 50);
	const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS);
	await closed;
	clearInterval(sweep);
	clearTimeout(deadline);
}
