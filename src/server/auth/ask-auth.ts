import { AppError } from '../errors.ts';
import type { ApiRequest } from '../http/api-message.ts';
import { ownOriginOf } from '../http/origin-check.ts';
import type { Runtime } from '../runtime.ts';
import { noSessionCookies, sessionCookieName, sessionCookies } from './session-cookie.ts';
import { visitOf } from './visit.ts';

export interface AuthQuestion {
	readonly method: string;
	readonly path: string;
	readonly form: Readonly<Record<string, string | undefined>> | undefined;
	/** Told the `Set-Cookie` values of the answer, also when it is a refusal. */
	readonly keepCookies: (cookies: readonly string[]) => void;
}

/**
 * Puts one request to @auth/core, rebuilt on the published origin from what was checked, so that no header decides where
 * this server believes it is. Gives its JSON; throws what made it refuse. Loaded when first asked: most of a server's visitors never sign in.
 */
export async function askAuth(runtime: Runtime, request: ApiRequest, question: AuthQuestion): Promise<unknown> {
	const { Auth } = await import('@auth/core');
	const { authConfig } = await import('./auth-config.ts');
	const faults: unknown[] = [];
	const target = targetOn(ownOriginOf(request, runtime.publicOrigin), question.form?.['callbackUrl']);
	const config = authConfig(runtime, {
		visit: visitOf(request, runtime),
		target,
		onFault: (fault) => faults.push(fault),
	});
	const response = await Auth(rebuilt(runtime, request, { ...question, target }), config);
	question.keepCookies(cookiesOf(response, runtime.publicOrigin));
	if (faults.length > 0) throw asRefusal(faults[0]);
	return response.json();
}

function rebuilt(
	{ publicOrigin }: Runtime,
	request: ApiRequest,
	{ method, path, form, target }: AuthQuestion & { readonly target: string },
): Request {
	const headers = {
		cookie: request.header('cookie')?.replaceAll(RETURN_COOKIE, '') ?? '',
		'X-Auth-Return-Redirect': '1',
	};
	if (form === undefined) return new Request(publicOrigin + path, { headers });
	const fields = Object.entries({ ...form, callbackUrl: target }).filter(([, value]) => value !== undefined);
	return new Request(publicOrigin + path, {
		method: method.toUpperCase(),
		headers,
		body: new URLSearchParams(fields as [string, string][]),
	});
}

/** A cookie of @auth/core that remembers where to go; the form says it, and a spoilt one would stop everything. */
const RETURN_COOKIE = /(?:__Secure-)?authjs\.callback-url=[^;]*;?\s*/g;

/** The page named, when it is on the origin of the page that asks; else that origin's first page. */
function targetOn(origin: string, wanted: string | undefined): string {
	const url = wanted !== undefined && URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
	return url?.origin === origin ? url.href : `${origin}/`;
}

/** Its cookies but the one for the way back; the session's as every other route of ours sets it, with the hint. */
function cookiesOf(response: Response, publicOrigin: string): string[] {
	const own = `${sessionCookieName(publicOrigin)}=`;
	const all = response.headers.getSetCookie();
	const session = all.find((cookie) => cookie.startsWith(own));
	const others = all.filter((cookie) => cookie !== session && !cookie.includes('authjs.callback-url='));
	if (session === undefined) return others;
	const [token = ''] = session.slice(own.length).split(';', 1);
	return [...others, ...(token === '' ? noSessionCookies(publicOrigin) : sessionCookies(token, publicOrigin))];
}

const asRefusal = (fault: unknown): unknown =>
	fault instanceof Error && fault.name === 'MissingCSRF' ? new AppError('foreign_origin') : fault;
