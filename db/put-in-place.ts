import { randomUUID } from 'node:crypto';
import { link, rename, rm } from 'node:fs/promises';
import { codeOf } from './busy.ts';

/**
 * Lets `make` write a database file under a temporary name and moves it to `path` when it is complete, so that no
 * process ever finds half a file. False, with nothing changed, when another file was put there meanwhile.
 */
export async function putInPlace(path: string, make: (draft: string) => Promise<void>): Promise<boolean> {
	const draft = `${path}.new-${randomUUID()}`;
	try {
		await make(draft);
		await link(draft, path);
		return true;
	} catch (error) {
		if (codeOf(error) === 'EEXIST') return false;
		// Some network file systems do not support links.
		if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error;
		await rename(draft, path);
		return true;
	} finally {
		await removeFile(draft);
	}
}

/** A database file and the files that may accompany it. */
export async function removeFile(path: string): Promise<void> {
	await Promise.all(['', '-wal', '-shm'].map((end) => rm(path + end, { force: true })));
}
