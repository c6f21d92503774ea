import type { IncomingMessage } from 'node:http';

const LONGEST_WAIT_MS = 1000;

/**
 * Reads and drops what is left of a request's body, for a second at most. A connection closed while its sender still sends
 * is reset, and the sender never sees the answer that refused it.
 */
export function finishReading(request: IncomingMessage): Promise<void> {
	if (request.complete || request.destroyed) return Promise.resolve();
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, LONGEST_WAIT_MS);
		const done = () => {
			clearTimeout(timer);
			resolve();
		};
		request.once('end', done).once('close', done).resume();
	});
}
