import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compressFile } from './build/compress.ts';
import { type PageScan, scanPage } from './build/inline-hashes.ts';

/**
 * After `astro build`: hashes every page's inline blocks for its Content-Security-Policy (dist/headers.json), and writes
 * the compressed files that the front door sends. A page that its own policy would break fails the build.
 */
const DIST = join(import.meta.dirname, '../dist');
const CLIENT = join(DIST, 'client');

const files = (await readdir(CLIENT, { recursive: true, withFileTypes: true }))
	.filter((entry) => entry.isFile())
	.map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(file)));
const originals = files.filter((file) => !/\.(br|gz)$/.test(file));

const pages = new Map<string, PageScan>();
for (const file of originals.filter((name) => name.endsWith('.html'))) {
	pages.set(pathOf(file), scanPage(await readFile(file, 'utf8')));
}
const faults = [...pages].flatMap(([path, { blocked }]) => blocked.map((tag) => `${path}: ${tag}`));
if (faults.length > 0) {
	console.error(`The Content-Security-Policy blocks these inline styles or handlers:\n${faults.join('\n')}`);
	process.exit(1);
}
await Promise.all(originals.map(compressFile));
const hashes = Object.fromEntries([...pages].map(([path, { script, style }]) => [path, { script, style }]));
await writeFile(join(DIST, 'headers.json'), `${JSON.stringify(hashes, null, '\t')}\n`);
console.log(`finished ${pages.size} pages, ${originals.length} files`);

/** The URL of a page: `index.html` is `/`, `about.html` is `/about`. */
function pathOf(file: string): string {
	return `/${relative(CLIENT, file).split(sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
}
