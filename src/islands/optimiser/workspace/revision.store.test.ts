import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import copy from '#content/optimiser.yaml';
import type { OptimiseResponse } from '#contract/optimise';
import type { ReviseRequest } from '#contract/revise';
import { OptimiserSectionCopy } from '#copy/optimiser-copy';
import type { Delivered } from '../stores/optimiser.store.ts';
import { $revision, foresee, forgetProblem, openRevision, revise, reviseAgain } from './revision.store.ts';
import { withAssumption, withModel, withPutBack, withShort, withUndone } from './wish-edits.ts';

const { messages } = OptimiserSectionCopy.parse(copy);
const answer = { optimised_prompt: 'Intent: a poem', ledger: [], blocks: [], receipt: 'r' };
const delivered: Delivered = {
	sent: 'write a poem',
	modifiers: { tone: 'academic' },
	asked: [],
	useDefaults: false,
	answer: answer as unknown as OptimiseResponse,
};
const say = () => 'Done.';

type Reply = { readonly status?: number; readonly prompt?: string };
let asked: ReviseRequest[];
/** Answers the oldest open request. */
let reply: ((reply_: Reply) => void)[];

beforeEach(() => {
	asked = [];
	reply = [];
	vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
		asked.push(JSON.parse(String(init.body)));
		return new Promise<Response>((resolve) => {
			reply.push(({ status = 200, prompt = `revised ${asked.length}` }) =>
				resolve(new Response(JSON.stringify({ ...answer, optimised_prompt: prompt }), { status })),
			);
		});
	});
	openRevision({ ...delivered });
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => $revision.get()?.answer.optimised_prompt;
const until = (run: Promise<void>, index: number, reply_: Reply) => {
	reply[index]?.(reply_);
	return run;
};

test('an undone change is sent with the text, the options and the receipt of the result', async () => {
	const run = revise(withUndone(['a']), say, messages);
	expect(asked[0]).toEqual({
		rawPrompt: 'write a poem',
		modifiers: { tone: 'academic' },
		receipt: 'r',
		useDefaults: false,
		undone: ['a'],
		assumptions: {},
		isShort: false,
		model: 'auto',
		answers: {},
		accept: [],
		skipped: [],
	});
	expect($revision.get()?.wanted).toMatchObject({ undone: ['a'] });
	expect(shown()).toBe('Intent: a poem');
	await until(run, 0, { prompt: 'without a' });
	expect($revision.get()).toMatchObject({ wanted: null, wish: { undone: ['a'] }, said: 'Done.' });
	expect(shown()).toBe('without a');
});

test('a revision prepared while a finger is down is requested once and shown only after the press', async () => {
	foresee(withUndone(['a']), messages);
	expect(asked).toHaveLength(1);
	const run = revise(withUndone(['a']), say, messages);
	expect(asked).toHaveLength(1);
	expect(shown()).toBe('Intent: a poem');
	await until(run, 0, { prompt: 'without a' });
	expect(shown()).toBe('without a');
});

test('a prepared answer that is near is awaited in silence, and a change in between includes it', async () => {
	vi.useFakeTimers();
	foresee(withUndone(['a']), messages);
	const run = revise(withUndone(['a']), say, messages);
	expect($revision.get()?.wanted).toBeNull();
	vi.advanceTimersByTime(150);
	expect($revision.get()?.wanted, 'it takes longer').toMatchObject({ undone: ['a'] });
	await until(run, 0, { prompt: 'without a' });
	foresee(withUndone(['b']), messages);
	const first = revise(withUndone(['b']), say, messages);
	const second = revise(withUndone(['c']), say, messages);
	expect($revision.get()?.wanted).toMatchObject({ undone: ['a', 'b', 'c'] });
	await until(first, 1, { prompt: 'without a and b' });
	expect(shown(), 'the last one is shown').toBe('without a');
	await until(second, 2, { prompt: 'without all' });
	expect($revision.get()).toMatchObject({ wanted: null, wish: { undone: ['a', 'b', 'c'] } });
	vi.useRealTimers();
});

