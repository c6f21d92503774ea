import { describe, expect, test } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '#contract/errors';
import { ErrorBody } from '#contract/optimise';
import { DatabaseBusyError } from '#db/busy';
import { AppError } from '#server/errors';
import { createBurstLimiter } from '#server/http/burst-limiter';
import { errorAnswer } from '#server/http/json-answer';
import { STATUSES } from '#server/http/statuses';
import { SENTENCES } from '#server/sentences';
import { endpointAt } from '#support/api-routes';
import { type CallOptions, contextFor } from '#support/call-endpoint';
import { type TestChanges, testRuntime } from '#support/test-runtime';

const POST = endpointAt('POST /api/optimise');
const getHealth = endpointAt('GET /api/health');

const RAW = { rawPrompt: 'Write a poem about rain.' };

interface Case extends CallOptions {
	readonly code: ErrorCode;
	readonly status: number;
	readonly changes?: TestChanges;
}

const fault = () => {
	throw new Error('canary-3c4f: a fault that quotes the prompt');
};

const cases: readonly (readonly [string, Case])[] = [
	['no prompt', { body: {}, code: 'prompt_required', status: 400 }],
	['a prompt that is no text', { body: { rawPrompt: 7 }, code: 'prompt_required', status: 400 }],
	['an empty prompt', { body: { rawPrompt: '' }, code: 'prompt_required', status: 400 }],
	['a blank prompt', { body: { rawPrompt: ' \n\t\u00a0 ' }, code: 'prompt_required', status: 400 }],
	['4,001 characters', { body: { rawPrompt: 'x'.repeat(4001) }, code: 'prompt_too_long', status: 400 }],
	['4,001 blanks', { body: { rawPrompt: ' '.repeat(4001) }, code: 'prompt_too_long', status: 400 }],
	['an unknown modifier', { body: { ...RAW, modifiers: { volume: 11 } }, code: 'invalid_input', status: 400 }],
	['an unknown tone', { body: { ...RAW, modifiers: { tone: 'angry' } }, code: 'invalid_input', status: 400 }],
	['an unknown field', { body: { ...RAW, plan: 'pro' }, code: 'invalid_input', status: 400 }],
	['a list', { body: [], code: 'invalid_input', status: 400 }],
	['null', { body: 'null', code: 'invalid_input', status: 400 }],
	['no body', { body: '', code: 'invalid_json', status: 400 }],
	['half a body', { body: '{"rawPrompt": "x', code: 'invalid_json', status: 400 }],
	['bytes that are not UTF-8', { body: Uint8Array.of(0x22, 0xff, 0x22), code: 'invalid_json', status: 400 }],
	['100,000 levels of lists', { body: '['.repeat(50_000), code: 'invalid_json', status: 400 }],
	[
		'a form',
		{
			body: 'a=b',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			code: 'unsupported_media_type',
			status: 415,
		},
	],
	['text', { body: '{}', headers: { 'content-type': 'text/plain' }, code: 'unsupported_media_type', status: 415 }],
	[
		'another charset',
		{
			body: '{}',
			headers: { 'content-type': 'application/json; charset=utf-16' },
			code: 'unsupported_media_type',
			status: 415,
		},
	],
	[
		'a compressed body',
		{ body: '{}', headers: { 'content-encoding': 'gzip' }, code: 'unsupported_media_type', status: 415 },
	],
	['65,537 bytes', { body: 'x'.repeat(65_537), code: 'body_too_large', status: 413 }],
	['a megabyte', { body: JSON.stringify({ rawPrompt: 'x'.repeat(1_000_000) }), code: 'body_too_large', status: 413 }],
	[
		"another site's page",
		{ body: RAW, headers: { origin: 'https://evil.example' }, code: 'foreign_origin', status: 403 },
	],
	['a page without origin', { body: RAW, headers: { origin: 'null' }, code: 'foreign_origin', status: 403 }],
	[
		'a cross-site fetch',
		{ body: RAW, headers: { 'sec-fetch-site': 'cross-site' }, code: 'foreign_origin', status: 403 },
	],
	['a sibling site', { body: RAW, headers: { 'sec-fetch-site': 'same-site' }, code: 'foreign_origin', status: 403 }],
	['an unknown token', { body: RAW, headers: { authorization: 'Bearer nobody' }, code: 'invalid_token', status: 401 }],
	['another scheme', { body: RAW, headers: { authorization: 'Basic eDp5' }, code: 'invalid_token', status: 401 }],
	['a fault of the engine', { body: RAW, changes: { optimise: fault }, code: 'internal', status: 500 }],
];

