import { expect, test } from 'vitest';
import { sealed, unsealed } from './sealed.ts';

const BYTES = Buffer.from('12345678901234567890');

test('a sealed secret can be read by the same server for the same account, and differs each time', () => {
	const text = sealed(BYTES, 'ann', 'one secret');
	expect(unsealed(text, 'ann', 'one secret')).toEqual(BYTES);
	expect(sealed(BYTES, 'ann', 'one secret')).not.toBe(text);
	expect(Buffer.from(text, 'base64url').includes(BYTES)).toBe(false);
});

test.each([
	['another account', (text: string) => unsealed(text, 'bob', 'one secret')],
	['another secret', (text: string) => unsealed(text, 'ann', 'other secret')],
	['another text', (text: string) => unsealed(`${text.slice(0, -4)}AAAA`, 'ann', 'one secret')],
	['no text', () => unsealed('', 'ann', 'one secret')],
])('a sealed secret cannot be read with %s', (_what, read) => {
	expect(() => read(sealed(BYTES, 'ann', 'one secret'))).toThrow('another AUTH_SECRET');
});
