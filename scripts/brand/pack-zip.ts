import { type Zippable, zipSync } from 'fflate';

/** One date for ever, so that the same files are the same archive. fflate reads it in local time, and so it is written. */
const DATE = new Date(2024, 0, 1);

/** Names are paths inside the archive. Pictures are compressed already and stored as they are. */
export function packZip(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
	const members: Zippable = {};
	for (const [name, content] of files) {
		members[name] = [content, { level: name.endsWith('.png') ? 0 : 9, mtime: DATE }];
	}
	return Buffer.from(zipSync(members));
}
