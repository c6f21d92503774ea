import { expect, it } from 'vitest';
import { fc } from '#support/properties';
import { wholeWords } from './whole-words.ts';

const WORD =
	/(?<![\p{L}\p{N}\p{M}@#/._'’\\-])(?:w\/o?(?=[\s\p{L}])|[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)?)(?![\p{L}\p{N}\p{M}@/_\\]|[.:-]\p{L})/gu;
const byPattern = (text: string) => [...text.matchAll(WORD)].map(({ 0: word, index }) => [index, word]);

it.each([
	"Its, (isn't) it? w/ milk w/o sugar and/or tea",
	'a@b.example www.a.b/c #tag x_y 5pm 10:30 e.g. no.5 end.',
	'naïve café’s l’été e\u0301te\u0301 😀smile😀 𝒜bc 文字',
	"rock'n'roll '90s word' 'word \\n -dash- dash-",
	'',
])('the words of %j are those that the pattern finds', (text) => {
	expect(wholeWords(text)).toEqual(byPattern(text));
});

it('the words of any text are those that the pattern finds', () => {
	const pieces = [
		"'",
		'’',
		'w',
		'/',
		'o',
		'B',
		'9',
		' ',
		'.',
		':',
		'-',
		'@',
		',',
		'é',
		'\u0301',
		'😀',
		'\ud83d',
		'文',
		'٣',
	];
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces)), (some) => {
			expect(wholeWords(some.join(''))).toEqual(byPattern(some.join('')));
		}),
		{ numRuns: 1000 },
	);
});
