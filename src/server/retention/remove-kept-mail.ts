import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAILS_KEPT } from '#db/retention';

/** Finds the .eml files that are as old as mails are when the outbox drops them. */
export async function findOldFiles(folder: string, now: Date): Promise<string[]> {
	const names = await readdir(folder).catch(() => []);
	const files = names.filter((name) => /\.(eml|tmp)$/.test(name)).map((name) => join(folder, name));
	const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
	return files.filter((_, i) => (times[i] ?? 0) < now.getTime() - MAILS_KEPT);
}

export async function removeFiles(files: readonly string[]): Promise<void> {
	await Promise.all(files.map((file) => rm(file, { force: true })));
}
