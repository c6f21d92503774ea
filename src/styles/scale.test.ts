import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
/** The files that define the scale and the fonts. */
const APART = ['styles/tokens.css', 'styles/fonts.css'];
const sheets = globSync('**/*.{css,astro}', { cwd: SRC }).filter((file) => !APART.includes(file));

/** Allowed sizes without a token: those of print, those in `em`, and the one line that has to fit a phone. */
const MAY = /^(?:\d[\d.]*pt|[\d.]+em|inherit|clamp\(1\.375rem, 7\.2vw, 1\.75rem\))$/;

const declarations = (css: string, name: RegExp) =>
	[...css.matchAll(new RegExp(`(?<![\\w-])(${name.source}):\\s*([^;{}]+);`, 'g'))].map(([, , value = '']) =>
		value.trim(),
	);

function strangeSizes(css: string): string[] {
	const sizes = declarations(css, /font-size/).filter((size) => !/^var\(--text-/.test(size) && !MAY.test(size));
	const fonts = declarations(css, /font/).filter((font) => /\s\/\s/.test(font) && !/var\(--text-\w+\)\s+\//.test(font));
	return [...sizes, ...fonts.filter((font) => !/^(?:\d+ )?(?:100%|[\d.]+em) \//.test(font))];
}

/** Durations without a token; a negative delay that starts inside a loop is allowed. */
const strangeMotion = (css: string): string[] =>
	declarations(css, /transition|animation/).filter((value) => /(?<![\w-])(?!1ms)\d[\d.]*m?s\b/.test(value));

describe('type and motion', () => {
	test('come from the tokens, in every sheet', () => {
		const strange = sheets.flatMap((file) => {
			const css = readFileSync(join(SRC, file), 'utf8');
			return [...strangeSizes(css), ...strangeMotion(css)].map((value) => `${file}: ${value}`);
		});
		expect(strange).toEqual([]);
	});

	test('a size or duration without a token is found', () => {
		expect(strangeSizes('a { font-size: 1.1rem; font: 700 18px / 1.2 serif; }')).toHaveLength(2);
		expect(strangeMotion('a { transition: opacity 0.3s; }')).toHaveLength(1);
	});
});

test('the zero of the text font has no stroke across', () => {
	const font = openSync(join(SRC, 'styles/fonts/atkinson-text.woff2'));
	const outline = (letter: string) => font.layout(letter).glyphs[0]?.path.toSVG() ?? '';
	expect(outline('0').match(/M/g)).toHaveLength(outline('O').match(/M/g)?.length ?? 0);
});
