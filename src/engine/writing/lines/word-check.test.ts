import { describe, expect, it } from 'vitest';
import { type Parted, readParted } from '#support/parted-request';
import { wordCheck } from './word-check.ts';

function checkOf(kind: Parted[number][0], words: string): string | null {
	const [, wish] = readParted([
		['task', 'Write a note about tea. '],
		[kind, words],
	]).clauses;
	if (!wish) throw new Error('no second part');
	return wordCheck(wish, 'en');
}

describe('a size of the whole answer', () => {
	it.each([
		['under 150 words', 'Word count is under 150.'],
		['Max 300 words.', 'Word count is at most 300.'],
		['at least 3 paragraphs', 'Paragraph count is at least 3.'],
		['between 100 and 200 words', 'Word count is between 100 and 200.'],
		['in exactly two sentences', 'Sentence count is 2.'],
		['400 words', 'Word count is about 400.'],
		['exactly 400 words', 'Word count is 400.'],
		['4000 characters', 'Character count is at most 4000.'],
		['280 characters max', 'Character count is at most 280.'],
	])('is checked by its figure: %s', (words, check) => {
		expect(checkOf('amount', words)).toBe(check);
	});
});

describe('no exact count is made from', () => {
	it.each([
		['each paragraph under 50 words'],
		['title of at most 8 words'],
		['two lines per verse'],
		['keep it short'],
		['3 bullet points'],
		['at least 100 words and at most 3 paragraphs'],
		['please make sure that it never goes over 150 words'],
	])('what limits a part, or more than one thing: %s', (words) => {
		expect(checkOf('amount', words)).toBeNull();
	});

	it('an amount that is not the size of the answer', () => {
		expect(checkOf('limit', 'under 150 words')).toBeNull();
		expect(checkOf('ban', 'no more than 150 words')).toBeNull();
	});

	it('a wish in another language: its own words are the check', () => {
		const clause = readParted([
			['task', 'Schreibe einen Brief an die Schule. '],
			['amount', 'Maximal 150 words.'],
		]).clauses[1];
		if (!clause) throw new Error('no second part');
		expect(wordCheck(clause, 'de')).toBeNull();
	});
});
