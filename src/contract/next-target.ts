/** Where a person goes after signing in, when nothing better is known. */
const DEFAULT_TARGET = '/pricing';

const LONGEST_TARGET = 2048;
const ANY_ORIGIN = 'https://origin.invalid';

/**
 * The page named by `next`, percent-encoded, when it is certainly a page of this site; else the default. The rule is one slash
 * and no second; but a browser reads a backslash as a slash, drops control characters and resolves `/.//`, and a careless
 * reader on the way may decode once more: so nothing passes that could leave the origin then.
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
