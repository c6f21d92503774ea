import { expect } from 'vitest';
import type { Runtime } from '#server/runtime';
import { endpointAt } from './api-routes.ts';
import { contextFor } from './call-endpoint.ts';

export interface ApiCall {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: unknown;
}

export interface CalledApi {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: an answer is JSON to be looked through
	readonly body: any;
}

/**
 * Returns a function that calls the real routes as one person: `await ask('GET /api/account/history/{id}', { params: {
 * id } })`.
 */
export function callerOf(runtime: Runtime, headers: Readonly<Record<string, string>> = {}) {
	return async (route: string, { params = {}, query = {}, body }: ApiCall = {}): Promise<CalledApi> => {
		const [method = '', pattern = ''] = route.split(' ');
		const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
		const search = new URLSearchParams(query).toString();
		const address = search === '' ? path : `${path}?${search}`;
		const options = { path: address, method, params, headers, ...(body === undefined ? {} : { body }) };
		const answer = await endpointAt(route)(contextFor(runtime, options));
		expect(answer.headers.get('cache-control')).toBe('no-store');
		return { status: answer.status, body: await answer.json() };
	};
}
