import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAILS_KEPT } from '#db/retention';

/** Deletes the .eml files of a local server at the age at which mails are deleted from the outbox. */
export async function findOldFiles(folder: string, now: Date): Promise<string[]> {
	const names = await readdir(folder).catch(() => []);
	const files = names.filter((name) => /\.(eml|tmp)$/.test(name)).map((name) => join(folder, name));
	const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
	return files.filter((_, i) => (times[i] ?? 0) < now.getTime() - MAILS_KEPT);
}

export async function removeFiles(files: readonly string[]): Promise<void> {
	await Promise.all(files.map((file) => rm(file, { force: true })));
}
