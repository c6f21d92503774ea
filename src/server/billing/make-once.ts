import type Stripe from 'stripe';
import { isStripeError } from './ask-stripe.ts';

/** More failures than a person causes in the day for which Stripe keeps the answers to a key. */
const MOST_KEPT = 50;
const WAIT_MS = 500;

/**
 * Creates an object at Stripe once, whichever click or process asks for it. Stripe keeps the answer to an idempotency
 * key for a day, faults included, so a stored fault leads to the next key, which is the same for all callers. A fault
 * that passes is tried twice here; the client's own retry would get the stored fault, and could not tell it from one of
 * an hour ago.
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

/** The connection or Stripe failed, or another process is using the same key right now. */
const isPassing = (error: unknown): boolean =>
	isStripeError(error) &&
	error.headers?.['stripe-should-retry'] !== 'false' &&
	(error.type === 'StripeConnectionError' || error.type === 'StripeAPIError' || error.statusCode === 409);
