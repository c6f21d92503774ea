import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { compressFile } from './compress.ts';
import { type PageScan, scanPage } from './inline-hashes.ts';
import { joinScripts } from './join-scripts.ts';
import { shortenScopes } from './short-scopes.ts';
import { addressOf, sitemapOf } from './sitemap.ts';

export interface FinishedBuild {
	readonly pages: number;
	readonly files: number;
	/** Inline styles and handlers that the pages' own policy would block. */
	readonly faults: readonly string[];
}

/**
 * Finishes the output of `astro build`: joins scripts too small for a request of their own, shortens the scope names of styles,
 * hashes every page's inline blocks for its Content-Security-Policy (`headers.json`), lists the public pages (`sitemap.xml`), and
 * writes the compressed files that the server sends.
 *
 * @param dist the folder that holds `client`
 */
export async function finishBuild(dist: string): Promise<FinishedBuild> {
	const client = join(dist, 'client');
	const { built, renamed } = await joinBuiltScripts(await originalFiles(client));
	const pages = new Map<string, PageScan>();
	const addresses: string[] = [];
	for (const file of built.filter((name) => name.endsWith('.html'))) {
		let html = shortenScopes(await readFile(file, 'utf8'));
		for (const [gone, kept] of renamed) html = html.replaceAll(`/_astro/${gone}"`, `/_astro/${kept}"`);
		await writeFile(file, html);
		pages.set(pathOf(client, file), scanPage(html));
		addresses.push(...[addressOf(html)].filter((address) => address !== null));
	}
	const sitemap = join(client, 'sitemap.xml');
	await writeFile(sitemap, sitemapOf(addresses));
	const files = [...new Set([...built, sitemap])];
	await Promise.all(files.map(compressFile));
	const hashes = Object.fromEntries([...pages].map(([path, { script, style }]) => [path, { script, style }]));
	await writeFile(join(dist, 'headers.json'), `${JSON.stringify(hashes, null, '\t')}\n`);
	const faults = [...pages].flatMap(([path, { blocked }]) => blocked.map((tag) => `${path}: ${tag}`));
	return { pages: pages.size, files: files.length, faults };
}

/** Lists every file of the site; compressed files of an earlier run are deleted. */
async function originalFiles(client: string): Promise<string[]> {
	const files = (await readdir(client, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const isCompressed = (file: string) => /\.(br|gz)$/.test(file);
	await Promise.all(files.filter(isCompressed).map((file) => rm(file)));
	return files.filter((file) => !isCompressed(file));
}

/** The remaining files, and for each removed one the name that pages must use instead. */
async function joinBuiltScripts(files: readonly string[]) {
	const paths = files.filter((file) => /_astro[\\/][^\\/]+\.js$/.test(file));
	const before = await Promise.all(paths.map(async (file) => [basename(file), await readFile(file, 'utf8')] as const));
	const { scripts, renamed } = joinScripts(new Map(before));
	const gone = paths.filter((file) => !scripts.has(basename(file)));
	await Promise.all(gone.map((file) => rm(file)));
	await Promise.all(
		paths.map(async (file, at) => {
			const code = scripts.get(basename(file));
			if (code !== undefined && code !== before[at]?.[1]) await writeFile(file, code);
		}),
	);
	return { built: files.filter((file) => !gone.includes(file)), renamed };
}

/** The URL of a page: `index.html` is `/`, `about.html` is `/about`. */
function pathOf(client: string, file: string): string {
	return `/${relative(client, file).split(sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
}
