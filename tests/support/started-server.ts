import { connect } from 'node:net';
import { join } from 'node:path';
import { type Child, startNode } from './child-process.ts';
import { type CleanUp, withTheTest } from './clean-up.ts';
import { fixtureSite } from './fixture-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface StartedServer {
	readonly child: Child;
	readonly port: number;
	readonly dataFolder: string;
	/** Sends `text` on a new connection. Resolves with everything received when the server closes the connection. */
	raw(text: string): Promise<string>;
}

export interface StartOptions {
	readonly env?: Readonly<Record<string, string>>;
	/** Options of `serve-fixture.ts`. */
	readonly ways?: readonly ('slow' | 'stopped' | 'behind' | 'stepped')[];
	readonly cleanUp?: CleanUp;
}

/** A server process on a free port, with a data folder and a site of its own. */
export async function startServer({
	env = {},
	ways = [],
	cleanUp = withTheTest,
}: StartOptions = {}): Promise<StartedServer> {
	const dataFolder = await temporaryFolder(cleanUp);
	const program = join(import.meta.dirname, 'serve-fixture.ts');
	const child = startNode(
		[program, await fixtureSite(cleanUp), ...ways],
		{
			PORT: '0',
			DATA_DIR: dataFolder,
			PUBLIC_ORIGIN: 'http://ploop.test',
			// With this published origin it is no local server, so only a demo keeps its mail.
			DEMO: '1',
			...env,
		},
		cleanUp,
	);
	// The address is printed first; `proxies` is the last line, so everything has been printed.
	const port = Number(/ready at http:\/\/[^ ]*:(\d+)\n/.exec(await child.waitFor('  proxies'))?.[1]);
	return { child, port, dataFolder, raw: (text) => exchange(port, text) };
}

function exchange(port: number, text: string): Promise<string> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
		const done = () => resolve(Buffer.concat(chunks).toString('latin1'));
		socket.on('data', (chunk) => chunks.push(chunk));
		socket.on('close', done);
		// The server may reset the connection after a refusal, if it does not read the rest.
		socket.on('error', done);
		// Longer than a server waits for a silent client, and than a busy server takes to answer.
		socket.setTimeout(30_000, () => socket.destroy());
	});
}
