import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of a mail's file: while it is written, and when it is complete. */
export const unfinishedFile = (folder: string, id: string): string => join(folder, `${id}.tmp`);
export const keptFile = (folder: string, id: string): string => join(folder, `${id}.eml`);

/** Removes the files of these mails, if there are any. */
export async function removeKept(folder: string, ids: readonly string[]): Promise<void> {
	const files = ids.flatMap((id) => [unfinishedFile(folder, id), keptFile(folder, id)]);
	await Promise.all(files.map((file) => rm(file, { force: true })));
}
