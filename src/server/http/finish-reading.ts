import type { IncomingMessage } from 'node:http';

const LONGEST_WAIT_MS = 1000;

/**
 * Reads and drops what is left of a request's body, for a second at most. Closing a connection while the client still
 * sends would reset it, and the client would never see the answer.
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
