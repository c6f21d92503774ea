/** The page after a sign-in when there is no valid `next`. */
const DEFAULT_TARGET = '/pricing';

const LONGEST_TARGET = 2048;
const ANY_ORIGIN = 'https://origin.invalid';

/**
 * Returns `next`, percent-encoded, if it is certainly a page of this site, or else the default. A path must begin with
 * exactly one slash. Browsers also read a backslash as a slash, drop control characters and resolve `/.//`, and a
 * program on the way may decode again, so everything that could then leave the site is refused.
 */
export function safeNext(next: string | null | undefined): string {
	return isOwnPage(next) ? asWritten(new URL(next, ANY_ORIGIN)) : DEFAULT_TARGET;
}

function isOwnPage(next: string | null | undefined): next is string {
	if (!next || next.length > LONGEST_TARGET || !/^\/(?!\/)/.test(next)) return false;
	if (/[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029]/.test(next) || !next.isWellFormed()) return false;
	const [path = ''] = next.split(/[?#]/, 1);
	if (/%(?:2[5ef]|5c|[01][0-9a-f]|7f)/i.test(path) || path.includes('//')) return false;
	if (!URL.canParse(next, ANY_ORIGIN)) return false;
	const url = new URL(next, ANY_ORIGIN);
	return url.origin === ANY_ORIGIN && !url.pathname.startsWith('//') && !/^\/api(?:\/|$)/i.test(url.pathname);
}

const asWritten = ({ pathname, search, hash }: URL): string => pathname + search + hash;
