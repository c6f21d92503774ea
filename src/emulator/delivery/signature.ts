import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a body sent at a moment (seconds). */
export function signatureOf(body: string, secret: string, at: number): string {
	return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
