import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
	readonly origin: string;
	readonly leadTo: (origin: string) => void;
	/** Breaks all open connections; later ones work. */
	readonly cut: () => void;
	readonly remove: () => void;
}

/** A connection to a server that a test can break. */
export async function layLine(): Promise<Line> {
	const open = new Set<Socket>();
	let port = 0;
	const line = createServer((near) => {
		const far = connect(port, '127.0.0.1');
		for (const [one, other] of [[near, far] as const, [far, near] as const]) {
			open.add(one);
			one.on('error', () => {});
			one.on('close', () => {
				open.delete(one);
				other.destroy();
			});
		}
		near.pipe(far).pipe(near);
	});
	line.listen(0, '127.0.0.1');
	await once(line, 'listening');
	const cut = () => {
		for (const socket of open) socket.destroy();
	};
	return {
		origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
		leadTo: (origin) => {
			port = Number(new URL(origin).port);
		},
		cut,
		remove() {
			cut();
			line.close();
		},
	};
}
