import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import copyFile from '#content/optimiser.yaml';
import { OptimiserSectionCopy } from '#copy/optimiser-copy';
import { $answerCheck, closeAnswerCheck, openAnswerCheck, submitReply, typeReply } from './answer-check.store.ts';
import { $checkRanges } from './check-ranges.store.ts';

const copy = OptimiserSectionCopy.parse(copyFile);
const failed = {
	id: 'rule-1',
	rule: 'under 5 words',
	source: { start: 3, end: 16 },
	verdict: 'fail',
	finding: '6 words; the rule says fewer than 5.',
};
const review = { requestId: 'r', checks: [failed], repairPrompt: 'Mend the length.' };

let sent: unknown[];

function serve(...answers: readonly { status?: number; body: unknown }[]): void {
	const queue = [...answers];
	vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
		sent.push([url, JSON.parse(String(init.body))]);
		const { status = 200, body } = queue.shift() ?? { body: review };
		return new Response(JSON.stringify(body), { status });
	});
}

beforeEach(() => {
	sent = [];
	openAnswerCheck('another request');
	openAnswerCheck('a request');
});
afterEach(() => vi.unstubAllGlobals());

test('a pasted answer is sent with the request as sent, and the checks are shown', async () => {
	serve({ body: review });
	typeReply('one two three four five six');
	const running = submitReply(copy);
	expect($answerCheck.get().isWorking).toBe(true);
	await running;
	expect(sent).toEqual([['/api/check-answer', { rawPrompt: 'a request', answer: 'one two three four five six' }]]);
	expect($answerCheck.get()).toMatchObject({ isWorking: false, problem: null, checked: { checks: [failed] } });
});

test('checked rules can be highlighted in the original while the section shows them', async () => {
	serve({ body: review });
	typeReply('text');
	await submitReply(copy);
	expect($checkRanges.get()).toEqual([{ id: 'check:rule-1', start: 3, end: 16 }]);
	closeAnswerCheck();
	expect($checkRanges.get()).toEqual([]);
	openAnswerCheck('a request');
	expect($checkRanges.get()).toHaveLength(1);
});

test('an empty field and a text over the limit are refused before sending, with a sentence', async () => {
	serve();
	typeReply('  \n');
	await submitReply(copy);
	expect($answerCheck.get().problem).toBe('Paste the answer first.');
	typeReply('a'.repeat(20_001));
	expect($answerCheck.get().problem).toBeNull();
	await submitReply(copy);
	expect($answerCheck.get().problem).toContain('20,001 characters; 20,000 is the limit');
	expect(sent).toEqual([]);
});

test.each([
	[500, {}, 'temporarily unavailable'],
	[429, { error: 'rate_limited', message: 'x' }, 'Too many requests'],
	[200, { requestId: 'r' }, 'unexpected error'],
])('an answer of %i keeps the text and the last check', async (status, body, words) => {
	serve({ body: review }, { status, body });
	typeReply('first');
	await submitReply(copy);
	typeReply('second');
	await submitReply(copy);
	expect($answerCheck.get().problem).toContain(words);
	expect($answerCheck.get()).toMatchObject({ text: 'second', isWorking: false, checked: { answer: 'first' } });
});

test('a lost connection is reported, and the text stays', async () => {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('offline');
	});
	typeReply('text');
	await submitReply(copy);
	expect($answerCheck.get()).toMatchObject({ text: 'text', isWorking: false });
	expect($answerCheck.get().problem).toContain('Unable to connect');
});

test('a second press during a check sends nothing', async () => {
	serve();
	typeReply('text');
	await Promise.all([submitReply(copy), submitReply(copy)]);
	expect(sent).toHaveLength(1);
});

test('a revision of the same request keeps the pasted answer; another request does not', () => {
	typeReply('text');
	openAnswerCheck('a request');
	expect($answerCheck.get().text).toBe('text');
	openAnswerCheck('something else');
	expect($answerCheck.get().text).toBe('');
});

test('a check that arrives after the request has changed is not shown', async () => {
	serve({ body: review });
	typeReply('text');
	const running = submitReply(copy);
	openAnswerCheck('something else');
	await running;
	expect($answerCheck.get()).toMatchObject({ sent: 'something else', checked: null });
	expect($checkRanges.get()).toEqual([]);
});
