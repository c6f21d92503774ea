import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const CLIENT = join(process.cwd(), 'dist/client');

/** A page of the finished build. */
export interface BuiltPage {
	/** Its address, such as `/about`. */
	readonly path: string;
	readonly html: string;
}

/** URLs of all files that the front door serves, without the compressed copies. */
export const builtFiles: ReadonlySet<string> = new Set(namesIn(CLIENT).map((name) => `/${name.split(sep).join('/')}`));

export const builtPages: readonly BuiltPage[] = [...builtFiles]
	.filter((file) => file.endsWith('.html'))
	.map((file) => ({ path: file.replace(/(?:\/index)?\.html$/, '') || '/', html: readBuilt(file) }))
	.sort((one, other) => (one.path < other.path ? -1 : 1));

export function pageAt(path: string): BuiltPage {
	const page = builtPages.find((one) => one.path === path);
	if (page === undefined) throw new Error(`the build has no page ${path}`);
	return page;
}

export function readBuilt(file: string): string {
	return readFileSync(join(CLIENT, file), 'utf8');
}

/** Size of a file when it is sent, in bytes: with Brotli if that is smaller. */
export function transferredBytes(file: string): number {
	const compressed = join(CLIENT, `${file}.br`);
	return readFileSync(existsSync(compressed) ? compressed : join(CLIENT, file)).length;
}

function namesIn(folder: string): string[] {
	if (!existsSync(folder)) throw new Error('there is no build: run `npm run build` first');
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