test.each(cases)(
	'%s is refused with its code, sentence and nothing more',
	async (_, { code, status, changes = {}, ...call }) => {
		const runtime = await testRuntime(changes);
		const answer = await POST(contextFor(runtime, call));
		expect(answer.status).toBe(status);
		expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(answer.headers.get('cache-control')).toBe('no-store');
		const text = await answer.text();
		const body = ErrorBody.parse(JSON.parse(text));
		expect(body).toMatchObject({
			error: code,
			message: SENTENCES[code],
			requestId: answer.headers.get('x-request-id'),
		});
		expect(text.length).toBeLessThan(4096);
		expect(text).not.toContain('canary');
	},
);

test('invalid fields are named, but long ones are not repeated', async () => {
	const runtime = await testRuntime();
	const modifiers = { tone: 'angry', ['k'.repeat(5000)]: 1 };
	const answer = await POST(contextFor(runtime, { body: { ...RAW, modifiers } }));
	const { fields } = await answer.json();
	expect(Object.keys(fields)).toEqual(['modifiers.tone', 'modifiers']);
	for (const text of Object.values(fields)) expect(String(text).length).toBeLessThanOrEqual(160);
});

test('the 31st simultaneous request is asked to wait for a stated time', async () => {
	const runtime = await testRuntime({ burst: createBurstLimiter({ capacity: 30, perSecond: 1 }) });
	for (let i = 0; i < 30; i += 1) expect((await POST(contextFor(runtime, { body: {} }))).status).toBe(400);
	const answer = await POST(contextFor(runtime, { body: RAW }));
	expect(answer.status).toBe(429);
	expect(answer.headers.get('retry-after')).toBe('1');
	expect(await answer.json()).toMatchObject({ error: 'rate_limited', retryAfterSeconds: 1 });
	expect((await POST(contextFor(runtime, { body: RAW, clientAddress: '192.0.2.9' }))).status).toBe(200);
});

describe('a database that cannot be written', () => {
	const locked = async () => {
		throw new DatabaseBusyError('canary-3c4f');
	};

	test('is reported as unavailable by the optimiser and by the health check', async () => {
		const { db } = await testRuntime();
		const runtime = await testRuntime({ db: { ...db, write: locked } });
		for (const answer of [
			await POST(contextFor(runtime, { body: RAW })),
			await getHealth(contextFor(runtime, { method: 'GET', path: '/api/health' })),
		]) {
			expect(answer.status).toBe(503);
			expect(answer.headers.get('retry-after')).toBe('5');
			expect(await answer.json()).toMatchObject({ error: 'unavailable', message: SENTENCES.unavailable });
		}
	});
});

describe('the same page', () => {
	test.each([
		['its own origin', { origin: 'http://ploop.test' }],
		['its own fetch', { origin: 'http://ploop.test', 'sec-fetch-site': 'same-origin' }],
		['no browser at all', {}],
	])('may call: %s', async (_, headers: Record<string, string>) => {
		const runtime = await testRuntime();
		expect((await POST(contextFor(runtime, { body: RAW, headers }))).status).toBe(200);
	});

	test('on http is foreign to a site published on https', async () => {
		const runtime = await testRuntime({ publicOrigin: 'https://ploop.test' });
		const answer = await POST(contextFor(runtime, { body: RAW, headers: { origin: 'http://ploop.test' } }));
		expect(answer.status).toBe(403);
	});
});

test('an unexpected fault is logged once, without the words of the prompt', async () => {
	const runtime = await testRuntime({ optimise: fault });
	await POST(contextFor(runtime, { body: { rawPrompt: 'canary-3c4f' } }));
	expect(runtime.logged).toHaveLength(1);
	expect(runtime.logged[0]).toMatchObject({ event: 'request_failed', fields: { code: 'internal', kind: 'Error' } });
	expect(JSON.stringify(runtime.logged)).not.toContain('canary');
});

test.each(ERROR_CODES)('%s has a status, a sentence and a body of the contract', (code) => {
	const answer = errorAnswer(new AppError(code, { because: 'canary' }), { requestId: 'r1', log: () => {} });
	expect(answer.status).toBe(STATUSES[code]);
	expect(ErrorBody.parse(JSON.parse(answer.body))).toEqual({ error: code, message: SENTENCES[code], requestId: 'r1' });
});
