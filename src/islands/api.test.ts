import { afterEach, expect, test, vi } from 'vitest';
import copy from '#content/optimiser.yaml';
import { OptimiserSectionCopy } from '#copy/optimiser-copy';
import { postOptimise } from './api.ts';

const { messages } = OptimiserSectionCopy.parse(copy);
const request = { rawPrompt: 'write a poem' };

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: unknown): void {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	vi.stubGlobal('fetch', async () => new Response(text, { status, statusText: 'Teapot' }));
}

async function refusalOf(status: number, body: unknown) {
	answerWith(status, body);
	const outcome = await postOptimise(request, messages);
	if (outcome.isOk) throw new Error('expected a refusal');
	return outcome.refusal;
}

test('a request is sent as JSON to this site, with this site’s cookies only', async () => {
	const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
	vi.stubGlobal('fetch', fetch);
	await postOptimise({ rawPrompt: 'a', modifiers: { tone: 'academic' } }, messages);
	const [url, init] = fetch.mock.calls[0] ?? [];
	expect(url).toBe('/api/optimise');
	expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
	expect(JSON.parse(String(init?.body))).toEqual({ rawPrompt: 'a', modifiers: { tone: 'academic' } });
});

test('an answer with a prompt and a ledger is returned', async () => {
	answerWith(200, { optimised_prompt: 'Intent', ledger: [], blocks: [] });
	const outcome = await postOptimise(request, messages);
	expect(outcome).toMatchObject({ isOk: true, answer: { optimised_prompt: 'Intent' } });
});

test("a used-up week gives the server's sentence and the figures", async () => {
	const usage = { weeklyLimit: 3, usedThisWeek: 3, remaining: 0, resetsAtDate: '2026-11-23T00:00:00.000Z' };
	const refusal = await refusalOf(429, { error: 'limit_reached', message: 'No more this week.', ...usage });
	expect(refusal).toEqual({ kind: 'limited', message: 'No more this week.', usage });
});

test('a used-up week without a sentence gives the default one', async () => {
	const refusal = await refusalOf(429, { error: 'limit_reached' });
	expect(refusal).toEqual({ kind: 'limited', message: messages.limitReached, usage: null });
});

test('any other 429 asks the visitor to wait, with a clock', async () => {
	const refusal = await refusalOf(429, { error: 'rate_limited', message: 'ignored' });
	expect(refusal).toMatchObject({ kind: 'failed', message: messages.tooMany });
	expect(refusal.message).toMatch(/^🕐 Too many requests/);
});

test('a 401 auth_required asks the visitor to sign in', async () => {
	expect(await refusalOf(401, { error: 'auth_required' })).toMatchObject({
		kind: 'signInNeeded',
		message: 'Sign in required to use the PLOOP Optimiser',
	});
	expect(await refusalOf(401, { error: 'auth_required', message: 'Please sign in.' })).toMatchObject({
		message: 'Please sign in.',
	});
});

test('a 401 for another reason is an ordinary failure', async () => {
	expect(await refusalOf(401, { error: 'invalid_token', message: 'The token is old.' })).toMatchObject({
		kind: 'failed',
		message: 'The token is old.',
	});
});

test.each([500, 502, 503, 599])('a %i says that the service is unavailable for now, with a wrench', async (status) => {
	const refusal = await refusalOf(status, '<h1>Bad gateway</h1>');
	expect(refusal).toMatchObject({ kind: 'failed', message: messages.unavailable });
	expect(refusal.message).toMatch(/^🔧 /);
});

test('any other status shows the server sentence, or the status and its code', async () => {
	expect(await refusalOf(400, { error: 'prompt_too_long', message: 'Too long.' })).toMatchObject({
		message: 'Too long.',
	});
	expect(await refusalOf(418, { error: 'short_and_stout' })).toMatchObject({
		message: 'Error 418: short_and_stout',
	});
	expect(await refusalOf(418, 'not json')).toMatchObject({ message: 'Error 418: Teapot' });
});

test('a lost connection is shown with a globe', async () => {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch');
	});
	const outcome = await postOptimise(request, messages);
	expect(outcome).toMatchObject({ isOk: false, refusal: { kind: 'failed', message: messages.offline } });
	expect(messages.offline).toMatch(/^🌐 /);
});

test.each(['<html>captive portal</html>', 'null', '{"ok":true}', '{"optimised_prompt":3}', ''])(
	'a 200 without a valid answer (%s) is an unexpected error',
	async (body) => {
		expect(await refusalOf(200, body)).toMatchObject({ kind: 'failed', message: messages.unexpected });
	},
);

test('a request without a clear answer is sent again with the same key, any other with a new one', async () => {
	const keys: (string | null)[] = [];
	const send = async (rawPrompt: string, respond: () => Response) => {
		vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
			keys.push(new Headers(init.headers).get('idempotency-key'));
			return respond();
		});
		await postOptimise({ rawPrompt }, messages);
	};
	const lost = () => {
		throw new TypeError('Failed to fetch');
	};
	const done = () => new Response(JSON.stringify({ optimised_prompt: 'Intent', ledger: [], blocks: [] }));
	await send('a', lost);
	await send('a', () => new Response('', { status: 503 }));
	await send('a', () => new Response('{"error":"rate_limited"}', { status: 429 }));
	await send('a', done);
	await send('a', () => new Response('{"error":"limit_reached"}', { status: 429 }));
	await send('a', lost);
	await send('b', done);
	const [first, afterNone, afterTrouble, afterWait, afterAnswer, afterRefusal, other] = keys;
	expect(first).toMatch(/^[0-9a-f]{32}$/);
	expect([afterNone, afterTrouble, afterWait]).toEqual([first, first, first]);
	expect(new Set([first, afterAnswer, afterRefusal, other]).size).toBe(4);
});
