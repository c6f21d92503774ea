import { expect, test } from 'vitest';
import { funnelOf } from './funnel.ts';

test('a step counts in order only after every step before it', () => {
	const visits = [
		[1, 2, 3],
		[4, null, 5],
		[null, null, 6],
		[9, 8, 10],
	];
	expect(funnelOf(['home', 'optimise', 'paid'], visits)).toEqual([
		{ step: 'home', visits: 3, inOrder: 3 },
		{ step: 'optimise', visits: 2, inOrder: 1 },
		{ step: 'paid', visits: 4, inOrder: 1 },
	]);
});

test('without visits every step is zero', () => {
	expect(funnelOf(['home'], [])).toEqual([{ step: 'home', visits: 0, inOrder: 0 }]);
});
