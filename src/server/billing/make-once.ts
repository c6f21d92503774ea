import type Stripe from 'stripe';
import { isStripeError } from './ask-stripe.ts';

/** Most stored faults to skip: more than a person causes in the day for which Stripe keeps answers. */
const MOST_KEPT = 50;
const WAIT_MS = 500;

/**
 * Creates an object at Stripe once, however many clicks or processes ask for it. Stripe stores the answer to an
 * idempotency key for a day, faults included, so after a stored fault the next key is used, which is the same for all
 * callers. A temporary fault is tried twice here, not by the client, whose retry would only get the stored fault.
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

/** Whether the fault is temporary: the connection or Stripe failed, or another process is using the same key. */
const isPassing = (error: unknown): boolean =>
	isStripeError(error) &&
	error.headers?.['stripe-should-retry'] !== 'false' &&
	(error.type === 'StripeConnectionError' || error.type === 'StripeAPIError' || error.statusCode === 409);
