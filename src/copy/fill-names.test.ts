import { expect, test } from 'vitest';
import { fillNames, findUnknownName } from './fill-names.ts';

test('names in braces are filled in wherever they stand', () => {
	expect(fillNames('{monthly} a month, again {monthly}', { monthly: '£4.99' })).toBe('£4.99 a month, again £4.99');
});

test('a name that stands for nothing is told with its line and with the names there are', () => {
	expect(findUnknownName('fine {monthly}\nnot {price}', ['monthly', 'annual'])).toEqual({
		line: 2,
		message: 'uses {price}; known are monthly, annual',
	});
	expect(() => fillNames('{price}', { monthly: '£4.99' })).toThrow('known are monthly');
});

test.each(['no braces', 'a { brace', 'empty {}', 'two words {not this}'])('"%s" holds no name', (text) => {
	expect(findUnknownName(text, [])).toBe(null);
});
