import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles, builtPages, pageAt, readBuilt } from '#support/built-site';
import { idsIn, innerLinksOf } from '#support/page-links';
import { ROUTES } from '#support/routes';

const ORIGIN = /<link rel="canonical" href="(https?:\/\/[^"/]+)\/"/.exec(pageAt('/').html)?.[1] ?? '';
const IDS = new Map(builtPages.map(({ path, html }) => [path, idsIn(html)]));
const API = new Set(
	globSync('api/**/*.ts', { cwd: join(process.cwd(), 'src/pages') }).map((file) => `/${file.replace(/\.ts$/, '')}`),
);
/** Anchors that only a script opens. */
const OPENED_BY_ADDRESS: readonly string[] = ['log-in'];

const REDIRECTS = new Set(ROUTES.filter(({ kind }) => kind === 'redirect').map(({ path }) => path));

const exists = (path: string): boolean => IDS.has(path) || builtFiles.has(path) || API.has(path) || REDIRECTS.has(path);

test.each(builtPages)('every link of $path has a target', ({ path, html }) => {
	const dead = innerLinksOf(html, path, ORIGIN).filter((link) => {
		if (!exists(link.path)) return true;
		const isOpener = link.hash === '' || OPENED_BY_ADDRESS.includes(link.hash) || link.hash.startsWith(':~:');
		return !isOpener && !IDS.get(link.path)?.has(link.hash);
	});
	expect(dead.map(({ written }) => written)).toEqual([]);
});

test.each(['/sitemap.xml', '/llms.txt', '/robots.txt', '/.well-known/security.txt'])(
	'every address in %s exists',
	(file) => {
		const addresses = [...readBuilt(file).matchAll(/https?:\/\/[^\s<)]+/g)].map(([address]) => new URL(address));
		const own = addresses.filter(({ origin }) => origin === ORIGIN);
		expect(own.length).toBeGreaterThan(0);
		expect(own.filter(({ pathname }) => !exists(pathname)).map(String)).toEqual([]);
	},
);

test('the icons of the web manifest exist in the sizes it names', () => {
	const { icons } = JSON.parse(readBuilt('/manifest.webmanifest')) as { icons: { src: string }[] };
	expect(icons.length).toBeGreaterThan(0);
	expect(icons.filter(({ src }) => !builtFiles.has(src))).toEqual([]);
});

test('a dead link, a dead anchor and a missing file are found', () => {
	const html =
		'<a href="/nowhere">x</a><a href="#nothing">y</a><img src="none.png"><style>a{background:url(/none.woff2)}</style>';
	const found = innerLinksOf(html, '/about', ORIGIN).map(({ path, hash }) => path + hash);
	expect(found.sort()).toEqual(['/about'.concat('nothing'), '/none.png', '/none.woff2', '/nowhere'].sort());
});
