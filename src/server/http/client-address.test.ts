import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const OWN = '10.0.0.1';
const from = (forwarded: string | undefined, proxies = 1): string => {
	const message = { socket: { remoteAddress: OWN }, headers: { 'x-forwarded-for': forwarded } };
	return clientAddressOf(message as unknown as IncomingMessage, proxies);
};

test.each([
	['203.0.113.9', '203.0.113.9'],
	['203.0.113.9:40123', '203.0.113.9'],
	['2001:db8::9', '2001:db8::9'],
	['[2001:db8::9]', '2001:db8::9'],
	['[2001:db8::9]:40123', '2001:db8::9'],
	['"[2001:db8::9]:40123"', '2001:db8::9'],
	['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
	['spoofed, 203.0.113.9:1', '203.0.113.9'],
])('a proxy that writes %s means %s', (forwarded, address) => {
	expect(from(forwarded)).toBe(address);
});

test.each([undefined, '', 'unknown', '_hidden', '203.0.113.999', '203.0.113.9:port', 'a'.repeat(4000), '203.0.113.9,'])(
	'an invalid address counts as the proxy itself, so that nobody appears as many clients: %s',
	(forwarded) => {
		expect(from(forwarded)).toBe(OWN);
	},
);

test('without proxies the header is ignored', () => {
	expect(from('203.0.113.9', 0)).toBe(OWN);
});
