import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_WISHES } from '#engine/review-model';
import { BOMBS } from '#support/bombs';

const LENGTHS = [500, 1000, 2000, 4000];

describe('a text made to slow patterns down', () => {
	it.each(Object.entries(BOMBS))('gives a well-formed answer: %s', (_, make) => {
		for (const length of LENGTHS) {
			const result = optimise(make(length), DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true });
			if (result.outcome !== 'optimised') continue;
			expect(result.prompt.isWellFormed()).toBe(true);
			expect(result.ledger.filter(({ status }) => status === 'missing')).toEqual([]);
		}
	});
});
