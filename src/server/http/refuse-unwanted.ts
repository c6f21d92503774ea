import { AppError } from '../errors.ts';
import { networkPrefixOf } from '../network.ts';
import type { Runtime } from '../runtime.ts';
import type { ApiRequest } from './api-message.ts';
import { refuseForeignOrigin } from './origin-check.ts';

/** What a request that changes something must pass first: no other site's page, and no burst (`rate_limited`). */
export function refuseUnwanted(request: ApiRequest, runtime: Runtime): void {
	refuseForeignOrigin(request, runtime.publicOrigin);
	const waitSeconds = runtime.burst.take(networkPrefixOf(request.clientAddress), runtime.now());
	if (waitSeconds === 0) return;
	throw new AppError('rate_limited', {
		body: { retryAfterSeconds: waitSeconds },
		headers: { 'Retry-After': String(waitSeconds) },
	});
}
