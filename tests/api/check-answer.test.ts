import { describe, expect, test } from 'vitest';
import type { Runtime } from '#server/runtime';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { testRuntime } from '#support/test-runtime';

const POST = endpointAt('POST /api/check-answer');

const rawPrompt = 'Write a product note about our new kettle. At most 12 words.';
const send = (runtime: Runtime, body: unknown) => POST(contextFor(runtime, { path: '/api/check-answer', body }));

describe('an answer pasted back', () => {
	test('that keeps the rules passes, with nothing to repair', async () => {
		const answer = await send(await testRuntime(), {
			rawPrompt,
			answer: 'Our new kettle boils a litre in two minutes.',
		});
		expect(answer.status).toBe(200);
		const { checks, repairPrompt } = await answer.json();
		expect(checks).toContainEqual(
			expect.objectContaining({ verdict: 'pass', finding: expect.stringContaining('9 words') }),
		);
		expect(repairPrompt).toBeNull();
	});

	test('that breaks a rule fails, with the rule in the request and a prompt to mend it', async () => {
		const answer = await send(await testRuntime(), { rawPrompt, answer: 'word '.repeat(13) });
		const { checks, repairPrompt } = await answer.json();
		const failed = checks.find((check: { verdict: string }) => check.verdict === 'fail');
		expect(rawPrompt.slice(failed.source.start, failed.source.end)).toContain(failed.rule);
		expect(failed.finding).toContain('13 words');
		expect(repairPrompt).toContain(failed.rule);
	});

	test('is neither kept nor counted nor logged', async () => {
		const runtime = await testRuntime();
		const answer = await send(runtime, { rawPrompt: `${rawPrompt} canary-71aa`, answer: 'canary-71ab' });
		expect(answer.headers.get('set-cookie')).toBeNull();
		for (const table of ['usage', 'optimisations']) {
			expect(await runtime.db.read({ sql: `SELECT * FROM ${table}`, args: [] })).toEqual([]);
		}
		expect(runtime.logged).toEqual([]);
	});

	test('is not logged when its check fails with an error', async () => {
		const runtime = await testRuntime({
			checkAnswer: (_, answer) => {
				throw new Error(`broken by ${answer}`);
			},
		});
		const answer = await send(runtime, { rawPrompt, answer: 'canary-71ac' });
		expect(answer.status).toBe(500);
		expect(await answer.text()).not.toContain('canary');
		expect(JSON.stringify(runtime.logged)).not.toContain('canary');
	});

	test('may have 20,000 characters of any kind beside a prompt of 4,000', async () => {
		for (const unit of ['x', 'é', '字', '\u0007']) {
			const body = { rawPrompt: unit.repeat(3999).concat('a'), answer: unit.repeat(19_999).concat('a') };
			expect((await send(await testRuntime(), body)).status, unit).toBe(200);
		}
	});
});

test.each([
	['no answer', { rawPrompt }, 400, 'answer_required'],
	['an answer that is no text', { rawPrompt, answer: 7 }, 400, 'answer_required'],
	['a blank answer', { rawPrompt, answer: ' \n ' }, 400, 'answer_required'],
	['20,001 characters', { rawPrompt, answer: 'x'.repeat(20_001) }, 400, 'answer_too_long'],
	['no prompt', { answer: 'x' }, 400, 'prompt_required'],
	['a prompt of 4,001 characters', { rawPrompt: 'x'.repeat(4001), answer: 'x' }, 400, 'prompt_too_long'],
	['an unknown field', { rawPrompt, answer: 'x', plan: 'pro' }, 400, 'invalid_input'],
	['half a megabyte', { rawPrompt, answer: 'x'.repeat(500_000) }, 413, 'body_too_large'],
])('%s is refused', async (_, body, status, code) => {
	const answer = await send(await testRuntime(), body);
	expect([answer.status, (await answer.json()).error]).toEqual([status, code]);
});
