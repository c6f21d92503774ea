/** Faults that a test can simulate between an application and Stripe. */
export type Fault = 'slow' | 'rate-limited' | 'server-error' | 'html' | 'reset';

/** A delay longer than any client's timeout. */
const SLOW_MS = 30_000;

/**
 * The answer of a failing Stripe; null: the API answers after all. `slow` waits until the caller gives up or `SLOW_MS`
 * have passed.
 */
export async function answerWithFault(fault: Fault, signal: AbortSignal): Promise<Response | null> {
	if (fault === 'reset') throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
	if (fault === 'slow') {
		await waitFor(SLOW_MS, signal);
		return null;
	}
	if (fault === 'html') {
		const headers = { 'Content-Type': 'text/html' };
		return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', { status: 502, headers });
	}
	return fault === 'rate-limited' ? Response.json({ error: RATE_LIMIT }, { status: 429 }) : null;
}

const RATE_LIMIT = { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' };

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
