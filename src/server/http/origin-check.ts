import { AppError } from '../errors.ts';
import type { ApiRequest } from './api-message.ts';

/**
 * Throws `foreign_origin` for a request that another site's page made a browser send. A request without Origin and
 * Sec-Fetch-Site is not from a browser and has no visitor's cookies.
 */
export function refuseForeignOrigin(request: ApiRequest, publicOrigin: string): void {
	const site = request.header('sec-fetch-site');
	if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('foreign_origin');
	const origin = request.header('origin');
	if (origin !== undefined && !isOwn(origin, request, publicOrigin)) throw new AppError('foreign_origin');
}

/** The origin of the calling page if it belongs to this site, or else the published origin. */
export function ownOriginOf(request: ApiRequest, publicOrigin: string): string {
	const origin = request.header('origin');
	return origin !== undefined && isOwn(origin, request, publicOrigin) ? origin : publicOrigin;
}

/**
 * Whether an origin is this site's: the published one, or that of the request's Host, which the front door has checked.
 */
function isOwn(origin: string, request: ApiRequest, publicOrigin: string): boolean {
	if (origin === publicOrigin) return true;
	const host = request.header('host');
	return host !== undefined && origin === `http://${host}` && !publicOrigin.startsWith('https:');
}
