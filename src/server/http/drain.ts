import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

const LONGEST_DRAIN_MS = 10_000;
/** After this long without a new connection, everything sent before the stop has been accepted. */
const QUIET_MS = 100;
/** A busy event loop may spend that time in one turn; accepting takes one turn, reading accepted requests the next. */
const QUIET_TURNS = 4;
const LONGEST_INTAKE_MS = 4000;
const SWEEP_MS = 50;

/** Accepts what was already sent, answers it, takes no new connection, and cuts the rest after ten seconds. */
export async function drain(server: Server): Promise<void> {
	const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS);
	// The answer that a kept-alive connection waits for also tells it to close.
	server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
	await takeInBacklog(server);
	// Not the HTTP server's own close: that cuts connections whose request has not been read yet.
	const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
	const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
	await closed;
	clearInterval(sweep);
	clearTimeout(deadline);
}

/** Closing the listening socket resets connections that the kernel still holds; Node accepts one a turn. */
async function takeInBacklog(server: Server): Promise<void> {
	const giveUpAt = performance.now() + LONGEST_INTAKE_MS;
	let taken = 0;
	let takenBefore = -1;
	server.on('connection', () => {
		taken += 1;
	});
	while (taken !== takenBefore && performance.now() < giveUpAt) {
		takenBefore = taken;
		await wait(QUIET_MS);
		for (let turn = 0; turn < QUIET_TURNS; turn += 1) await nextTurn();
	}
}
