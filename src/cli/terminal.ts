import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Input, output and environment of a command: `process`, or a double in a test. */
export interface Terminal {
	readonly stdin: Readable & { readonly isTTY?: boolean };
	readonly stdout: Writable & { readonly isTTY?: boolean };
	readonly stderr: Writable;
	readonly env: Readonly<Record<string, string | undefined>>;
}

/** Writes to standard output and waits while the reader is behind, so that a slow reader costs no memory. */
export async function writeOut({ stdout }: Terminal, text: string): Promise<void> {
	if (!stdout.write(text)) await once(stdout, 'drain');
}

/** One line on standard error. */
export function complain({ stderr }: Terminal, text: string): void {
	stderr.write(`${text}\n`);
}

/** A reader that has gone away (`| head`) ends the process quietly: it has what it wanted. */
export function stopQuietlyWhenReaderLeaves(): void {
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
		process.exit(0);
	});
}
