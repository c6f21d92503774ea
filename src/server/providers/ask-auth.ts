import { Auth } from '@auth/core';
import { safeNext } from '#contract/next-target';
import { findSession } from '#db/sessions';
import { cookiesFor } from '../auth/give-session.ts';
import { noStepCookie } from '../auth/step-cookie.ts';
import { hashOfToken } from '../auth/tokens.ts';
import { type Visit, visitOf } from '../auth/visit.ts';
import type { ApiRequest } from '../http/api-message.ts';
import type { Runtime } from '../runtime.ts';
import { acceptIdentity } from './accept-identity.ts';
import { authConfig } from './auth-config.ts';

export interface AuthQuestion {
	/** Path under its base path, with the query. */
	readonly path: string;
	readonly form?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface AuthReply {
	readonly response: Response;
	/** Cookies of Auth.js, and of a session that began. */
	readonly cookies: readonly string[];
}

/**
 * Sends one request to @auth/core. It is built from checked values on the published origin, so that no header can
 * change the site's address.
 */
export async function askAuth(runtime: Runtime, request: ApiRequest, { path, form }: AuthQuestion): Promise<AuthReply> {
	const { publicOrigin } = runtime;
	const visit = visitOf(request, runtime);
	// A signed-in person came from the settings, because the sign-in dialog does not open for them.
	const errorPage = (await isSignedIn(runtime, visit)) ? '/settings' : '/login';
	let wanted: string | null = null;
	const sessionCookies: string[] = [];
	const config = authConfig(runtime, {
		errorPage,
		pageFor(url) {
			const page = ownPage(url, publicOrigin);
			wanted ??= page;
			return page;
		},
		async accept(identity) {
			const { page, signedIn } = await acceptIdentity(runtime, { identity, visit, errorPage, next: wanted ?? '/' });
			sessionCookies.push(...(signedIn ? cookiesFor(runtime, visit, signedIn) : noStepCookie(visit, publicOrigin)));
			return page;
		},
	});
	const headers = { cookie: request.header('cookie') ?? '', 'X-Auth-Return-Redirect': '1' };
	const address = `${publicOrigin}/api/auth/${path}`;
	const fields = Object.entries(form ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined);
	const rebuilt = form
		? new Request(address, { method: 'POST', headers, body: new URLSearchParams(fields) })
		: new Request(address, { headers });
	const response = await Auth(rebuilt, config);
	return { response, cookies: [...response.headers.getSetCookie(), ...sessionCookies] };
}

async function isSignedIn({ db, now }: Runtime, { oldToken }: Visit): Promise<boolean> {
	return oldToken !== null && (await findSession(db, hashOfToken(oldToken), now())) !== null;
}

/** The wanted page if it belongs to this site, or else the home page. */
function ownPage(wanted: string, publicOrigin: string): string {
	const url = URL.canParse(wanted, publicOrigin) ? new URL(wanted, publicOrigin) : null;
	return url?.origin === publicOrigin ? safeNext(url.pathname + url.search + url.hash) : '/';
}
