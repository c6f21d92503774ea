import { STEP_MS } from '#db/sign-in-steps';
import { isSecure } from './session-cookie.ts';

/**
 * The cookie of a sign-in that waits for its second half: a code after a password, or a provider that is to be linked.
 */
const nameOn = (publicOrigin: string): string => (isSecure(publicOrigin) ? '__Host-ploop_step' : 'ploop_step');

export function readStepCookie(cookieHeader: string | undefined, publicOrigin: string): string | null {
	const start = `${nameOn(publicOrigin)}=`;
	const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(start));
	return pair === undefined ? null : pair.slice(start.length);
}

export const stepCookie = (token: string, publicOrigin: string): string =>
	`${nameOn(publicOrigin)}=${token}; ${attributes(STEP_MS / 1000, publicOrigin)}`;

/** `Set-Cookie` values that remove the cookie from a browser that has it. */
export const noStepCookie = ({ step }: { readonly step: string | null }, publicOrigin: string): string[] =>
	step === null ? [] : [`${nameOn(publicOrigin)}=; ${attributes(0, publicOrigin)}`];

const attributes = (seconds: number, publicOrigin: string): string =>
	`Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(publicOrigin) ? '; Secure' : ''}; HttpOnly`;
