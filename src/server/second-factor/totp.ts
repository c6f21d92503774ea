import { createHmac } from 'node:crypto';
import { isEqualInConstantTime } from '../keyed-hash.ts';
import { randomBytes } from '../random-bytes.ts';

/** The values that every authenticator app supports: SHA-1, six digits, half a minute (RFC 6238). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** The length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The number of the half minute that `now` is in, from 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code for one half minute (RFC 4226, with its number as the counter). */
export function codeAt(secret: Buffer, step: number, digits: number = DIGITS): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const hash = createHmac('sha1', secret).update(counter).digest();
	const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
	return String(number % 10 ** digits).padStart(digits, '0');
}

/** The half minute of a code, or null if it is wrong. The app's clock may be one half minute off. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
	const here = stepAt(now);
	const fitting = [here, here - 1, here + 1].filter((step) => isEqualInConstantTime(codeAt(secret, step), code));
	return fitting[0] ?? null;
}

/** A secret in base 32 (RFC 4648) without padding, for people who type it into their app. */
export function asBase32(bytes: Buffer): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
	return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The address for authenticator apps, which the QR code contains. */
export function otpAddress(
	secret: Buffer,
	{ issuer, name }: { readonly issuer: string; readonly name: string },
): string {
	const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
	const query = new URLSearchParams({ secret: asBase32(secret), issuer, digits: String(DIGITS), period: '30' });
	return `otpauth://totp/${label}?${query}`;
}
