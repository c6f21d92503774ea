import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtFiles, pageAt, readBuilt, transferredBytes } from '#support/built-site';
import { CONTENT_PAGES } from '#support/routes';

const SCRIPT_BUDGET = 5_000;
const FIRST_VIEW_BUDGET = 60_000;
/** Bytes of JavaScript until a result is shown; `npm run bench` counts the headers too, about 700 bytes a file. */
const HOME_SCRIPT_BUDGET = 79_000;
const HOME_SCRIPT_FILES = 3;

const LINKED_SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"/g;
const INLINE_SCRIPT = /<script\b(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g;
const IMPORTED = /(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+)"/g;
const FONT = /url\("?(\/[^")]+\.woff2)"?\)/g;

/** The files that the page loads, and those they import; scripts in templates are not loaded. */
function scriptsOf(html: string): string[] {
	const awake = html.replace(/<template\b[\s\S]*?<\/template>/g, '');
	const wanted = [...awake.matchAll(LINKED_SCRIPT)].map(([, src = '']) => src);
	for (const inline of inlineScriptsOf(html)) wanted.push(...importsOf(inline, '/_astro/page.js'));
	return withImports(wanted);
}

/** These files and all that they import. */
function withImports(files: readonly string[]): string[] {
	const wanted = [...files];
	const found = new Set<string>();
	for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
		if (found.has(next)) continue;
		found.add(next);
		wanted.push(...importsOf(readBuilt(next), next));
	}
	return [...found];
}

const inlineScriptsOf = (html: string): string[] =>
	[...html.replace(/<template\b[\s\S]*?<\/template>/g, '').matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);

const importsOf = (code: string, file: string): string[] =>
	[...code.matchAll(IMPORTED)].map(([, path = '']) => new URL(path, `http://x${file}`).pathname);

/** Bytes as sent: the page in Brotli, fonts uncompressed, each script by itself; without pictures. */
function weightOf(path: string) {
	const { html } = pageAt(path);
	const linked = scriptsOf(html).map(transferredBytes);
	const inline = brotliCompressSync(inlineScriptsOf(html).join('\n')).length;
	const fonts = [...new Set([...html.matchAll(FONT)].map(([, file = '']) => file))].map(transferredBytes);
	const sum = (bytes: readonly number[]) => bytes.reduce((total, one) => total + one, 0);
	const file = path === '/' ? '/index.html' : `${path}.html`;
	return { scripts: sum(linked) + inline, firstView: transferredBytes(file) + sum(linked) + sum(fonts) };
}

describe.each([...CONTENT_PAGES, '/contact', '/reviews', '/404', '/500'])('%s', (path) => {
	test('is within its limit of bytes', () => {
		const { scripts, firstView } = weightOf(path);
		console.log(`${path}: ${scripts} B of JavaScript, ${firstView} B in all`);
		expect(scripts).toBeLessThanOrEqual(SCRIPT_BUDGET);
		expect(firstView).toBeLessThanOrEqual(FIRST_VIEW_BUDGET);
	});

	test('makes no request to another site', () => {
		const { html } = pageAt(path);
		const loaded = [
			...html.matchAll(/<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\s(?:src|data)="([^"]+)"/g),
		];
		const linked = [
			...html.matchAll(/<link\b(?=[^>]*rel="(?:stylesheet|preload|icon|manifest|preconnect)")[^>]*href="([^"]+)"/g),
		];
		const foreign = [...loaded, ...linked]
			.map(([, address = '']) => address)
			.filter((address) => !/^(?:\/(?!\/)|data:)/.test(address));
		expect(foreign).toEqual([]);
	});
});

test.each(['/', ...CONTENT_PAGES])('%s holds its scripts inline and loads none', (path) => {
	expect(scriptsOf(pageAt(path).html)).toEqual([]);
});

test('the home page is within its limit of JavaScript until a result is shown', () => {
	const { html } = pageAt('/');
	const island = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, file = '']) => file);
	const files = withImports(island);
	expect(files.map(readBuilt).join('\n'), 'the code that shows a result comes with the box').toContain(
		'opt-result-head',
	);
	const inline = brotliCompressSync(inlineScriptsOf(html).join('\n')).length;
	const bytes = files.map(transferredBytes).reduce((total, one) => total + one, inline);
	console.log(`/: ${bytes} B of JavaScript in ${files.length} files until a result is shown`);
	expect(files.length).toBeLessThanOrEqual(HOME_SCRIPT_FILES);
	expect(bytes).toBeLessThanOrEqual(HOME_SCRIPT_BUDGET);
});

test('the figures are measured: the home page weighs more than 40 kB', () => {
	expect(weightOf('/').firstView).toBeGreaterThan(40_000);
	expect(builtFiles.size).toBeGreaterThan(0);
});
