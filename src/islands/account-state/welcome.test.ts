import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { welcomeOnce } from './welcome.ts';

const kept = new Map<string, string>();

beforeEach(() => {
	kept.clear();
	vi.stubGlobal('document', { body: { dataset: {} } });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
});
afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: object) {
	const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

test.each([
	['claimed-1', { claimed: true, already: false }],
	['already-1', { claimed: false, already: true }],
])('the answer %s is remembered for the account', async (id, answer) => {
	const fetch = answerWith(200, answer);
	await welcomeOnce({ id, email: 'ada@ploop.test' });
	expect(fetch.mock.calls[0]?.[0]).toBe('/api/emails/welcome');
	expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, body: '{"email":"ada@ploop.test"}' });
	expect([...kept.keys()]).toEqual([`ploop:welcome-sent:${id}`]);
});

test('no second welcome is requested for an account, on this page or the next', async () => {
	const fetch = answerWith(200, { claimed: true, already: false });
	await welcomeOnce({ id: 'once', email: 'ada@ploop.test' });
	await welcomeOnce({ id: 'once', email: 'ada@ploop.test' });
	kept.set('ploop:welcome-sent:earlier', '1');
	await welcomeOnce({ id: 'earlier', email: 'ada@ploop.test' });
	expect(fetch).toHaveBeenCalledTimes(1);
});

test('after a refusal the next page asks again', async () => {
	answerWith(503, { error: 'email_disabled', message: 'Later.', requestId: '1' });
	await welcomeOnce({ id: 'refused', email: 'ada@ploop.test' });
	expect(kept.size).toBe(0);
});

test('a first welcome is reported as a conversion, once and a moment later; an earlier one is not', async () => {
	vi.useFakeTimers();
	const told: string[] = [];
	const dispatchEvent = ({ detail }: CustomEvent<{ event: string }>) => told.push(detail.event);
	vi.stubGlobal('document', { body: { dataset: {} }, dispatchEvent });
	answerWith(200, { claimed: true, already: false });
	await welcomeOnce({ id: 'new', email: 'ada@ploop.test' });
	expect(told).toEqual([]);
	vi.advanceTimersByTime(50);
	expect(told).toEqual(['signup_conversion']);
	answerWith(200, { claimed: false, already: true });
	await welcomeOnce({ id: 'old', email: 'bob@ploop.test' });
	vi.advanceTimersByTime(1000);
	expect(told).toHaveLength(1);
	vi.useRealTimers();
});
