import type { Runtime } from '#server/runtime';
import type { EndpointContext } from './fetch-message.ts';

export interface CallOptions {
	readonly path?: string;
	readonly method?: string;
	/** Values of the dynamic parts of the address: `[id].ts` gives `id`. */
	readonly params?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
	/** Text and bytes are sent unchanged, anything else as JSON. */
	readonly body?: unknown;
	readonly clientAddress?: string;
}

/** The context to call an endpoint with. */
export function contextFor(runtime: Runtime, options: CallOptions = {}): EndpointContext {
	const { path = '/api/optimise', method = 'POST', params = {}, headers = {}, body } = options;
	const { clientAddress = '192.0.2.1' } = options;
	const isRaw = typeof body === 'string' || body instanceof Uint8Array;
	const request = new Request(`http://ploop.test${path}`, {
		method,
		headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
		...(body === undefined ? {} : { body: (isRaw ? body : JSON.stringify(body)) as BodyInit }),
	});
	return { request, locals: { runtime }, clientAddress, params };
}

/** The visitor cookie of an answer, in the form for the next request's Cookie header. */
export function cookieFrom(response: Response): string {
	const cookie = response.headers.get('set-cookie')?.split(';')[0];
	if (cookie === undefined) throw new Error('the answer set no cookie');
	return cookie;
}
