import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiRefusal, callApi, wordsOf } from './account-api.ts';

beforeEach(() => {
	vi.stubGlobal('document', { body: { dataset: { saysOffline: 'No connection.', saysUnreadable: 'Unexpected.' } } });
});
afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: unknown) {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(text, { status }));
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

test('a body is sent as JSON to this site, with this site’s cookies only', async () => {
	const fetch = answerWith(200, { ok: true });
	expect(await callApi('PATCH', '/api/account', { display_name: 'Ada' })).toEqual({ isOk: true, answer: { ok: true } });
	const [path, init] = fetch.mock.calls[0] ?? [];
	expect(path).toBe('/api/account');
	expect(init).toMatchObject({ method: 'PATCH', credentials: 'same-origin', body: '{"display_name":"Ada"}' });
	expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
});

test('a call without a body has no content type', async () => {
	const fetch = answerWith(200, {});
	await callApi('DELETE', '/api/account/history');
	const init = fetch.mock.calls[0]?.[1];
	expect(init?.body).toBeUndefined();
	expect(new Headers(init?.headers).has('content-type')).toBe(false);
});

test('a refusal names its code, its sentence and the field at fault', async () => {
	answerWith(400, { error: 'invalid_input', message: 'Too short.', requestId: '1', field: 'password' });
	expect(await callApi('POST', '/api/auth/sign-up', {})).toEqual({
		isOk: false,
		refusal: { code: 'invalid_input', message: 'Too short.', field: 'password', status: 400 },
	});
});

test('a lost connection gives the sentence that the page holds for it', async () => {
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await callApi('GET', '/api/account')).toEqual({
		isOk: false,
		refusal: { code: 'offline', message: 'No connection.', field: null, status: 0 },
	});
});

test.each([
	[200, '<html>Please log in to the hotel network'],
	[502, '<html>Bad gateway'],
	[500, '{}'],
])('an answer that the API never gives (%i %s) is reported as unexpected', async (status, body) => {
	answerWith(status, body);
	expect(await callApi('GET', '/api/account')).toMatchObject({
		isOk: false,
		refusal: { code: 'unreadable', message: 'Unexpected.', status },
	});
});

test('a refusal shows the server’s sentence, or the page’s when the server gave none for the visitor', () => {
	const refusal = (code: ApiRefusal['code'], message: string) => ({ code, message, field: null, status: 500 });
	expect(wordsOf(refusal('too_many_templates', 'You keep 500.'), 'Failed to save')).toBe('You keep 500.');
	expect(wordsOf(refusal('internal', 'An unexpected error occurred.'), 'Failed to save')).toBe('Failed to save');
	expect(wordsOf(refusal('unreadable', 'An unexpected error occurred.'), 'Failed to save')).toBe('Failed to save');
	expect(wordsOf(refusal('offline', 'Unable to connect.'), 'Failed to save')).toBe('Unable to connect.');
});
