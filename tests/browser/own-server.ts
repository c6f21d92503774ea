import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, openDatabase } from '#db/client';

export interface OwnServer {
	readonly origin: string;
	/** The database of the server. */
	readonly db: Database;
	stop(): Promise<void>;
}

/** Starts the last build with a data folder of its own, for tests that must begin empty. */
export async function startOwnServer(
	settings: Readonly<Record<string, string>> = {},
	program: readonly string[] = ['src/server/main.mjs'],
): Promise<OwnServer> {
	const dataFolder = await mkdtemp(join(tmpdir(), 'ploop-own-'));
	// Started as a demo, because the addresses of tests look like those of a proxy.
	const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder, DEMO: '1' };
	const env = { PATH: process.env['PATH'] ?? '', ...own, ...settings };
	const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
	const origin = await new Promise<string>((resolve, reject) => {
		let printed = '';
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			printed += text;
			const address = /ready at (\S+)/.exec(printed)?.[1];
			if (address !== undefined) resolve(address);
		});
		child.once('exit', () => reject(new Error(`the server ended:\n${printed}`)));
	});
	const db = await openDatabase({ url: pathToFileURL(join(dataFolder, 'ploop.db')).href });
	return {
		origin,
		db,
		async stop() {
			db.close();
			child.removeAllListeners('exit');
			const ended = new Promise((resolve) => child.once('exit', resolve));
			child.kill('SIGTERM');
			await ended;
			await rm(dataFolder, { recursive: true, force: true });
		},
	};
}
