import { AppError } from '../errors.ts';
import { networkPrefixOf } from '../network.ts';
import type { Runtime } from '../runtime.ts';
import type { ApiRequest } from './api-message.ts';
import { refuseForeignOrigin } from './origin-check.ts';

/**
 * Events and searches have limits of their own, so that they take nothing from the calls that a visitor makes on
 * purpose.
 */
export type Burst = 'burst' | 'eventBurst' | 'searchBurst';

/**
 * Checks for every request that changes something: it comes from no other site's page, and not in a burst
 * (`rate_limited`).
 */
export function refuseUnwanted(request: ApiRequest, runtime: Runtime, burst: Burst = 'burst'): void {
	refuseForeignOrigin(request, runtime.publicOrigin);
	refuseBurst(request, runtime, burst);
}

/** Throws `rate_limited`. */
export function refuseBurst(request: ApiRequest, runtime: Runtime, burst: Burst = 'burst'): void {
	const waitSeconds = runtime[burst].take(networkPrefixOf(request.clientAddress), runtime.now());
	if (waitSeconds === 0) return;
	throw new AppError('rate_limited', {
		body: { retryAfterSeconds: waitSeconds },
		headers: { 'Retry-After': String(waitSeconds) },
	});
}
