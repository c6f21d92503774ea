/** The request that has had no answer yet, and its key. */
let unanswered: { readonly body: string; readonly key: string } | null = null;

/**
 * The idempotency key for a request. It stays the same while the request has no answer, so that pressing again after a broken
 * connection counts once.
 */
export function keyFor(body: string): string {
	if (unanswered?.body !== body) unanswered = { body, key: randomKey() };
	return unanswered.key;
}

/** The next request gets a new key, even with the same text. */
export function noteAnswer(): void {
	unanswered = null;
}

/** Not `randomUUID`, which a page on plain HTTP does not have. */
const randomKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
