import { ABSOLUTE_MS } from '#db/sessions';

/** Not secret: the page reads it to know whether it is worth asking for the account. */
const HINT_COOKIE = 'ploop_signed_in';
const SESSION_SECONDS = ABSOLUTE_MS / 1000;

export const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/**
 * With `__Host-` a browser refuses the cookie from other hosts and over plain HTTP; loopback uses plain HTTP, so the
 * prefix is left out there.
 */
export const sessionCookieName = (publicOrigin: string): string =>
	isSecure(publicOrigin) ? '__Host-ploop_session' : 'ploop_session';

/** The session token in the request's cookies; null without one. */
export function readSessionCookie(cookieHeader: string | undefined, publicOrigin: string): string | null {
	const start = `${sessionCookieName(publicOrigin)}=`;
	const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(start));
	return pair === undefined ? null : pair.slice(start.length);
}

/** `Set-Cookie` values for a new session: its token and the hint. */
export const sessionCookies = (token: string, publicOrigin: string): string[] => [
	`${sessionCookieName(publicOrigin)}=${token}; ${attributes(SESSION_SECONDS, publicOrigin)}; HttpOnly`,
	hintCookie('here', publicOrigin),
];

/** `Set-Cookie` values that delete the session cookie and the hint. */
export const noSessionCookies = (publicOrigin: string): string[] => [
	`${sessionCookieName(publicOrigin)}=; ${attributes(0, publicOrigin)}; HttpOnly`,
	hintCookie('gone', publicOrigin),
];

const hintCookie = (session: 'here' | 'gone', publicOrigin: string): string =>
	session === 'here'
		? `${HINT_COOKIE}=1; ${attributes(SESSION_SECONDS, publicOrigin)}`
		: `${HINT_COOKIE}=; ${attributes(0, publicOrigin)}`;

const attributes = (seconds: number, publicOrigin: string): string =>
	`Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(publicOrigin) ? '; Secure' : ''}`;
