import { expect, it } from 'vitest';
import { packWords, unpackWords } from './word-columns.ts';

it('words come back with their genres and their weights, to a quarter', () => {
	const columns = packWords([
		[
			'boss',
			[
				[0, 112],
				[3, -2077],
				[296, 150],
			],
		],
		['"quoted\\word"', [[7, 38]]],
		['nothing', []],
		['ちらし', [[1, -100]]],
	]);
	const { placeOf, ends, weights } = unpackWords(JSON.parse(JSON.stringify(columns)));
	const of = (word: string) => {
		const place = placeOf.get(word) ?? -1;
		return [...weights.slice(ends[place], ends[place + 1])];
	};
	expect(of('boss')).toEqual([0, 100, 3, -2075, 296, 150]);
	expect(of('"quoted\\word"')).toEqual([7, 50]);
	expect(of('nothing')).toEqual([]);
	expect(of('ちらし')).toEqual([1, -100]);
	expect(placeOf.size).toBe(4);
});

it('no words pack to nothing', () => {
	expect(unpackWords(packWords([])).placeOf.size).toBe(0);
});
