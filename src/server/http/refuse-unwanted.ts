import { AppError } from '../errors.ts';
import { networkPrefixOf } from '../network.ts';
import type { Runtime } from '../runtime.ts';
import type { ApiRequest } from './api-message.ts';
import { refuseForeignOrigin } from './origin-check.ts';

/** The others apart, so that what a page tells by itself, and what is searched, take nothing from what its visitor asks for. */
export type Burst = 'burst' | 'eventBurst' | 'searchBurst';

/** What a request that changes something must pass first: no other site's page, and no burst (`rate_limited`). */
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
