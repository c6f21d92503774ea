import { STEP_MS } from '#db/sign-in-steps';
import { isSecure } from './session-cookie.ts';

/** The cookie of an unfinished step: a sign-in that needs a code, or the linking of a provider. */
const nameOn = (publicOrigin: string): string => (isSecure(publicOrigin) ? '__Host-ploop_step' : 'ploop_step');

export function readStepCookie(cookieHeader: string | undefined, publicOrigin: string): string | null {
	const start = `${nameOn(publicOrigin)}=`;
	const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(start));
	return pair === undefined ? null : pair.slice(start.length);
}

export const stepCookie = (token: string, publicOrigin: string): string =>
	`${nameOn(publicOrigin)}=${token}; ${attributes(STEP_MS / 1000, publicOrigin)}`;

/** `Set-Cookie` values that delete the cookie, if the browser has it. */
export const noStepCookie = ({ step }: { readonly step: string | null }, publicOrigin: string): string[] =>
	step === null ? [] : [`${nameOn(publicOrigin)}=; ${attributes(0, publicOrigin)}`];

const attributes = (seconds: number, publicOrigin: string): string =>
	`Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(publicOrigin) ? '; Secure' : ''}; HttpOnly`;
