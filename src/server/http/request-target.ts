import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

export interface Target {
	/** Decoded once, single slashes, no trailing slash. */
	readonly path: string;
	/** The query with its question mark, or empty. */
	readonly query: string;
	/** The canonical form of the path, when the request used another. */
	readonly redirectTo: string | null;
}

/** Reads the address of a request. Throws `malformed_request` for an address that programs may read differently. */
export function readTarget(message: IncomingMessage): Target {
	const raw = withoutOrigin(message.url ?? '');
	const mark = raw.indexOf('?');
	const rawPath = mark === -1 ? raw : raw.slice(0, mark);
	// A browser that follows a redirect reads a backslash as a slash.
	if (!/^\/[\x21-\x7e]*$/.test(raw) || /[\\<>"^`{|}#]/.test(rawPath)) throw new AppError('malformed_request');
	// Other characters are allowed, because browsers do not escape them in a query.
	if (/[<>"#]/.test(raw)) throw new AppError('malformed_request');
	const query = mark === -1 ? '' : raw.slice(mark).replaceAll('\\', '%5C');
	const canonical = rawPath.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
	return { path: decodeOnce(canonical), query, redirectTo: canonical === rawPath ? null : canonical + query };
}

/**
 * Removes the origin from `GET http://host/path`, a form that every server must accept. The Host header has been
 * checked.
 */
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
