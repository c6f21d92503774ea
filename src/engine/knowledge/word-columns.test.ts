import { expect, it } from 'vitest';
import { packWords, unpackWords } from './word-columns.ts';

it('words come back with their genres and their weights, to the nearest whole', () => {
	const columns = packWords([
		[
			'boss',
			[
				[0, 112],
				[3, -2077],
				[296, 150],
			],
		],
		['"quoted\\word"', [[7, 138]]],
		['nothing', []],
		['*boss', [[2, 300]]],
		['my boss', [[4, 500]]],
		['~', [[5, 200]]],
		['ちらし', [[1, -100]]],
	]);
	const { placeOf, ends, weights } = unpackWords(JSON.parse(JSON.stringify(columns)));
	const of = (word: string) => {
		const place = placeOf.get(word) ?? -1;
		return [...weights.slice(ends[place], ends[place + 1])];
	};
	expect(of('boss')).toEqual([0, 100, 3, -2100, 296, 200]);
	expect(of('"quoted\\word"')).toEqual([7, 100]);
	expect(of('nothing')).toEqual([]);
	expect(of('ちらし')).toEqual([1, -100]);
	expect(of('*boss')).toEqual([2, 300]);
	expect(of('my boss')).toEqual([4, 500]);
	expect(of('~')).toEqual([5, 200]);
	expect(placeOf.size).toBe(7);
});

it('no words pack to nothing', () => {
	expect(unpackWords(packWords([])).placeOf.size).toBe(0);
});
