import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log.ts';
import { networkPrefixOf } from '../network.ts';

/**
 * Connections of one network: more than any office needs, and few enough that several such networks leave room for
 * others.
 */
const MOST_OF_NETWORK = 250;

/**
 * Closes the connections of one network beyond its share, so that a client that opens connections and sends nothing
 * cannot take all of them. Logs this once until the network has closed them all. Not for use behind proxies, whose
 * connections carry every visitor.
 */
export function limitConnections(server: Server, log: Log): void {
	const open = new Map<string, number>();
	const told = new Set<string>();
	server.prependListener('connection', (socket: Socket) => {
		const network = networkPrefixOf(socket.remoteAddress ?? 'unknown');
		const count = open.get(network) ?? 0;
		if (count >= MOST_OF_NETWORK) {
			socket.destroy();
			if (!told.has(network)) log('connections_refused', { most: MOST_OF_NETWORK });
			told.add(network);
			return;
		}
		open.set(network, count + 1);
		socket.once('close', () => {
			const left = (open.get(network) ?? 1) - 1;
			if (left > 0) open.set(network, left);
			else {
				open.delete(network);
				told.delete(network);
			}
		});
	});
}
