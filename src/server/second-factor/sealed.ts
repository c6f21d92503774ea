import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { AppError } from '../errors.ts';
import { randomBytes } from '../random-bytes.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'ploop second factor', 32));

/** Encrypts bytes with the server's secret. They are bound to the account, so that swapping rows is detected. */
export function sealed(bytes: Buffer, accountId: string, secret: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(accountId));
	const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts them again. Throws `internal` if they were encrypted with another secret or for another account. */
export function unsealed(text: string, accountId: string, secret: string): Buffer {
	const bytes = Buffer.from(text, 'base64url');
	try {
		const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES));
		decipher.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
		return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
	} catch (cause) {
		throw new AppError('internal', { because: 'a second factor was sealed under another AUTH_SECRET', cause });
	}
}
