import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishBuild } from '#scripts/build/finish';
import { temporaryFolder } from '#support/temporary-folder';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function site(pages: Readonly<Record<string, string>>): Promise<string> {
	const dist = await temporaryFolder();
	await mkdir(join(dist, 'client/help'), { recursive: true });
	for (const [name, html] of Object.entries(pages)) await writeFile(join(dist, 'client', name), html);
	return dist;
}

test('each page’s policy has the hashes of its own inline scripts and styles, and of no data or linked script', async () => {
	const script = '\n  let a = "<b>";\n';
	const dist = await site({
		'index.html': `<style>b{}</style><script type="module">${script}</script><script src="/x.js"></script>`,
		'help/index.html': '<script type="application/ld+json">{}</script>',
		'about.html': `<script>${script}</script><script>${script}</script>`,
	});
	expect((await finishBuild(dist)).faults).toEqual([]);
	expect(JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8'))).toEqual({
		'/': { script: [hashOf(script)], style: [hashOf('b{}')] },
		'/help': { script: [], style: [] },
		'/about': { script: [hashOf(script)], style: [] },
	});
});

test.each([
	['<p style="color:red">x</p>', '<p style="color:red">'],
	['<button type="button" onclick="go()">x</button>', '<button type="button" onclick="go()">'],
])('an inline style or handler that the policy blocks fails the build: %s', async (html, tag) => {
	expect((await finishBuild(await site({ 'index.html': html }))).faults).toEqual([`/: ${tag}`]);
});

test('the scopes of styles have short names, and each still belongs to its own elements', async () => {
	const page = (scope: string) => `<p class="data-astro-cid" data-astro-cid-${scope}>x</p>`;
	const style = '<style>p[data-astro-cid-aaaaaaaa]:is([data-astro-cid-bbbbbbbb] p){}</style>';
	const dist = await site({ 'index.html': style + page('bbbbbbbb') + page('aaaaaaaa') });
	await finishBuild(dist);
	await finishBuild(dist);
	expect(await readFile(join(dist, 'client/index.html'), 'utf8')).toBe(
		'<style>p[data-s0]:is([data-s1] p){}</style>' +
			'<p class="data-astro-cid" data-s1>x</p><p class="data-astro-cid" data-s0>x</p>',
	);
});

test('text files large enough are compressed, and only once if the step runs again', async () => {
	const dist = await site({ 'index.html': '<p>again and again</p>'.repeat(100), 'about.html': '<p>short' });
	await finishBuild(dist);
	await finishBuild(dist);
	expect((await readdir(join(dist, 'client'))).sort()).toEqual([
		'about.html',
		'help',
		'index.html',
		'index.html.br',
		'index.html.gz',
		'sitemap.xml',
	]);
});

test('the site map lists the public pages only', async () => {
	const page = (path: string, robots = '') =>
		`<!doctype html>${robots}<link rel="canonical" href="http://built.test${path}">`;
	const dist = await site({
		'index.html': page('/'),
		'about.html': page('/about'),
		'account.html': page('/account', '<meta name="robots" content="noindex">'),
		'login.html': '<!doctype html><title>No address of its own</title>',
	});
	await finishBuild(dist);
	const map = await readFile(join(dist, 'client/sitemap.xml'), 'utf8');
	expect([...map.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
		'http://built.test/',
		'http://built.test/about',
	]);
});
