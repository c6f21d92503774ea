import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startNode } from '#support/child-process';
import { startServer } from '#support/started-server';
import { temporaryFolder } from '#support/temporary-folder';

const MAIN = join(process.cwd(), 'src/server/main.mjs');

/** @param onSent called when the whole request has been sent */
function optimise(port: number, agent: Agent, onSent = () => {}): Promise<number> {
	return new Promise((resolve, reject) => {
		const headers = { 'content-type': 'application/json', host: 'ploop.test' };
		const address = { host: '127.0.0.1', port, method: 'POST', path: '/api/optimise' };
		const outgoing = request({ ...address, agent, headers }, (incoming) => {
			incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
		});
		outgoing.on('finish', onSent);
		outgoing.on('error', reject).end(JSON.stringify({ rawPrompt: 'Write a poem about rain.' }));
	});
}

describe('a stop signal', () => {
	test.each(['SIGTERM', 'SIGINT'] as const)(
		'%s: all fifty requests in flight are answered, then the process ends with code 0',
		async (signal) => {
			const server = await startServer({ ways: ['slow'] });
			const agent = new Agent({ keepAlive: true, maxSockets: 50 });
			const answers: Promise<number>[] = [];
			const sent = Array.from(
				{ length: 50 },
				() => new Promise<void>((onSent) => answers.push(optimise(server.port, agent, onSent))),
			);
			await Promise.all(sent);
			server.child.process.kill(signal);
			const statuses = await Promise.all(answers);
			expect(statuses).toHaveLength(50);
			// The statuses for a result, a used-up allowance, and a burst.
			for (const status of statuses) expect([200, 401, 429]).toContain(status);
			expect(await server.child.ended()).toBe(0);
			agent.destroy();
		},
		// Longer than the ten seconds of `drain` on a slow machine.
		60_000,
	);

	test('does not wait for idle connections, and refuses new ones', async () => {
		const server = await startServer();
		const agent = new Agent({ keepAlive: true });
		await optimise(server.port, agent);
		server.child.process.kill('SIGTERM');
		expect(await server.child.ended()).toBe(0);
		await expect(optimise(server.port, agent)).rejects.toThrow();
		agent.destroy();
	});
});

describe('a start', () => {
	test('prints the address and the settings on their defaults, and asks nothing', async () => {
		const { child, port } = await startServer();
		expect(child.printed()).toContain(`PLOOP is ready at http://127.0.0.1:${port}\n`);
		expect(child.printed()).toMatch(/database +default: a file in /);
		expect(child.printed()).toMatch(/optimiser +default: the embedded engine, no model key needed/);
		expect(child.printed()).toMatch(/published +set by PUBLIC_ORIGIN/);
	});

	test('creates a secret that only its owner can read, and uses it from then on', async () => {
		const dataFolder = await temporaryFolder();
		const secretOf = async () => {
			const server = await startServer({ env: { DATA_DIR: dataFolder } });
			server.child.process.kill('SIGTERM');
			await server.child.ended();
			return readFile(join(dataFolder, 'auth-secret'), 'utf8');
		};
		const first = await secretOf();
		expect(first.trim()).toMatch(/^[\w-]{43}$/);
		expect(await secretOf()).toBe(first);
		expect((await stat(join(dataFolder, 'auth-secret'))).mode & 0o777).toBe(0o600);
	});

	test('writes into the data folder and nowhere else', async () => {
		const dataFolder = join(await temporaryFolder(), 'a new folder/data');
		const server = await startServer({ env: { DATA_DIR: dataFolder } });
		await optimise(server.port, new Agent());
		const names = await readdir(dataFolder);
		expect(names).toContain('auth-secret');
		for (const name of names) expect(name).toMatch(/^(auth-secret|ploop\.db(-wal|-shm)?)$/);
		expect(existsSync(join(dataFolder, 'ploop.db'))).toBe(true);
	});

	test('with invalid settings ends with one line for each', async () => {
		const child = startNode([MAIN], { PORT: 'eighty', TRUST_PROXY: 'yes' });
		expect(await child.ended()).toBe(1);
		expect(child.printed().trim().split('\n')).toEqual([
			'PLOOP cannot start: PORT must be a port number from 0 to 65535.',
			'PLOOP cannot start: TRUST_PROXY must be the number of proxies in front of this server, 0 to 10.',
		]);
	});

	test('without a build says how to make one', async () => {
		const empty = await temporaryFolder();
		const child = startNode([join(process.cwd(), 'tests/support/serve-fixture.ts'), empty], {
			DATA_DIR: join(empty, 'data'),
		});
		expect(await child.ended()).toBe(1);
		expect(child.printed()).toMatch(/not built yet\. Run `npm run build` first; `npm start` does both\./);
		expect(existsSync(join(empty, 'data'))).toBe(false);
	});

	test('on a taken port, an unusable data folder or a broken database says so in one line', async () => {
		const { port, dataFolder } = await startServer();
		const taken = startServer({ env: { PORT: String(port) } });
		await expect(taken).rejects.toThrow(/PLOOP cannot start: the port is taken/);
		const notAFolder = startServer({ env: { DATA_DIR: join(dataFolder, 'auth-secret') } });
		await expect(notAFolder).rejects.toThrow(/PLOOP cannot start: /);
		const notADatabase = startServer({ env: { DATABASE_URL: `file:${MAIN}` } });
		await expect(notADatabase).rejects.toThrow(/PLOOP cannot start: .*not a database/);
	});
});

test('published on https, every answer has HSTS and the cookie is secure', async () => {
	const server = await startServer({ env: { PUBLIC_ORIGIN: 'https://ploop.test' } });
	const body = JSON.stringify({ rawPrompt: 'Write a poem.' });
	const head =
		'POST /api/optimise HTTP/1.1\r\nHost: ploop.test\r\nConnection: close\r\nContent-Type: application/json\r\n';
	const reply = await server.raw(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
	expect(reply).toMatch(/^HTTP\/1\.1 200 /);
	expect(reply).toMatch(/strict-transport-security: max-age=63072000; includeSubDomains; preload/i);
	expect(reply).toMatch(/content-security-policy: [^\r]*; upgrade-insecure-requests\r/i);
	expect(reply).toMatch(/set-cookie: ploop_visitor=[^\r]*; Secure\r/i);
});
