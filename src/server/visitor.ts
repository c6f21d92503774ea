import { isEqualInConstantTime, keyedHash } from './keyed-hash.ts';
import { randomBytes } from './random-bytes.ts';
import type { Runtime } from './runtime.ts';

export interface Visitor {
	readonly kind: 'visitor';
	/** A random id. */
	readonly visitor: string;
	/** Keyed hash of the address. */
	readonly network: string;
	/** Whether the browser has no visitor cookie yet. */
	readonly isNew: boolean;
	/** Whether the browser sent the cookie of an ended session, which the answer then deletes. */
	readonly hasDeadSession: boolean;
}

interface CookieCall {
	readonly caller: Visitor | { readonly kind: 'account' };
	readonly runtime: Pick<Runtime, 'secret' | 'publicOrigin'>;
	setCookie(value: string): void;
}

const COOKIE = 'ploop_visitor';
const ONE_YEAR_SECONDS = 31_536_000;

export const newVisitor = (): string => randomBytes(16).toString('base64url');

/** The visitor's id in the signed cookie; null without a cookie or with a wrong signature. */
export function readVisitorCookie(cookieHeader: string | undefined, secret: string): string | null {
	const found = /(?:^|;\s?)ploop_visitor=([\w-]{22})\.([\w-]{22})(?:;|$)/.exec(cookieHeader ?? '');
	const [, visitor, signature] = found ?? [];
	if (visitor === undefined || signature === undefined) return null;
	return isEqualInConstantTime(signature, keyedHash('visitor', visitor, secret)) ? visitor : null;
}

/**
 * `Set-Cookie` value that identifies the visitor for a year. The cookie is strictly necessary, because the free
 * allowance is counted by it.
 */
function visitorCookie(visitor: string, secret: string, isSecure: boolean): string {
	const value = `${visitor}.${keyedHash('visitor', visitor, secret)}`;
	const secure = isSecure ? '; Secure' : '';
	return `${COOKIE}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** Gives a new visitor the cookie when a result is counted. */
export function rememberVisitor({ caller, runtime, setCookie }: CookieCall): void {
	if (caller.kind !== 'visitor' || !caller.isNew) return;
	setCookie(visitorCookie(caller.visitor, runtime.secret, runtime.publicOrigin.startsWith('https:')));
}
