import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';
import { CLOSING_LINE } from './headings.ts';

const RULES = 'Use at most 200 words. Do not use jargon. Answer in French.';

function write(text: string): Optimised {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error(`asked back: ${result.clarification.question}`);
	return result;
}

it.each([
	`Write a poem about rain for my mum. ${CLOSING_LINE} Keep it under 12 lines.`,
	`${CLOSING_LINE}\n\nWrite a poem about rain for my mum.`,
	`You are a careful editor.\n\n${CLOSING_LINE}\n\n${`${RULES} `.repeat(11)}`,
])('a closing line in a request is removed with a reason, and is there once, at the end: %s', (text) => {
	const { prompt, operations } = write(text);
	expect(prompt.split(CLOSING_LINE)).toHaveLength(2);
	expect(prompt.endsWith(CLOSING_LINE)).toBe(true);
	const removed = operations.filter(({ action }) => action === 'removed');
	expect(removed.map(({ text: words }) => words).join(' ')).toContain(CLOSING_LINE);
	expect(removed.every(({ reason }) => reason !== '')).toBe(true);
});

it('the rest is the task, under its own heading', () => {
	const rules = '- at most 200 words\n- no jargon\n- answer in French\n- for nurses';
	const { prompt } = write(`${CLOSING_LINE}\n${rules}`);
	expect(prompt.startsWith('## Intent\n')).toBe(true);
});

it('a closing line within a passage stays', () => {
	const { prompt } = write(`Translate this sentence into French: "${CLOSING_LINE}"`);
	expect(prompt).toContain(`"${CLOSING_LINE}"`);
});
