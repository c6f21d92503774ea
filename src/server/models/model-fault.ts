import { APICallError } from '@ai-sdk/provider';
import { ReaderError } from './reader.ts';

const LONGEST_CAUSE = 5;
const OVERLOADED = [408, 425, 429, 500, 502, 503, 504, 529];

/**
 * Turns any error of a protocol client into a `ReaderError`. The original message is dropped because it may quote the
 * request.
 */
export function faultFrom(error: unknown, now: Date): ReaderError {
	const own = findReaderError(error);
	if (own !== null) return own;
	if (error instanceof Error && error.name === 'AbortError') return new ReaderError('aborted');
	if (!APICallError.isInstance(error)) return new ReaderError('unreachable');
	const { statusCode, responseHeaders = {} } = error;
	// Without a status the server was not reachable; with 200 the answer broke off.
	if (statusCode === undefined) return new ReaderError('unreachable');
	if (statusCode === 200) return new ReaderError('misshapen');
	const retryAfterMs = readRetryAfter(responseHeaders['retry-after'], now);
	return new ReaderError(OVERLOADED.includes(statusCode) ? 'overloaded' : 'refused', { retryAfterMs });
}

function findReaderError(error: unknown): ReaderError | null {
	let one = error;
	for (let depth = 0; depth < LONGEST_CAUSE && one instanceof Error; depth += 1) {
		if (one instanceof ReaderError) return one;
		one = one.cause;
	}
	return null;
}

/**
 * Reads Retry-After, which has seconds or a date; returns milliseconds from now, or null if there is no valid value.
 */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
	if (header === undefined) return null;
	if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000;
	const at = Date.parse(header);
	return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
