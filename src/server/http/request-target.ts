import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

export interface Target {
	/** Decoded once, single slashes, no trailing slash. */
	readonly path: string;
	/** With its question mark; empty when there is none. */
	readonly query: string;
	/** The canonical form of the path, when the request used another. */
	readonly redirectTo: string | null;
}

/** What the request asks for. Throws `malformed_request` where two readers could disagree about the address. */
export function readTarget(message: IncomingMessage): Target {
	const raw = withoutOrigin(message.url ?? '');
	const mark = raw.indexOf('?');
	const rawPath = mark === -1 ? raw : raw.slice(0, mark);
	// A backslash would be a slash to a browser that follows our redirect.
	if (!/^\/[\x21-\x7e]*$/.test(raw) || /[\\<>"^`{|}#]/.test(rawPath)) throw new AppError('malformed_request');
	// Browsers send all other characters of a query as they were typed.
	if (/[<>"#]/.test(raw)) throw new AppError('malformed_request');
	const query = mark === -1 ? '' : raw.slice(mark).replaceAll('\\', '%5C');
	const canonical = rawPath.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
	return { path: decodeOnce(canonical), query, redirectTo: canonical === rawPath ? null : canonical + query };
}

/** `GET http://host/path`: the form for proxies, which every server must accept. Its host was checked as the Host header. */
function withoutOrigin(url: string): string {
	return /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?]*/i, '') || '/' : url;
}

function decodeOnce(path: string): string {
	if (/%(?:2f|5c|00|0[ad])/i.test(path)) throw new AppError('malformed_request');
	try {
		return decodeURIComponent(path);
	} catch {
		throw new AppError('malformed_request');
	}
}
