import { chmod } from 'node:fs/promises';
import { codeOf } from '#db/busy';
import { isFile } from '#db/client';
import { pathOfFile } from '#db/file-path';

/** What this process makes from here on is for its own user alone, and so is a database that was made before. */
export async function keepFilesPrivate(databaseUrl: string): Promise<void> {
	process.umask(0o077);
	const file = isFile(databaseUrl) ? pathOfFile(databaseUrl) : null;
	if (file === null) return;
	await Promise.all(['', '-wal', '-shm'].map((end) => chmod(file + end, 0o600).catch(ignoreMissing)));
}

function ignoreMissing(error: unknown): void {
	// One of another user, whom it is up to.
	if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error;
}
