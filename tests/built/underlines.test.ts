import { expect, test } from 'vitest';
import { builtFiles, builtPages, readBuilt } from '#support/built-site';

const LINES = /^(?:none|underline|overline|line-through|inherit)$/;

/** Every declaration block of the site's styles, those inside the pages too. */
function blocks(): string[] {
	const sheets = [...builtFiles].filter((file) => file.endsWith('.css')).map(readBuilt);
	const inPages = builtPages.flatMap(({ html }) => html.match(/<style[^>]*>[^<]*/g) ?? []);
	return [...sheets, ...inPages].flatMap((css) => css.match(/\{[^{}]*\}/g) ?? []);
}

/** Safari draws no line for `text-decoration: underline 2px`, and accepts style and colour only with its prefix. */
function faultsIn(block: string): string[] {
	const plain = [...block.matchAll(/(?<!-webkit-)text-decoration:([^;}]*)/g)].map(([, value = '']) => value.trim());
	return plain.filter((value) => {
		const hasThickness = /\d(?:px|em)\b/.test(value);
		return hasThickness || (!LINES.test(value) && !block.includes(`-webkit-text-decoration:${value}`));
	});
}

test('every underline is written so that Safari draws it', () => {
	expect(blocks().flatMap(faultsIn)).toEqual([]);
});

test('a planted fault is found', () => {
	expect(faultsIn('{text-decoration:underline 1px}')).toEqual(['underline 1px']);
	expect(faultsIn('{text-decoration:underline dashed red}')).toEqual(['underline dashed red']);
});
