import { ABSOLUTE_MS } from '#db/sessions';

/** Readable by the page and not secret: tells whether a call that asks for the account is worth making. */
const HINT_COOKIE = 'ploop_signed_in';
const SESSION_SECONDS = ABSOLUTE_MS / 1000;

export const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/** `__Host-` has the browser refuse the name from another host or over plain HTTP, which loopback has. */
export const sessionCookieName = (publicOrigin: string): string =>
	isSecure(publicOrigin) ? '__Host-ploop_session' : 'ploop_session';

/** The session token in the request's cookies; null without one. */
export function readSessionCookie(cookieHeader: string | undefined, publicOrigin: string): string | null {
	const start = `${sessionCookieName(publicOrigin)}=`;
	const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(start));
	return pair === undefined ? null : pair.slice(start.length);
}

/** `Set-Cookie` values of a session that begins. */
export const sessionCookies = (token: string, publicOrigin: string): string[] => [
	`${sessionCookieName(publicOrigin)}=${token}; ${attributes(SESSION_SECONDS, publicOrigin)}; HttpOnly`,
	hintCookie('here', publicOrigin),
];

/** `Set-Cookie` values after which the browser has neither the session nor the hint. */
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
