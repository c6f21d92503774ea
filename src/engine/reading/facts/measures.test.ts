import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

const numbersIn = (request: string) =>
	read(request)
		.facts.filter(({ kind }) => kind === 'number')
		.map(({ span }) => span.text);

describe('a number', () => {
	it('of a list item or a section is no fact', () => {
		expect(numbersIn('Write a memo about the move. (1) Say why. (2) Say when. (3) Say who.')).toEqual([]);
		expect(numbersIn('Write a memo about the move. 1. Say why. 2. Say when.')).toEqual([]);
	});

	it('with a noun in brackets is one', () => {
		expect(numbersIn('Write a memo for the shareholders (27 people) about the move.')).toEqual(['27 people']);
	});
});