test('a prepared revision that failed is requested again by the press', async () => {
	foresee(withUndone(['a']), messages);
	reply[0]?.({ status: 503 });
	await vi.waitFor(async () => {
		const run = revise(withUndone(['a']), say, messages);
		expect(asked).toHaveLength(2);
		await until(run, 1, { prompt: 'without a' });
	});
	expect(shown()).toBe('without a');
});

test('restoring an undone change shows the first result without another request', async () => {
	await until(revise(withUndone(['a']), say, messages), 0, {});
	await revise(withPutBack(['a']), say, messages);
	expect(asked).toHaveLength(1);
	expect(shown()).toBe('Intent: a poem');
});

test('a model that was shown before is shown at once', async () => {
	await until(revise(withModel('claude'), say, messages), 0, { prompt: 'for Claude' });
	await revise(withModel('auto'), say, messages);
	await revise(withModel('claude'), say, messages);
	expect(asked).toHaveLength(1);
	expect(shown()).toBe('for Claude');
});

test('a second change includes the first one still in progress, and the last answer is shown', async () => {
	const first = revise(withUndone(['a']), say, messages);
	const second = revise(withShort(true), say, messages);
	expect(asked[1]).toMatchObject({ undone: ['a'], isShort: true });
	await until(second, 1, { prompt: 'last' });
	await until(first, 0, { prompt: 'late' });
	expect(shown()).toBe('last');
	expect($revision.get()?.wanted).toBeNull();
});

test('the answer to an earlier change is not shown but remembered', async () => {
	const first = revise(withModel('claude'), say, messages);
	const second = revise(withModel('gemini'), say, messages);
	await until(first, 0, { prompt: 'for Claude' });
	expect(shown()).toBe('Intent: a poem');
	await until(second, 1, { prompt: 'for Gemini' });
	await revise(withModel('claude'), say, messages);
	expect(asked).toHaveLength(2);
	expect(shown()).toBe('for Claude');
});

test('a change undone while in progress leaves the page unchanged', async () => {
	const first = revise(withModel('claude'), say, messages);
	await revise(withModel('auto'), say, messages);
	await until(first, 0, { prompt: 'for Claude' });
	expect(shown()).toBe('Intent: a poem');
});

test('after a failure the result stays, with the reason, and the change can be tried again', async () => {
	await until(revise(withAssumption('tone', 'formal'), say, messages), 0, { status: 503 });
	expect(shown()).toBe('Intent: a poem');
	expect($revision.get()).toMatchObject({ wanted: null, problem: { message: messages.unavailable } });
	await until(reviseAgain(messages), 1, { prompt: 'formal' });
	expect(asked[1]).toEqual(asked[0]);
	expect($revision.get()).toMatchObject({ problem: null, wish: { assumptions: { tone: 'formal' } } });
	expect(shown()).toBe('formal');
});

test('the failure of an earlier change is not shown', async () => {
	const first = revise(withModel('claude'), say, messages);
	const second = revise(withModel('gemini'), say, messages);
	await until(first, 0, { status: 500 });
	expect($revision.get()?.problem).toBeNull();
	await until(second, 1, { prompt: 'for Gemini' });
	expect(shown()).toBe('for Gemini');
});

test('a dismissed problem disappears', async () => {
	await until(revise(withShort(true), say, messages), 0, { status: 429 });
	expect($revision.get()?.problem?.message).toBe(messages.tooMany);
	forgetProblem();
	expect($revision.get()?.problem).toBeNull();
});

test('an answer for an earlier result does not change the next one', async () => {
	const run = revise(withShort(true), say, messages);
	openRevision({ ...delivered, answer: { ...delivered.answer, optimised_prompt: 'the next' } });
	await until(run, 0, { prompt: 'late' });
	expect(shown()).toBe('the next');
});

test('a result made for a model starts with that model chosen', () => {
	openRevision({ ...delivered, modifiers: { modelTarget: 'gemini' } });
	expect($revision.get()?.wish.model).toBe('gemini');
});
