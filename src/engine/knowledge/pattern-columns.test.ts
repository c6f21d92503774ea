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
	const { always, words, beginnings } = anchorsOf(signs ?? { words: [], signs: '' });
	expect(always).toEqual([2]);
	expect(Object.fromEntries(words)).toEqual({ landlord: [0], letter: [3], note: [3], part: [4] });
	expect(Object.fromEntries(beginnings)).toEqual({ complain: [1] });
});
