import { chmod } from 'node:fs/promises';
import { codeOf } from '#db/busy';
import { isFile } from '#db/client';
import { pathOfFile } from '#db/file-path';

/** Makes new files of this process, and an existing database file, readable for its own user only. */
export async function keepFilesPrivate(databaseUrl: string): Promise<void> {
	process.umask(0o077);
	const file = isFile(databaseUrl) ? pathOfFile(databaseUrl) : null;
	if (file === null) return;
	await Promise.all(['', '-wal', '-shm'].map((end) => chmod(file + end, 0o600).catch(ignoreMissing)));
}

function ignoreMissing(error: unknown): void {
	// A file that belongs to another user is left as it is.
	if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error;
}
