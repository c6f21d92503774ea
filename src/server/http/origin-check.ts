import { AppError } from '../errors.ts';
import type { ApiRequest } from './api-message.ts';

/**
 * Refuses a request that another site's page made a browser send. The host name was vetted by the front door, so the
 * page's own origin is the published one or the one the request was sent to. Without either header the caller is no
 * browser and carries no one's cookies.
 */
export function refuseForeignOrigin(request: ApiRequest, publicOrigin: string): void {
	const site = request.header('sec-fetch-site');
	if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('foreign_origin');
	const origin = request.header('origin');
	if (origin === undefined || origin === publicOrigin) return;
	const host = request.header('host');
	if (host !== undefined && origin === `http://${host}` && !publicOrigin.startsWith('https:')) return;
	throw new AppError('foreign_origin');
}
