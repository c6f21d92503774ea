import { describe, expect, it } from 'vitest';
import { numberOf, quantityOf, relationOf } from './quantities.ts';

describe('numbers', () => {
	it.each([
		['300', 300],
		['1,200', 1200],
		['40k', 40_000],
		['twenty', 20],
		['twenty-five', 25],
		['twice', 2],
		['a couple of', 2],
		['half a dozen', 6],
		['2.5', 2.5],
		['banana', null],
	])('"%s" is %s', (words, wanted) => {
		expect(numberOf(words)).toBe(wanted);
	});
});

describe('the direction of a limit', () => {
	it.each([
		['at least', '>='],
		['or more', '>='],
		['no fewer than', '>='],
		['no less than', '>='],
		['more than', '>'],
		['over', '>'],
		['at most', '<='],
		['no more than', '<='],
		['up to', '<='],
		['max', '<='],
		['or less', '<='],
		['under', '<'],
		['fewer than', '<'],
		['about', 'about'],
		['exactly', '='],
		['', '='],
		['máximo', '<='],
		['au moins', '>='],
		['不超过', '<='],
	])('"%s" is %s', (words, wanted) => {
		expect(relationOf(words)).toBe(wanted);
	});

	it('keeps the ends of a range in order', () => {
		expect(quantityOf({ relation: 'between', n: '200', m: '100', unit: 'words' })).toEqual({
			relation: 'range',
			n: 100,
			m: 200,
			unit: 'words',
		});
	});
});
