import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Product {
	readonly url: string;
	readonly pid: number;
	/** Milliseconds from the start of the process to its first answer. */
	readonly startMs: number;
	stop(): Promise<void>;
}

const LONGEST_START_MS = 60_000;

/**
 * Starts the built product, or another program with its interface, on a free port with its own data folder, and waits until it
 * prints its address.
 */
export async function startProduct(
	env: Readonly<Record<string, string>> = {},
	program = 'src/server/main.mjs',
): Promise<Product> {
	const dataDir = await mkdtemp(join(tmpdir(), 'ploop-'));
	const port = await findFreePort();
	const began = performance.now();
	const child = spawn(process.execPath, [program], {
		env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const url = `http://127.0.0.1:${port}`;
	await untilListening(child, url);
	// The port is open once the address is printed, so the first answer ends the start.
	const health = await fetch(`${url}/api/health`);
	await health.body?.cancel();
	const startMs = performance.now() - began;
	const stop = async () => {
		await endOf(child);
		await rm(dataDir, { recursive: true, force: true });
	};
	return { url, pid: child.pid ?? 0, startMs, stop };
}

async function findFreePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();
	if (address === null || typeof address === 'string') throw new Error('no port to listen on');
	return address.port;
}

/** Resolves when the output names the address; rejects with the output when the process ends or prints nothing in time. */
function untilListening(child: ChildProcess, url: string): Promise<void> {
	return new Promise((resolve, reject) => {
		let output = '';
		const fail = (why: string) => reject(new Error(`the product ${why}:\n${output}`));
		const timer = setTimeout(() => fail('did not start in time'), LONGEST_START_MS);
		const read = (chunk: Buffer) => {
			output += chunk;
			if (!output.includes(url)) return;
			clearTimeout(timer);
			resolve();
		};
		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('exit', () => {
			clearTimeout(timer);
			fail('ended before it listened');
		});
	});
}

async function endOf(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill('SIGTERM');
	await once(child, 'exit');
}
