import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OptimiseResponse } from '#contract/optimise';
import { ReviseResponse } from '#contract/revise';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_REVISION, NO_WISHES } from '#engine/review-model';
import { answerFrom, revisedFrom } from './answer.ts';
import { promptAnswerFrom } from './prompt-answer.ts';
import { writeResult } from './written-result.ts';

const usage = { weeklyLimit: 3, usedThisWeek: 1, remaining: 2, resetsAtDate: '2026-11-23T00:00:00.000Z' };
const account = { limited: ['tone' as const], receipt: 'r', usage };
const prompts = readFileSync('tests/data/ifeval.jsonl', 'utf8')
	.trimEnd()
	.split('\n')
	.slice(0, 120)
	.map((line) => (JSON.parse(line) as { prompt: string }).prompt);

// The schemas are strict: an extra field is refused like a missing one.
describe('the engine’s results follow the contract', () => {
	test.each([
		['results', prompts],
		['questions back', ['help', 'write an email', 'fix this code', 'traduce esto']],
	])('%s', (_, texts) => {
		for (const text of texts) {
			const result = optimise(text);
			const sent = JSON.parse(answerFrom(writeResult(result), 'id-1', account).text);
			expect(OptimiseResponse.parse(sent)).toEqual(sent);
			expect(sent).toEqual({ requestId: 'id-1', engine: 'embedded', ...promptAnswerFrom(result), ...account });
		}
	});

	test('for revisions, options, and assumptions for every detail', () => {
		const revision = { ...NO_REVISION, undone: ['frame'], assumptions: { audience: 'nurses', length: null } };
		const wishes = { ...NO_WISHES, revision, takesDefaults: true, statesDefaults: true };
		for (const text of prompts) {
			const result = optimise(text, { ...DEFAULT_MODIFIERS, modelTarget: 'claude', outputChecks: ['facts'] }, wishes);
			const sent = JSON.parse(revisedFrom(writeResult(result), 'id-2').text);
			expect(ReviseResponse.parse(sent)).toEqual(sent);
		}
	});
});

test('the server gets the data for counting and history', () => {
	const result = optimise('Write a poem about rain for my gran. No rhymes.');
	if (result.outcome !== 'optimised') throw new Error('a result was expected');
	const { prompt, taskType, isAlreadyGood } = result;
	expect(writeResult(result)).toMatchObject({ outcome: 'optimised', prompt, taskType, isAlreadyGood });
	expect(writeResult(optimise('help'))).toMatchObject({ outcome: 'clarify', prompt: '', isAlreadyGood: false });
});
