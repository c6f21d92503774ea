import { expect, test } from 'vitest';
import { excerptStart } from './excerpt-start.ts';

test('a short text is kept whole, on one line', () => {
	expect(excerptStart('  Write a\n\tpoem. ', 40)).toBe('Write a poem.');
});

test('a long text is cut after a word, and one without spaces between two characters', () => {
	expect(excerptStart('Write a poem about rain over the harbour.', 20)).toBe('Write a poem about…');
	expect(excerptStart('Write a poem, then a song about rain.', 15), 'without the comma').toBe('Write a poem…');
	expect(excerptStart('請'.repeat(99), 10)).toBe(`${'請'.repeat(9)}…`);
	for (const most of [9, 10]) expect(excerptStart('🎉'.repeat(99), most).isWellFormed()).toBe(true);
});
