import { AppError } from '../errors.ts';
import type { ApiRequest } from './api-message.ts';

/**
 * Refuses a request that a page of another site made a browser send. A request with neither header does not come from a
 * browser and carries no cookies of a visitor.
 */
export function refuseForeignOrigin(request: ApiRequest, publicOrigin: string): void {
	const site = request.header('sec-fetch-site');
	if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('foreign_origin');
	const origin = request.header('origin');
	if (origin !== undefined && !isOwn(origin, request, publicOrigin)) throw new AppError('foreign_origin');
}

/** The origin of the page that asks, when it is this site; else the published origin. */
export function ownOriginOf(request: ApiRequest, publicOrigin: string): string {
	const origin = request.header('origin');
	return origin !== undefined && isOwn(origin, request, publicOrigin) ? origin : publicOrigin;
}

/** The host name was vetted by the front door, so a page's own origin is the published one or the one it was sent to. */
function isOwn(origin: string, request: ApiRequest, publicOrigin: string): boolean {
	if (origin === publicOrigin) return true;
	const host = request.header('host');
	return host !== undefined && origin === `http://${host}` && !publicOrigin.startsWith('https:');
}
