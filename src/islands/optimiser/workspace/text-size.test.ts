import { expect, test } from 'vitest';
import { measureGrowth, measureText } from './text-size.ts';

test('characters and words are counted', () => {
	expect(measureText('write a  poem')).toEqual({ chars: 13, words: 3 });
	expect(measureText('')).toEqual({ chars: 0, words: 0 });
});

test('words are not counted where a script has no spaces', () => {
	expect(measureText('会議のメールを書いてください。'.repeat(4)).words).toBeNull();
});

test('growth has one decimal while it is small', () => {
	expect(measureGrowth('x'.repeat(94), 'x'.repeat(731))).toBe('7.8');
	expect(measureGrowth('x'.repeat(10), 'x'.repeat(504))).toBe('50');
	expect(measureGrowth('x'.repeat(100), 'x'.repeat(105))).toBeNull();
	expect(measureGrowth('x'.repeat(100), 'x'.repeat(60))).toBeNull();
});
