import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import copy from '#content/optimiser.yaml';
import { OptimiserSectionCopy } from '#copy/optimiser-copy';
import { showToast } from '#islands/toast/show-toast.ts';
import { submitAnswers, submitDefaults } from '../clarifier/clarifier-round.ts';
import { $answerProblem, $answers, forgetAnswers, typeAnswer } from './clarifier.store.ts';
import { resetChoices } from './modifiers.store.ts';
import { $optimiser, $usage, submitPrompt } from './optimiser.store.ts';
import { $prompt, typePrompt } from './prompt.store.ts';

vi.mock('#islands/toast/show-toast.ts', () => ({ showToast: vi.fn() }));

const { messages } = OptimiserSectionCopy.parse(copy);
const lines = { audience: 'Audience', tone: 'Tone' };
const usage = { weeklyLimit: 3, usedThisWeek: 1, remaining: 2, resetsAtDate: '2026-11-23T00:00:00.000Z' };
const finished = {
	optimised_prompt: 'Intent: a poem',
	needsClarification: false,
	ledger: [],
	blocks: [],
	operations: [],
	assumptions: [],
	questions: [],
	score: { total: 50, checks: [] },
	alreadyGood: false,
	receipt: 'r',
	modelNotes: [],
	usage,
};
const question = { ...finished, optimised_prompt: '', needsClarification: true, question: 'About what?' };

let sent: { rawPrompt: string; modifiers: unknown; asked?: string[]; useDefaults?: boolean }[];

beforeEach(() => {
	sent = [];
	$optimiser.set({ kind: 'idle', last: null, asking: null });
	$usage.set(null);
	forgetAnswers();
	resetChoices();
	typePrompt('write a poem');
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

function serve(...answers: readonly { status?: number; body: unknown }[]): void {
	const queue = [...answers];
	vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
		sent.push(JSON.parse(String(init.body)));
		const { status = 200, body } = queue.shift() ?? { body: finished };
		return new Response(JSON.stringify(body), { status });
	});
}

test('a submitted prompt is working, then done with the text that was sent', async () => {
	serve({ body: finished });
	const running = submitPrompt(messages);
	expect($optimiser.get().kind).toBe('working');
	await running;
	expect($optimiser.get()).toMatchObject({ kind: 'done', last: { sent: 'write a poem', answer: finished } });
	expect($usage.get()).toEqual(usage);
});

test('the chosen options are sent with the prompt', async () => {
	serve({ body: finished });
	await submitPrompt(messages);
	expect(sent[0]?.modifiers).toEqual({ tone: 'friendly', format: 'paragraph', readerLevel: 'general', depth: 'brief' });
});

test('a blank prompt is refused without a call', async () => {
	serve();
	typePrompt(' \n ');
	await submitPrompt(messages);
	expect(sent).toEqual([]);
	expect($optimiser.get()).toMatchObject({ kind: 'failed', message: 'Prompt required.', isInvalid: true });
});

test('typing removes a failure', async () => {
	typePrompt('');
	await submitPrompt(messages);
	typePrompt('w');
	expect($optimiser.get().kind).toBe('idle');
});

test('a prompt over the limit is not sent', async () => {
	serve();
	typePrompt('x'.repeat(4001));
	await submitPrompt(messages);
	expect(sent).toEqual([]);
	expect($optimiser.get().kind).toBe('idle');
});

test('a second press during a request is ignored', async () => {
	serve();
	await Promise.all([submitPrompt(messages), submitPrompt(messages)]);
	expect(sent).toHaveLength(1);
});

test('a failure keeps the text and the last result', async () => {
	serve({ body: finished }, { status: 503, body: {} });
	await submitPrompt(messages);
	await submitPrompt(messages);
	expect($optimiser.get()).toMatchObject({ kind: 'failed', isInvalid: false, last: { answer: finished } });
	expect($prompt.get()).toBe('write a poem');
});

test('a used-up week is a state of its own, shown in a toast, and the figures are kept', async () => {
	const spent = { ...usage, usedThisWeek: 3, remaining: 0 };
	serve({ status: 429, body: { error: 'limit_reached', message: 'Spent.', ...spent } });
	await submitPrompt(messages);
	expect($optimiser.get()).toMatchObject({ kind: 'limited', message: 'Spent.' });
	expect($usage.get()).toEqual(spent);
	expect(showToast).toHaveBeenCalledWith({ title: 'Weekly limit reached', message: 'Spent.', tone: 'destructive' });
});

test('a visitor who has to sign in is told so, and keeps the last result', async () => {
	serve({ body: finished }, { status: 401, body: { error: 'auth_required' } });
	await submitPrompt(messages);
	await submitPrompt(messages);
	expect($optimiser.get()).toMatchObject({ kind: 'signInNeeded', last: { answer: finished } });
	expect(showToast).not.toHaveBeenCalled();
});

