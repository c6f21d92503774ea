import { expect, it } from 'vitest';
import { fc } from '#support/properties';
import { KINDS, tokenise } from './tokens.ts';

const TOKEN =
	/([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々])|(\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*)|(\p{N}+(?:[.,:/]\p{N}+)*)|(\n\s*)|([^\s])/gu;
const KIND_OF_GROUP = [KINDS.letter, KINDS.word, KINDS.number, KINDS.line, KINDS.sign];

const byPattern = (text: string): number[][] =>
	[...text.matchAll(TOKEN)].map(({ 0: { length }, index, ...match }) => [
		index,
		index + length,
		KIND_OF_GROUP.find((_, group) => match[group + 1] !== undefined) ?? 0,
	]);

function tokensOf(text: string): number[][] {
	const { count, starts, ends, kinds } = tokenise(text);
	return Array.from({ length: count }, (_, at) => [starts[at] ?? 0, ends[at] ?? 0, kinds[at] ?? 0]);
}

it.each([
	"Don't pay 1,000.50 at 10:30, it's 5pm.\n\n  Then 3/4 of l’été",
	'▮ 日本語テストー々 x😀y 𝒜 e\u0301',
	'a\t\u00a0b \u2028c\n\u00a0\nd 5. 6,',
	"'a' b'",
])('the tokens of %j are those that the pattern finds', (text) => {
	expect(tokensOf(text)).toEqual(byPattern(text));
});

it('so are those of any text', () => {
	const pieces = [
		"'",
		'’',
		'a',
		'B',
		'9',
		' ',
		'\n',
		'\t',
		'.',
		',',
		':',
		'\u00a0',
		'é',
		'\u0301',
		'😀',
		'\ud83d',
		'文',
		'٣',
	];
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces)), (some) => {
			expect(tokensOf(some.join(''))).toEqual(byPattern(some.join('')));
		}),
	);
});
