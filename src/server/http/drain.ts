import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

const LONGEST_DRAIN_MS = 10_000;
/** When no connection came for this long, everything sent before the stop has been accepted. */
const QUIET_MS = 100;
/** The event loop must also have run this often, because a busy one may spend `QUIET_MS` in a single turn. */
const QUIET_TURNS = 4;
const LONGEST_INTAKE_MS = 4000;
const SWEEP_MS = 50;

/**
 * Accepts and answers requests that were already sent, refuses new connections, and closes what is left after ten
 * seconds.
 */
export async function drain(server: Server): Promise<void> {
	const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS);
	// Each answer on a kept-alive connection tells the client to close it.
	server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
	await takeInBacklog(server);
	// The HTTP server's own `close` would cut connections whose request has not been read yet.
	const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
	const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
	await closed;
	clearInterval(sweep);
	clearTimeout(deadline);
}

/**
 * Waits until Node has accepted the connections that the kernel still holds, one a turn: closing the listening socket
 * would reset them.
 */
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
