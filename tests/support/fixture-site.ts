import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finishBuild } from '#scripts/build/finish';
import type { CleanUp } from './clean-up.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PAGE = `<!doctype html><html lang="en-GB"><head><title>Fixture</title>
<link rel="canonical" href="http://built.test/">
<style>body{margin:0}</style><script>document.title += '!'</script>
<script type="application/ld+json">{"@type":"WebSite"}</script></head><body>${'<p>A page. '.repeat(60)}</body></html>`;
const OTHER_PAGE = PAGE.replace("'!'", "'?'");

/**
 * Writes a small finished build: pages with and without inline blocks, a hashed asset, a large file, and a not-found
 * page.
 */
export async function fixtureSite(cleanUp: CleanUp): Promise<string> {
	const dist = await temporaryFolder(cleanUp);
	const client = join(dist, 'client');
	await mkdir(join(client, '_astro'), { recursive: true });
	await mkdir(join(client, 'help'));
	await mkdir(join(client, 'brand-assets/exports'), { recursive: true });
	await mkdir(join(client, 'updates'));
	const files: Record<string, string | Buffer> = {
		'index.html': PAGE,
		'about.html': OTHER_PAGE,
		'help/index.html': PAGE,
		'updates/unsubscribe.html': PAGE,
		'robots.txt': 'Sitemap: http://built.test/sitemap.xml\n',
		'404.html': '<!doctype html><title>Not found</title><p>Nothing here.',
		'_astro/app.a1b2c3.js': `export const text = '${'hashed '.repeat(100)}';`,
		'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
		'large.png': Buffer.alloc(600_000, 7),
		'brand-assets/exports/genie-dark-6000.png': Buffer.alloc(900_000, 8),
	};
	for (const [name, content] of Object.entries(files)) await writeFile(join(client, name), content);
	await finishBuild(dist);
	return dist;
}
