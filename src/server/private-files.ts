import { chmod } from 'node:fs/promises';
import { codeOf } from '#db/busy';
import { isFile } from '#db/client';
import { pathOfFile } from '#db/file-path';

/** Files made by this process from here on are readable for its own user alone, and so is an existing database file. */
export async function keepFilesPrivate(databaseUrl: string): Promise<void> {
	process.umask(0o077);
	const file = isFile(databaseUrl) ? pathOfFile(databaseUrl) : null;
	if (file === null) return;
	await Promise.all(['', '-wal', '-shm'].map((end) => chmod(file + end, 0o600).catch(ignoreMissing)));
}

function ignoreMissing(error: unknown): void {
	// The file belongs to another user, who decides about it.
	if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error;
}