test('an answer is sent below the original prompt, and the box keeps its text', async () => {
	serve({ body: question }, { body: finished });
	await submitPrompt(messages);
	expect($optimiser.get()).toMatchObject({ kind: 'clarifying', asking: { answer: { question: 'About what?' } } });
	typeAnswer('request', '  about the sea ');
	await submitAnswers(lines, messages);
	expect(sent[1]?.rawPrompt).toBe('write a poem\n\nAdditional context: about the sea');
	expect($optimiser.get()).toMatchObject({ kind: 'done', asking: null });
	expect($prompt.get()).toBe('write a poem');
	expect($answers.get()).toEqual({});
});

test('a second question adds its answer to the first', async () => {
	serve({ body: question }, { body: question }, { body: finished });
	await submitPrompt(messages);
	typeAnswer('request', 'the sea');
	await submitAnswers(lines, messages);
	typeAnswer('request', 'eight lines');
	await submitAnswers(lines, messages);
	expect(sent[2]?.rawPrompt).toBe('write a poem\n\nAdditional context: the sea\neight lines');
});

test('an empty answer is refused next to the input', async () => {
	serve({ body: question });
	await submitPrompt(messages);
	await submitAnswers(lines, messages);
	expect($answerProblem.get()).toEqual({ kind: 'empty' });
	expect(sent).toHaveLength(1);
});

test('an answer that makes the prompt too long is refused with the length it would have', async () => {
	typePrompt('x'.repeat(3990));
	serve({ body: question });
	await submitPrompt(messages);
	typeAnswer('request', 'the sea');
	await submitAnswers(lines, messages);
	expect($answerProblem.get()).toEqual({ kind: 'tooLong', length: 3990 + '\n\nAdditional context: the sea'.length });
	expect(sent).toHaveLength(1);
});

test('after a failure the question and the typed answer stay', async () => {
	serve({ body: question }, { status: 500, body: {} });
	await submitPrompt(messages);
	typeAnswer('request', 'the sea');
	await submitAnswers(lines, messages);
	expect($optimiser.get()).toMatchObject({ kind: 'failed', asking: { answer: { question: 'About what?' } } });
	expect($answers.get()).toEqual({ request: 'the sea' });
});

const round = {
	...question,
	questions: [
		{ id: 'audience', question: 'Who is it for?', options: ['nurses', 'doctors'] },
		{ id: 'material', question: 'Which text is meant?', options: ['It is in the file I attach'] },
		{ id: 'tone', question: 'How should it sound?', options: [] },
	],
};

test('each answer of a round is sent with its label, and empty ones are left out', async () => {
	serve({ body: round }, { body: finished });
	await submitPrompt(messages);
	typeAnswer('audience', ' nurses ');
	typeAnswer('material', 'It is in the file I attach');
	await submitAnswers(lines, messages);
	expect(sent[1]?.rawPrompt).toBe('write a poem\n\nAdditional context: Audience: nurses\nIt is in the file I attach');
});

test('a text that was asked for is sent within a fence, as the text to work on', async () => {
	serve({ body: round }, { body: finished });
	await submitPrompt(messages);
	typeAnswer('material', 'The leaflet says: take two. Never more.');
	typeAnswer('tone', 'warm');
	await submitAnswers(lines, messages);
	expect(sent[1]?.rawPrompt).toBe(
		'write a poem\n\nAdditional context: """\nThe leaflet says: take two. Never more.\n"""\nTone: warm',
	);
});

test('the next request names the questions already asked, so that none is repeated', async () => {
	const second = { ...round, questions: [{ id: 'length', question: 'How long?', options: [] }] };
	serve({ body: round }, { body: second }, { body: finished });
	await submitPrompt(messages);
	typeAnswer('tone', 'warm');
	await submitAnswers(lines, messages);
	expect(sent[1]?.asked).toEqual(['audience', 'material', 'tone']);
	typeAnswer('length', 'short');
	await submitAnswers(lines, messages);
	expect(sent[2]?.asked).toEqual(['audience', 'material', 'tone', 'length']);
});

test('sensible defaults send the same text and ask for assumptions', async () => {
	serve({ body: round }, { body: finished });
	await submitPrompt(messages);
	await submitDefaults(messages);
	expect(sent[1]).toMatchObject({
		rawPrompt: 'write a poem',
		useDefaults: true,
		asked: ['audience', 'material', 'tone'],
	});
	expect($optimiser.get().kind).toBe('done');
});

test('an answer typed under a question stays after another press of the main button', async () => {
	serve({ body: round }, { body: round });
	await submitPrompt(messages);
	typeAnswer('audience', 'nurses');
	await submitPrompt(messages);
	expect($answers.get()).toEqual({ audience: 'nurses' });
});
