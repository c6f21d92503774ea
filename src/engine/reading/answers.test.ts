import { describe, expect, test } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_WISHES } from '#engine/review-model';
import { read } from './read.ts';

const answered = (request: string, ...lines: readonly string[]) =>
	`${request}\n\nAdditional context: ${lines.join('\n')}`;

function promptOf(text: string): string {
	const result = optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, asked: ['material', 'request'] });
	if (result.outcome !== 'optimised') throw new Error('Asked again.');
	return result.prompt;
}

describe('a request with answers under it', () => {
	test('is worked on, and the label that joins the two is not in the prompt', () => {
		const prompt = promptOf(answered('Write a poem', 'Audience: nurses', 'Tone: warm'));
		expect(prompt).toContain('Write a poem.');
		expect(prompt).toContain('- Audience: nurses.\n- Tone: warm.');
		expect(prompt).not.toMatch(/additional context|## Source/i);
	});

	test('keeps the request as the task, and a pasted passage as the passage', () => {
		const passage = '"""\nOnce upon a time there was a bee. It flew away.\n"""';
		const { material } = read(answered('Make it shorter', passage, 'Length: two sentences'));
		expect(material.map(({ span }) => span.text)).toEqual([passage]);
		const prompt = promptOf(answered('Make it shorter', passage, 'Length: two sentences'));
		expect(prompt).toContain('Make it shorter.');
		expect(prompt).toContain('- Length: two sentences.');
		expect(prompt.slice(prompt.indexOf('## Source'))).toContain('Once upon a time there was a bee. It flew away.');
	});

	test('never makes one text a passage because of the other', () => {
		expect(read(answered('asdf qwer zxcv', 'a birthday message for my sister Zoë')).material).toEqual([]);
		expect(read(answered('help me with my thing', 'Purpose: a talk', 'Tone: warm')).material).toEqual([]);
	});

	test('has all spans in place, with no answer in a part of the request', () => {
		const text = answered('Write a poem about rain', 'Length: eight lines');
		const { clauses } = read(text);
		for (const { span } of clauses) expect(text.slice(span.start, span.end)).toBe(span.text);
		expect(clauses.map(({ span }) => span.text)).toEqual(['Write a poem about rain', 'Length: eight lines']);
	});

	test('shows a composed letter where it was typed in two', () => {
		const text = answered('Write a poem about a café'.normalize('NFD'), 'Length: eight lines');
		expect(promptOf(text)).not.toMatch(/additional context/i);
		expect(promptOf(text)).toContain('- Length: eight lines.');
	});
});

describe('an answer is part of the request as if it had been typed there', () => {
	test.each([
		['asdf qwer zxcv', 'Email the team about Friday.', 'Email the team about Friday.'],
		['hello', 'write a poem for my mum', 'Write a poem for my mum.'],
		['help me please', 'plan a day out in Leeds', 'Plan a day out in Leeds.'],
		['help me', 'with a letter to my landlord about the damp', 'Help me with a letter to my landlord about the damp.'],
		['logo', 'for my dog walking business', 'Design a logo for my dog walking business.'],
		['figs', 'how do i store them so they last', 'Figs: how do I store them so they last.'],
		[
			'continue',
			'the story about the dragon who lost his fire',
			'Continue the story about the dragon who lost his fire.',
		],
		['make it shorter', 'my cv', 'Make it shorter: my cv.'],
	])('%s, then: %s', (request, answer, task) => {
		const prompt = promptOf(answered(request, answer));
		expect(prompt).toContain(`## Intent\n\n${task}\n`);
		expect(prompt).not.toMatch(/^\d\./m);
	});

	test('the text that was asked for is the text to work on, to the letter', () => {
		const text = 'my best man speech: Dave is a legend. he once ate 12 pies.';
		const { material } = read(answered('make it funnier', text));
		expect(material.map(({ span }) => span.text)).toEqual([text]);
	});

	test('a request that asks for nothing is reported as removed', () => {
		const { clauses } = read(answered('hello', 'write a poem for my mum'));
		expect(clauses.filter(({ role }) => role === 'filler').map(({ span }) => span.text)).toEqual(['hello']);
	});
});

test('the label in the middle of a line joins nothing', () => {
	const text = 'Write a poem. Additional context: it is for nurses.';
	expect(read(text).text).toBe(text);
});
