import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of the hash; a hash made for one purpose cannot serve another. */
type Purpose =
	| 'visitor'
	| 'network'
	| 'receipt'
	| 'address'
	| 'auth'
	| 'unsubscribe'
	| 'stripe'
	| 'device'
	| 'idempotency'
	| 'proposal'
	| 'model';

/** The first 128 bits of an HMAC-SHA-256 under the server's secret, in base64url. */
export function keyedHash(purpose: Purpose, text: string, secret: string): string {
	return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest().subarray(0, 16).toString('base64url');
}

export function isEqualInConstantTime(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
