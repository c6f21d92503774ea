import { once } from 'node:events';

/**
 * Writes to standard output and waits while the reader is behind, so that a slow reader costs no memory.
 * A reader that has gone away (`| head`) ends the run quietly: it has what it wanted.
 */
export async function writeOut(text: string): Promise<void> {
	if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export function stopQuietlyWhenReaderLeaves(): void {
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
		process.exit(0);
	});
}
