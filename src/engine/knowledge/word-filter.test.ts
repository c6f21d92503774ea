import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { findParsed, patternOf } from './find-pattern.ts';
import type { Genre } from './genre-model.ts';
import { parsePattern } from './pattern.ts';
import { indexed } from './pattern-index.ts';
import { requestWords } from './request-words.ts';
import { STORED, STORED_SIGNS } from './stored.ts';
import { WordFilter } from './word-filter.ts';

const passes = (pattern: string, words: string): boolean => {
	const filter = new WordFilter();
	for (const word of words.split(' ')) filter.add(word);
	return filter.canPass(parsePattern(pattern).gate);
};

it.each([
	['letter', 'write a letter'],
	['complain* to|about', 'i am complaining about noise'],
	['letter + landlord', 'my landlord wants a letter'],
	['# weeks', 'six weeks'],
	['<money>', 'dinner'],
	['*', 'dinner'],
])('%s is looked for in "%s"', (pattern, words) => {
	expect(passes(pattern, words)).toBe(true);
});

it.each([
	['letter', 'three letters'],
	['complain* to|about', 'i am complaining'],
	['letter + landlord', 'a letter to my boss'],
	['# weeks', 'six days'],
])('%s is not even looked for in "%s"', (pattern, words) => {
	expect(passes(pattern, words)).toBe(false);
});

it('a pattern that anchors and filter rule out matches no request', () => {
	const text =
		'Write a complaint to my landlord about the mould, he ignored three letters. I want my deposit back by Friday.';
	const request = requestWords(read(text));
	const written = STORED.genres.flatMap(({ cues }) => cues);
	const found = (patterns: readonly string[]) => patterns.filter((one) => findParsed(patternOf(one), request));
	const index = indexed(({ cues }: Genre) => cues, { entries: STORED.genres, signs: STORED_SIGNS.cues });
	const candidates = index(STORED.genres).candidates(request);
	const known = new Set(candidates.map(({ pattern }) => pattern));
	expect(found(written).length).toBeGreaterThan(0);
	expect(found(written).every((one) => known.has(patternOf(one)))).toBe(true);
});
