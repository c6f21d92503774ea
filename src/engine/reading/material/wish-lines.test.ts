import { expect, test } from 'vitest';
import copy from '#content/optimiser.yaml';
import { optimise } from '#engine/optimise';
import { read } from '../read.ts';
import { areWishes } from './wish-lines.ts';

const { hint } = copy as { hint: { slots: Record<string, { starter: string }> } };
const starters = Object.values(hint.slots)
	.map(({ starter }) => starter)
	// "Text: " announces a passage and is not a wish.
	.filter((starter) => starter.endsWith(': ') && starter !== 'Text: ');

test.each(starters)('a line that the page begins with "%s" is a wish', (starter) => {
	expect(areWishes([`${starter}something`])).toBe(true);
});

test('wishes under a request, a label and a value each, are no passage to work on', () => {
	const text = 'Write an article about bees\nAudience: children\nLength: 300 words\nTone: warm\nno jokes';
	expect(read(text).material).toEqual([]);
	const result = optimise(text);
	expect(result.outcome === 'optimised' && result.prompt).toContain('300 words');
	expect(result.outcome === 'optimised' && result.prompt).not.toContain('## Source');
});

test('notes with labels of their own stay a passage', () => {
	expect(areWishes(['Budget: £500', 'Deadline: Friday at 3', 'Owner: Ana'])).toBe(false);
	expect(areWishes(['The harbour wall was finished in 1911 after nine years of work.'])).toBe(false);
});
