import { expect, test } from 'vitest';
import { asBase32, codeAt, newSecret, otpAddress, stepAt, stepOfCode } from './totp.ts';

const RFC_SECRET = Buffer.from('12345678901234567890');
/** RFC 6238, appendix B, for SHA-1: seconds since 1970, and the eight digits. */
const RFC_6238 = [
	[59, '94287082'],
	[1_111_111_109, '07081804'],
	[1_111_111_111, '14050471'],
	[1_234_567_890, '89005924'],
	[2_000_000_000, '69279037'],
	[20_000_000_000, '65353130'],
] as const;
/** RFC 4226, appendix D. */
const RFC_4226 = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];

test.each(RFC_6238)('%i seconds after 1970 the code is that of RFC 6238', (seconds, code) => {
	expect(codeAt(RFC_SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
});

test.each(RFC_4226.map((code, count) => [count, code] as const))(
	'count %i gives the code of RFC 4226',
	(count, code) => {
		expect(codeAt(RFC_SECRET, count)).toBe(code);
	},
);

test.each([
	['', ''],
	['f', 'MY'],
	['fo', 'MZXQ'],
	['foo', 'MZXW6'],
	['foob', 'MZXW6YQ'],
	['fooba', 'MZXW6YTB'],
	['foobar', 'MZXW6YTBOI'],
])('%o is written as in RFC 4648, without padding', (text, written) => {
	expect(asBase32(Buffer.from(text))).toBe(written);
});

test('a code is valid in its half minute and the ones beside it, and the result says which one it is of', () => {
	const secret = newSecret();
	const noon = new Date('2026-11-18T12:00:00Z');
	const step = stepAt(noon);
	for (const apart of [-1, 0, 1]) expect(stepOfCode(secret, codeAt(secret, step + apart), noon)).toBe(step + apart);
	for (const apart of [-3, 3]) {
		const code = codeAt(secret, step + apart);
		const isChance = [-1, 0, 1].some((near) => codeAt(secret, step + near) === code);
		expect(stepOfCode(secret, code, noon) === null).toBe(!isChance);
	}
	for (const code of ['', '00000', '0000000', 'abcdef']) expect(stepOfCode(secret, code, noon)).toBeNull();
});

test('the address in the QR code names site and account, whatever the account is called', () => {
	const address = new URL(otpAddress(RFC_SECRET, { issuer: 'PLOOP', name: 'a&b?c@example.com' }));
	expect(decodeURIComponent(address.pathname)).toContain('PLOOP:a&b?c@example.com');
	expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
