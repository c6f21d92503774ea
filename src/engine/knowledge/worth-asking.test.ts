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
const askedOf = (values: readonly number[], words: number, sureness: number) =>
	worthAsking(
		values.map((value) => asking(`worth-${value}`, value)),
		words,
		sureness,
	)
		.filter(({ left }) => left === null)
		.map(({ value }) => value);

describe('for a request', () => {
	it('that says little, every question is asked', () => {
		expect(askedOf([9, 5, 2], 8, 0.75)).toEqual([9, 5, 2]);
	});

	it('that says much, only questions of great worth are asked, and one more when its genre is very sure', () => {
		expect(askedOf([9, 8, 7, 5], 40, 0.8)).toEqual([9, 8]);
		expect(askedOf([9, 8, 7, 5], 40, 0.97)).toEqual([9, 8, 7]);
	});

	it('that says much, nothing is asked when no question is of great worth', () => {
		expect(askedOf([7, 6.5], 40, 0.97)).toEqual([]);
	});
});
