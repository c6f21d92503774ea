import { isEqualInConstantTime, keyedHash } from '../keyed-hash.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { isSecure } from './session-cookie.ts';

/**
 * Proves that a browser has signed in before: holds a random number for the browser and a signed mark for each account.
 */
export interface DeviceCookie {
	readonly number: string;
	/** The marks as the browser sent them, not verified yet: `markFor` does that. */
	readonly marks: readonly string[];
}

const ONE_YEAR_SECONDS = 31_536_000;
const MOST_ACCOUNTS = 5;

const nameOn = (publicOrigin: string): string => (isSecure(publicOrigin) ? '__Host-ploop_device' : 'ploop_device');

export function readDeviceCookie(cookieHeader: string | undefined, publicOrigin: string): DeviceCookie | null {
	const start = `${nameOn(publicOrigin)}=`;
	const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(start));
	const [, number, marks] = /^([\w-]{22})((?:\.[\w-]{22}){1,5})$/.exec(pair?.slice(start.length) ?? '') ?? [];
	return number === undefined || marks === undefined ? null : { number, marks: marks.slice(1).split('.') };
}

/** The valid mark for this account; null when the browser has not signed in to it. */
export function markFor(device: DeviceCookie | null, accountId: string, secret: string): string | null {
	if (device === null) return null;
	const mark = markOf(device.number, accountId, secret);
	return device.marks.some((one) => isEqualInConstantTime(one, mark)) ? mark : null;
}

const markOf = (number: string, accountId: string, secret: string): string =>
	keyedHash('device', `${number}\0${accountId}`, secret);

interface SignedInHere {
	/** The device cookie that the browser has now. */
	readonly device: DeviceCookie | null;
	readonly accountId: string;
}

/** `Set-Cookie` value that adds this account's mark and keeps those of the last few other accounts. */
export function deviceCookie(
	{ secret, publicOrigin }: Pick<Runtime, 'secret' | 'publicOrigin'>,
	{ device, accountId }: SignedInHere,
): string {
	const number = device?.number ?? randomBytes(16).toString('base64url');
	const marks = new Set([markOf(number, accountId, secret), ...(device?.marks ?? [])]);
	const value = [number, ...[...marks].slice(0, MOST_ACCOUNTS)].join('.');
	return `${nameOn(publicOrigin)}=${value}; ${attributes(ONE_YEAR_SECONDS, publicOrigin)}`;
}

/** `Set-Cookie` value that deletes the device cookie. */
export const noDeviceCookie = (publicOrigin: string): string =>
	`${nameOn(publicOrigin)}=; ${attributes(0, publicOrigin)}`;

const attributes = (seconds: number, publicOrigin: string): string =>
	`Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(publicOrigin) ? '; Secure' : ''}; HttpOnly`;
