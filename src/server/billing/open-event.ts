import type Stripe from 'stripe';
import { AppError } from '../errors.ts';

/** How long a signature is valid, in seconds; Stripe signs again for each try. */
const TOLERANCE = 300;

interface SignedEvent {
	/** The body as received, byte for byte. */
	readonly body: Buffer;
	readonly signature: string | undefined;
	readonly secrets: readonly string[];
	readonly now: Date;
}

/** Throws `signature_invalid` for a header that cannot be a signature. */
export function requireSignature(signature = ''): void {
	if (!/(?:^|,)t=\d+(?:,|$)/.test(signature) || !/(?:^|,)v1=[0-9a-f]{64}(?:,|$)/.test(signature))
		throw new AppError('signature_invalid');
}

/** Returns the event if it is signed with one of the secrets. Throws `signature_invalid`. */
export function openEvent(stripe: Stripe, { body, signature = '', secrets, now }: SignedEvent): Stripe.Event {
	// The package must get text: from bytes it would drop a byte order mark before it checks the signature.
	const text = body.toString('utf8');
	if (isFromAhead(signature, now)) throw new AppError('signature_invalid');
	for (const secret of secrets) {
		try {
			return stripe.webhooks.constructEvent(text, signature, secret, TOLERANCE, undefined, now.getTime());
		} catch {
			// Try the next secret. The error is dropped because it quotes the body.
		}
	}
	throw new AppError('signature_invalid');
}

const isFromAhead = (signature: string, now: Date): boolean =>
	Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) > now.getTime() / 1000 + TOLERANCE;
