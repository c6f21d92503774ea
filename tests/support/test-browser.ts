import type { Runtime } from '#server/runtime';
import { routeFor } from './api-routes.ts';
import { contextFor } from './call-endpoint.ts';

export interface Reply {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: JSON to be looked through
	readonly body: any;
	readonly headers: Headers;
}

/** A browser double: keeps cookies, sends JSON, and signs in and out as the pages do. */
export interface TestBrowser {
	readonly cookies: Map<string, string>;
	/** The Cookie header that the browser would send now. */
	cookieHeader(): string;
	/** Calls a route, such as `GET /api/account` or `DELETE /api/account/passkeys/17`. */
	call(route: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
	form(route: string, fields: Readonly<Record<string, string>>): Promise<Reply>;
	signIn(email: string, password: string): Promise<Reply>;
	signOut(): Promise<Reply>;
}

export function openBrowser(runtime: Runtime, clientAddress = '192.0.2.1'): TestBrowser {
	const cookies = new Map<string, string>();
	const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

	async function send(route: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Reply> {
		const [method = '', path = ''] = route.split(' ');
		const cookie = cookies.size > 0 ? { cookie: cookieHeader() } : {};
		const origin = method === 'GET' ? {} : { origin: runtime.publicOrigin, 'sec-fetch-site': 'same-origin' };
		const { endpoint, params } = routeFor(route);
		const options = { method, path, params, body, clientAddress, headers: { ...cookie, ...origin, ...headers } };
		const answer = await endpoint(contextFor(runtime, options));
		for (const line of answer.headers.getSetCookie()) keep(cookies, line);
		const text = await answer.text();
		return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
	}

	const browser: TestBrowser = {
		cookies,
		cookieHeader,
		call: (route, body, headers = {}) => send(route, body, headers),
		form: (route, fields) =>
			send(route, new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' }),
		signIn: (email, password) => browser.call('POST /api/auth/sign-in', { email, password }),
		signOut: () => browser.call('POST /api/auth/sign-out'),
	};

	return browser;
}

function keep(cookies: Map<string, string>, line: string): void {
	const [pair = '', ...attributes] = line.split(/; ?/);
	const at = pair.indexOf('=');
	const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
	if (isGone) cookies.delete(pair.slice(0, at));
	else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
