import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { type Asked, worthAsking, worthAskingUncounted } from './worth-asking.ts';

const asking = (id: string, value: number, counted = 0): Candidate => ({
	id,
	question: {
		id,
		ask: `${id}?`,
		worth: 9,
		counted,
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
const kept = (candidates: readonly Candidate[]) =>
	candidates.filter(({ left }) => left === null).map(({ value, question }) => question?.counted || value);
const askedOf = (values: readonly number[], asked: Asked) => {
	const { first, later } = worthAsking(
		values.map((value) => asking(`worth-${value}`, value)),
		asked,
	);
	return { first: kept(first), later: kept(later) };
};

describe('of a request', () => {
	it('whose kind is sure, only questions that an expert would rather ask than not are asked', () => {
		expect(askedOf([9.8, 9.5, 5, 2], { words: 14, sureness: 0.99 }).first).toEqual([9.8, 9.5]);
	});

	it('others that an expert might ask are kept for later', () => {
		expect(askedOf([9.8, 8], { words: 20, sureness: 0.95 })).toEqual({ first: [9.8], later: [8] });
	});

	it('a short one without a likely question is asked what an expert might ask', () => {
		expect(askedOf([7.5, -9], { words: 4, sureness: 0.85 })).toEqual({ first: [7.5], later: [] });
	});

	it('a question that experts never asked is left out, one that they always asked stays', () => {
		const asked = { words: 20, sureness: 0.95 };
		const counted = [-20, 15].map((tenths) => asking(`counted-${tenths}`, 8, tenths));
		expect(kept(worthAsking(counted, asked).first)).toEqual([15]);
	});

	it('that says very much, nothing is asked but what only the person can say', () => {
		expect(askedOf([9.9, 9], { words: 90, sureness: 0.99 })).toEqual({ first: [], later: [] });
	});
});

describe('where no question was counted', () => {
	const uncounted = (values: readonly number[], words: number) =>
		kept(
			worthAskingUncounted(
				values.map((value) => asking(`worth-${value}`, value)),
				words,
			).first,
		);

	it('every question is asked of a request that says little', () => {
		expect(uncounted([9, 5, 2], 8)).toEqual([9, 5, 2]);
	});

	it('only questions of great worth are asked of one that says much, and none of one that says very much', () => {
		expect(uncounted([9, 8, 7, 5], 40)).toEqual([9, 8]);
		expect(uncounted([9.9, 9], 90)).toEqual([]);
	});
});
