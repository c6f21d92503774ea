import { expect, test } from 'vitest';
import { cutSegments } from './segments.ts';

test('a text without ranges is one segment', () => {
	expect(cutSegments('plain', 0, 5, [])).toEqual([{ start: 0, text: 'plain', ids: [] }]);
});

test('overlapping ranges each keep their own letters', () => {
	const ranges = [
		{ id: 'a', start: 0, end: 4 },
		{ id: 'b', start: 2, end: 6 },
	];
	expect(cutSegments('abcdefgh', 0, 8, ranges)).toEqual([
		{ start: 0, text: 'ab', ids: ['a'] },
		{ start: 2, text: 'cd', ids: ['a', 'b'] },
		{ start: 4, text: 'ef', ids: ['b'] },
		{ start: 6, text: 'gh', ids: [] },
	]);
});

test('a range that starts before the stretch is cut at its edge', () => {
	expect(cutSegments('abcdefgh', 3, 6, [{ id: 'a', start: 0, end: 5 }])).toEqual([
		{ start: 3, text: 'de', ids: ['a'] },
		{ start: 5, text: 'f', ids: [] },
	]);
});
