import type { Runtime } from '#server/runtime';
import { endpointAt } from './api-routes.ts';
import { type CallOptions, contextFor } from './call-endpoint.ts';

interface RouteCall extends Pick<CallOptions, 'params' | 'headers' | 'body' | 'clientAddress'> {
	/** The account whose session or token is sent; absent: a visitor's request. */
	readonly as?: { readonly authorization: string } | undefined;
}

export interface RouteAnswer {
	readonly status: number;
	readonly headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: an answer is JSON to be looked through
	readonly body: any;
}

/** Calls a route by its name, such as `PATCH /api/account/tokens/{id}`, and reads the answer. */
export async function callRoute(
	runtime: Runtime,
	route: string,
	{ as, headers, ...call }: RouteCall = {},
): Promise<RouteAnswer> {
	const [method = '', path = ''] = route.split(' ');
	const own = as ? { authorization: as.authorization } : {};
	const context = contextFor(runtime, { ...call, method, path, headers: { ...own, ...headers } });
	const answer = await endpointAt(route)(context);
	return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
