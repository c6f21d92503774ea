import type Stripe from 'stripe';
import { isStripeError } from './ask-stripe.ts';

/** More failures than a person makes in the day for which Stripe keeps them. */
const MOST_KEPT = 50;
const WAIT_MS = 500;

/**
 * Makes a thing at Stripe once, from whatever click or process it is asked for. Stripe keeps the answer to a key for a day, its own
 * faults included, so a kept fault leads to the next key: the same one for all who ask. What passes is tried twice; the client's own
 * second try would be answered with the kept fault, and could not be told from one of an hour ago.
 */
export async function makeOnce<T>(key: string, make: (options: Stripe.RequestOptions) => Promise<T>): Promise<T> {
	let isSecond = false;
	let kept = 0;
	for (;;) {
		try {
			const idempotencyKey = kept === 0 ? key : `${key} ${kept}`;
			return await make({ idempotencyKey, maxNetworkRetries: 0 });
		} catch (error) {
			if (isKept(error) && kept < MOST_KEPT) kept += 1;
			else if (isSecond || !isPassing(error)) throw error;
			else {
				isSecond = true;
				await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
			}
		}
	}
}

const isKept = (error: unknown): boolean =>
	isStripeError(error) && error.type === 'StripeAPIError' && error.headers?.['idempotent-replayed'] === 'true';

/** The way broke, Stripe did, or another process asks with the same key right now. */
const isPassing = (error: unknown): boolean =>
	isStripeError(error) &&
	error.headers?.['stripe-should-retry'] !== 'false' &&
	(error.type === 'StripeConnectionError' || error.type === 'StripeAPIError' || error.statusCode === 409);
