import { expect, it } from 'vitest';
import sentences from '#content/errors.yaml';
import { ERROR_CODES } from '#contract/errors';
import { errorSentenceOffences } from './rules/error-sentences.ts';

it('gives every error code one sentence', () => {
	expect(errorSentenceOffences(ERROR_CODES, sentences as Record<string, unknown>)).toEqual([]);
});

it.each([
	['a code without a sentence', ['a', 'b'], { a: 'One sentence.' }],
	['a sentence without a code', ['a'], { a: 'One sentence.', b: 'Two sentences.' }],
	['an empty sentence', ['a'], { a: '' }],
	['a placeholder', ['a'], { a: 'Error {code} happened.' }],
	['a code in place of words', ['a'], { a: 'internal_error' }],
])('catches %s', (_, codes, planted) => {
	expect(errorSentenceOffences(codes, planted)).toHaveLength(1);
});
