import { expect, test } from 'vitest';
import { networkOf, networkPrefixOf, rangePrefixOf } from './network.ts';

test.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['2001:0db8:0001::', '2001:db8:1:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['unknown', 'unknown'],
])('the network of %s is %s', (address, prefix) => {
	expect(networkPrefixOf(address)).toBe(prefix);
});

test.each([
	['203.0.113.7', '203.0.0.0/16'],
	['::ffff:203.0.113.7', '203.0.0.0/16'],
	['2001:db8:1:2:3:4:5:6', '2001:db8::/32'],
	['2001:DB8::1', '2001:db8::/32'],
	['::1', '0:0::/32'],
	['unknown', 'unknown'],
])('the range around %s is %s', (address, prefix) => {
	expect(rangePrefixOf(address)).toBe(prefix);
});

test('hides the address, and differs with the secret', () => {
	const hash = networkOf('203.0.113.7', 'one secret');
	expect(hash).toMatch(/^[\w-]{22}$/);
	expect(hash).not.toBe(networkOf('203.0.113.7', 'another secret'));
	expect(hash).toBe(networkOf('::ffff:203.0.113.7', 'one secret'));
});
