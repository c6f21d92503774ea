import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonicalAddress, isEmailAddress } from './email-address.ts';

interface Injections {
	readonly cases: readonly { readonly email: string }[];
	readonly addresses: readonly string[];
}

const file = join(process.cwd(), 'tests/data/mail-injection.json');
const { cases, addresses } = JSON.parse(readFileSync(file, 'utf8')) as Injections;

describe('one canonical form', () => {
	test.each([
		['ann@example.com', 'ann@example.com'],
		['  Ann@Example.COM ', 'ann@example.com'],
		['ann\uff20example.com', 'ann@example.com'],
		['ann\ufe6bexample.com', 'ann@example.com'],
		['\uff41nn@example\uff0ecom', 'ann@example.com'],
		['\u212aim@example.com', 'kim@example.com'],
		['ann+ploop@example.com', 'ann+ploop@example.com'],
		["o'neil_x.y-z@sub.example.co.uk", "o'neil_x.y-z@sub.example.co.uk"],
		['ann@B\u00fccher.example', 'ann@xn--bcher-kva.example'],
		['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
	])('of %j is %s', (typed, kept) => {
		expect(canonicalAddress(typed)).toBe(kept);
		expect(canonicalAddress(kept)).toBe(kept);
	});
});

describe('refused', () => {
	test.each([
		'a@b@example.com',
		'a@evil.example\uff20example.com',
		'a@evil.example\ufe6bexample.com',
		'a@example.com,b@evil.example',
		'a@example.com;b@evil.example',
		'a@example.com b@evil.example',
		'"a b"@example.com',
		'"a"@example.com',
		'a(c)@example.com',
		'<a@example.com>',
		'Ann <a@example.com>',
		'a@example.com\0',
		'a@example.com\r\nBcc: b@evil.example',
		'a@localhost',
		'a@127.0.0.1',
		'a@[127.0.0.1]',
		'a@-example.com',
		'a@example..com',
		'.a@example.com',
		'a..b@example.com',
		'\u0131@example.com',
		'a\u202e@example.com',
		'\ud83d\ude00@example.com',
		'a@exa\u00admple.com/x',
		`${'a'.repeat(65)}@example.com`,
		`a@${'b'.repeat(64)}.com`,
		'',
		'@',
		'a'.repeat(100_000),
	])('%j', (typed) => {
		expect(canonicalAddress(typed)).toBeNull();
	});
});

test.each([...addresses, ...cases.map(({ email }) => email)])('%j is refused, or one plain address', (typed) => {
	const kept = canonicalAddress(typed);
	if (kept === null) return;
	expect(isEmailAddress(kept)).toBe(true);
	expect(kept).toMatch(/^[\x21-\x7e]+$/);
	expect(kept.endsWith('evil.example')).toBe(false);
});
