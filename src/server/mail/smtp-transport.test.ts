import { expect, test } from 'vitest';
import { smtpOptions } from './smtp-transport.ts';

test.each([
	['smtps://relay.example', { port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
	['smtp://relay.example', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
	['smtp://relay.example:2525?starttls=optional', { port: 2525, secure: false, requireTLS: false, ignoreTLS: false }],
	['smtp://127.0.0.1:1025', { port: 1025, secure: false, requireTLS: false, ignoreTLS: true }],
	['smtps://[::1]', { host: '::1', port: 465, secure: true }],
])('%s', (url, options) => {
	expect(smtpOptions(url)).toMatchObject(options);
});

test('no address of a relay can switch off the check of its certificate', () => {
	const { tls } = smtpOptions('smtps://relay.example?tls.rejectUnauthorized=false&ignoreTLS=true');
	expect(tls).toEqual({ minVersion: 'TLSv1.2' });
});

test('name and password are decoded from the address of the relay', () => {
	expect(smtpOptions('smtps://me%40ploop.example:p%3A%2F%40@relay.example').auth).toEqual({
		user: 'me@ploop.example',
		pass: 'p:/@',
	});
});
