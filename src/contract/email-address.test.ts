import { expect, test } from 'vitest';
import { EmailAddress, isEmailAddress } from './email-address.ts';

test('plain addresses are taken', () => {
	for (const address of ['a@example.com', 'a.b+c@mail.example.co.uk', "o'neil@example.com", 'A@EXAMPLE.COM'])
		expect(isEmailAddress(address)).toBe(true);
});

test.each([
	'a@b@example.com',
	'a@evil.example\uFF20example.com',
	'a@example.com,b@evil.example',
	'a@example.com\r\nBcc: b@evil.example',
	'a@example.com\n',
	'a@example.com\u0000',
	'"a b"@example.com',
	'<a@example.com>',
	'a(c)@example.com',
	'a@localhost',
	'a@-example.com',
	'.a@example.com',
	'a@',
	`a@${'b'.repeat(64)}.com`,
	`${'a'.repeat(65)}@example.com`,
])('%j is none', (text) => {
	expect(isEmailAddress(text)).toBe(false);
});

test('one address has one form', () => {
	expect(EmailAddress.parse(' A@Example.COM\n')).toBe('a@example.com');
});
