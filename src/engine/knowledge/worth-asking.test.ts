import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { worthAsking } from './worth-asking.ts';

const asking = (id: string, value: number): Candidate => ({
	id,
	question: {
		id,
		ask: `${id}?`,
		worth: 9,
		answered: [],
		when: [],
		notFor: [],
		as: 'fact',
		options: [],
		own: '{answer}',
	},
	suggestion: null,
	because: null,
	value,
	left: null,
});
const askedOf = (values: readonly number[], words: number) =>
	worthAsking(
		values.map((value) => asking(`worth-${value}`, value)),
		words,
	)
		.filter(({ left }) => left === null)
		.map(({ value }) => value);

describe('for a request', () => {
	it('that says little, every question is asked', () => {
		expect(askedOf([9, 5, 2], 8)).toEqual([9, 5, 2]);
	});

	it('that says much, only questions of great worth are asked', () => {
		expect(askedOf([9, 8, 7, 5], 40)).toEqual([9, 8]);
		expect(askedOf([7, 6.5], 40)).toEqual([]);
	});

	it('that says very much, nothing is asked but what only the person can say', () => {
		expect(askedOf([9.9, 9], 90)).toEqual([]);
	});
});
