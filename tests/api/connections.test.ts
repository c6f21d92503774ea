import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { withTheTest } from '#support/clean-up';
import { startServer } from '#support/started-server';

/** A connection that sends nothing. `local`: the address of this machine that it comes from. */
async function silent(port: number, local: string): Promise<Socket> {
	const socket = connect({ port, host: '127.0.0.1', localAddress: local });
	socket.on('error', () => {});
	withTheTest(() => socket.destroy());
	await once(socket, 'connect');
	return socket;
}

const isOpen = async (socket: Socket): Promise<boolean> => {
	socket.write('GET /api/health HTTP/1.1\r\nHost: ploop.test\r\nConnection: close\r\n\r\n');
	return new Promise((resolve) => {
		socket.once('data', (chunk) => resolve(chunk.toString('latin1').startsWith('HTTP/1.1 200')));
		socket.once('close', () => resolve(false));
	});
};

test('an address with a thousand silent connections leaves room for all others', async () => {
	const { port, child } = await startServer();
	await Promise.all(Array.from({ length: 1050 }, () => silent(port, '127.0.0.1')));
	expect(await isOpen(await silent(port, '127.0.0.1'))).toBe(false);
	const others = Array.from({ length: 20 }, (_, i) => silent(port, `127.0.0.${i + 2}`).then(isOpen));
	expect(await Promise.all(others)).toEqual(Array(20).fill(true));
	expect(child.printed()).toContain('connections_refused');
});

test('an address that closes its connections may open others', async () => {
	const { port } = await startServer();
	const first = await Promise.all(Array.from({ length: 300 }, () => silent(port, '127.0.0.1')));
	expect(await isOpen(await silent(port, '127.0.0.1'))).toBe(false);
	for (const socket of first) socket.destroy();
	await expect.poll(async () => isOpen(await silent(port, '127.0.0.1'))).toBe(true);
});

test('a trusted proxy may have as many connections as it needs', async () => {
	const { port } = await startServer({ env: { TRUST_PROXY: '1' } });
	await Promise.all(Array.from({ length: 400 }, () => silent(port, '127.0.0.1')));
	expect(await isOpen(await silent(port, '127.0.0.1'))).toBe(true);
});
