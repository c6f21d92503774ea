import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Kinds of files that say where the site is published. */
const NAMES_ORIGIN = new Set(['.html', '.txt', '.xml']);
const CANONICAL_OF_HOME = /<link rel="canonical" href="(https?:\/\/[^"/]+)\/"/;

/** The text of a file with the published address; null where the built file can be used. */
export type Republish = (file: string) => string | null;

/**
 * Pages are built once and may be served anywhere, but canonical addresses, pictures for sharing and the site map have
 * to name the address. A file built for another origin gets this one when it is loaded.
 */
export function republishAt(publicOrigin: string, folder: string): Republish {
	const home = join(folder, 'index.html');
	const builtFor = existsSync(home) ? CANONICAL_OF_HOME.exec(readFileSync(home, 'utf8'))?.[1] : undefined;
	if (builtFor === undefined || builtFor === publicOrigin) return () => null;
	return (file) => {
		if (!NAMES_ORIGIN.has(extname(file))) return null;
		const text = readFileSync(file, 'utf8');
		return text.includes(builtFor) ? text.replaceAll(builtFor, publicOrigin) : null;
	};
}
