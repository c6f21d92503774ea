import { AppError } from '../errors.ts';
import { networkPrefixOf } from '../network.ts';
import type { Runtime } from '../runtime.ts';
import type { ApiRequest } from './api-message.ts';
import { refuseForeignOrigin } from './origin-check.ts';

/** Events and searches have burst limits of their own, so that they do not use up that of deliberate calls. */
export type Burst = 'burst' | 'eventBurst' | 'searchBurst';

/**
 * Checks every request that changes something. Throws `foreign_origin` when another site's page caused it, and
 * `rate_limited`.
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
