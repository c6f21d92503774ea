import { isEqualInConstantTime, keyedHash } from '../keyed-hash.ts';

export const confirmUpdatesLink = (origin: string, token: string): string =>
	`${origin}/updates/confirm?${new URLSearchParams({ token })}`;

/**
 * Made anew for every note, so that no table holds what opens it: the subscriber, and the proof that this server wrote it.
 * A page for who follows it, the act itself for a mail program that posts to it.
 */
export const unsubscribeLink = (origin: string, subscriberId: string, secret: string): string =>
	`${origin}/updates/unsubscribe?${new URLSearchParams({ token: `${subscriberId}.${proofOf(subscriberId, secret)}` })}`;

/** Whose link it is; null when this server did not make it. */
export function subscriberOf(token: string, secret: string): string | null {
	const [id = '', proof = '', ...rest] = token.split('.');
	return rest.length === 0 && isEqualInConstantTime(proof, proofOf(id, secret)) ? id : null;
}

const proofOf = (subscriberId: string, secret: string): string => keyedHash('unsubscribe', subscriberId, secret);
