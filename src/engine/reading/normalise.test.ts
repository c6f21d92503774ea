import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

describe('normalising', () => {
	it.each([
		['a lone surrogate', 'a\ud800b', 'a\ufffdb'],
		['a control character', 'a\u0000b\u0007c', 'a b c'],
		['a carriage return', 'a\r\nb', 'a \nb'],
		['line feed and tab, which carry layout', 'a\n\tb', 'a\n\tb'],
		['an emoji, which is a whole pair', '😀', '😀'],
	])('handles %s one unit for one', (_, raw, wanted) => {
		expect(normalise(raw)).toBe(wanted);
		expect(normalise(raw)).toHaveLength(raw.length);
	});
});
