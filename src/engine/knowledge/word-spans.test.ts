import { expect, it } from 'vitest';
import { fc } from '#support/properties';
import { wordSpans } from './word-spans.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}]+)*/gu;
const byPattern = (text: string): number[] =>
	[...text.matchAll(WORD)].flatMap(({ 0: { length }, index }) => [index, index + length]);

it.each([
	"It's Mary's 2nd letter, isn't it?",
	"'quoted' rock'n'roll the 90's ' s",
	'naïve café’s l’été e\u0301te\u0301 5\u0301',
	'😀smile😀 𝒜bc 文字テスト 日本',
	"a'1 b'c1d e''f g'",
	'',
	"'",
])('the words of %j are those that the pattern finds', (text) => {
	expect(wordSpans(text)).toEqual(byPattern(text));
});

it('so are those of any text', () => {
	const pieces = ["'", '’', '`', 'a', 'B', '9', ' ', '.', 'é', '\u0301', '😀', '\ud83d', '文'];
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces)), (some) => {
			expect(wordSpans(some.join(''))).toEqual(byPattern(some.join('')));
		}),
	);
});
