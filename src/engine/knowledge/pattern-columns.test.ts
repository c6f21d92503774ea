import { expect, it } from 'vitest';
import { anchorsOf } from './anchors.ts';
import { listsOf, packPatterns, readColumns } from './pattern-columns.ts';

const stored = (...kinds: string[][][]) => readColumns(JSON.parse(JSON.stringify(packPatterns(kinds))));

it('lists of patterns come back, by kind, as they were written', () => {
	const cues = [
		['write|draft ~ letter', 'letter + landlord', '# weeks'],
		[],
		['complain* to|about', 'part-time', "'#th birthday", '<money>', '*'],
	];
	const others = [['letter', 'ちらし|"quoted"', '.;+-! a|.'], []];
	expect(stored(cues, others).map(listsOf)).toEqual([cues, others]);
});

it('of the words at one place each stands once, those that were said before come first', () => {
	expect(stored([['tell|text', 'email|text|tell|email']]).map(listsOf)).toEqual([[['tell|text', 'tell|text|email']]]);
});

it('no patterns are none', () => {
	expect(stored([], [[]]).map(listsOf)).toEqual([[], [[]]]);
});

it('a pattern is looked for where the rarest of its words are said, and one of figures alone always', () => {
	const [signs] = stored([['letter landlord', 'letter + complain*', '# <money>', 'letter|note', 'part-time letter']]);
	const { always, byWord } = anchorsOf(signs ?? { words: [], signs: '' });
	const anchored = byWord.flatMap((patterns, word) => (patterns.length > 0 ? [[signs?.words[word], patterns]] : []));
	expect(always).toEqual([2]);
	expect(Object.fromEntries(anchored)).toEqual({
		landlord: [0],
		'complain*': [1],
		letter: [3],
		note: [3],
		'part-time': [4],
	});
});
