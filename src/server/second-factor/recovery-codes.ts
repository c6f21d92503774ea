import { createHash } from 'node:crypto';
import { randomBytes } from '../random-bytes.ts';

const HOW_MANY = 10;
const GROUPS = 4;
const GROUP_CHARS = 4;
/** Letters and digits that do not look alike (Crockford). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Creates ten codes of 80 random bits, in groups that are easy to write down: `k3ps-0w7d-m9qe-2c5x`. */
export function newRecoveryCodes(): string[] {
	return Array.from({ length: HOW_MANY }, () => {
		const letters = [...randomBytes(GROUPS * GROUP_CHARS)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
		return (letters.match(/.{4}/g) ?? []).join('-');
	});
}

/**
 * The stored form of a code. It does not use the server's secret, so that codes still work when the secret, and with it
 * all authenticators, is lost.
 */
export const hashOfRecoveryCode = (accountId: string, code: string): string =>
	createHash('sha256')
		.update(`${accountId}\0${letterForLetter(code)}`)
		.digest('hex');

/** Normalises case, grouping and look-alike letters of a typed code. */
const letterForLetter = (code: string): string =>
	code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
