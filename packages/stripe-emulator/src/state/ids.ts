import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A new id in Stripe's form: a prefix such as `cus_` and 24 letters and digits. */
export function newId(prefix: string): string {
	return prefix + Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
