import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Extensions of files that contain the site's published origin. */
const NAMES_ORIGIN = new Set(['.html', '.txt', '.xml']);
const CANONICAL_OF_HOME = /<link rel="canonical" href="(https?:\/\/[^"/]+)\/"/;

/** Returns a file's changed text; null where the built file can be used. */
export type Republish = (file: string) => string | null;

/**
 * Replaces the origin that the site was built for by the published one. Canonical addresses, pictures for sharing and
 * the site map contain it.
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
