import { isEqualInConstantTime, keyedHash } from '../keyed-hash.ts';

export const confirmUpdatesLink = (origin: string, token: string): string =>
	`${origin}/updates/confirm?${new URLSearchParams({ token })}`;

/**
 * The link to unsubscribe. Its token is the subscriber's id with a signature, so it need not be stored. A browser gets
 * a page; a mail program that posts to it ends the subscription (RFC 8058).
 */
export const unsubscribeLink = (origin: string, subscriberId: string, secret: string): string =>
	`${origin}/updates/unsubscribe?${new URLSearchParams({ token: `${subscriberId}.${proofOf(subscriberId, secret)}` })}`;

/** The subscriber's id in a token; null if this server did not sign it. */
export function subscriberOf(token: string, secret: string): string | null {
	const [id = '', proof = '', ...rest] = token.split('.');
	return rest.length === 0 && isEqualInConstantTime(proof, proofOf(id, secret)) ? id : null;
}

const proofOf = (subscriberId: string, secret: string): string => keyedHash('unsubscribe', subscriberId, secret);
