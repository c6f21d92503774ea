import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const AA_TEXT = 4.5;
const AA_EDGE = 3;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const light = tokensOf(':root {');
const themes = { light, dark: new Map([...light, ...tokensOf(':root[data-theme="dark"] {')]) };

/** Text on background: every pair that the pages use. */
const TEXT_PAIRS = [
	...['--ink', '--ink-soft', '--link'].flatMap((text) =>
		['--paper', '--paper-raised', '--paper-sunken', '--card'].map((ground) => [text, ground] as const),
	),
	...['--added', '--assumed', '--danger', '--good'].flatMap((text) =>
		[`${text}-tint`, '--paper', '--paper-raised'].map((ground) => [text, ground] as const),
	),
	...['--added-tint', '--assumed-tint', '--danger-tint', '--good-tint', '--selection'].map(
		(ground) => ['--ink', ground] as const,
	),
	...['--pink', '--coral', '--amber'].map((stop) => ['--on-act', stop] as const),
	// Of a field that is still empty.
	...['--paper', '--paper-raised'].map((ground) => ['--ink-faint', ground] as const),
	['--on-night', '--night'],
	['--paper', '--ink'],
] as const;

/** Visible parts without text: focus ring, edges of controls, tick marks. */
const EDGE_PAIRS = ['--focus', '--line-strong'].flatMap((edge) =>
	['--paper', '--paper-raised', '--paper-sunken'].map((ground) => [edge, ground] as const),
);

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
	test.each(TEXT_PAIRS)('%s reads on %s', (text, ground) => {
		expect(contrast(colour(tokens, text), colour(tokens, ground))).toBeGreaterThanOrEqual(AA_TEXT);
	});

	test.each(EDGE_PAIRS)('%s is seen on %s', (edge, ground) => {
		expect(contrast(colour(tokens, edge), colour(tokens, ground))).toBeGreaterThanOrEqual(AA_EDGE);
	});
});

/** Levels of the dark theme: nearly as dark, they were one to the eye. */
test.each([
	['--paper-raised', '--paper', 1.18],
	['--card', '--paper-raised', 1.15],
	['--line', '--paper-raised', 1.8],
	['--line', '--paper', 2.1],
])('in the dark theme %s stands off from %s', (one, other, least) => {
	expect(contrast(colour(themes.dark, one), colour(themes.dark, other))).toBeGreaterThanOrEqual(least);
});

function tokensOf(selector: string): Map<string, string> {
	const start = css.indexOf(selector);
	if (start < 0) throw new Error(`tokens.css has no ${selector}`);
	const block = css.slice(start, css.indexOf('}', start));
	return new Map([...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

function colour(tokens: Map<string, string>, name: string): string {
	const value = tokens.get(name);
	if (!value) throw new Error(`tokens.css has no six-digit ${name}`);
	return value;
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
function contrast(one: string, other: string): number {
	const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
