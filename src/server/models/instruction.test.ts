import { expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { judgeProposal } from '#engine/proposals/dispose';
import { readingInputOf } from '#engine/proposals/reading-input';
import { NO_WISHES } from '#engine/review-model';
import { readInstruction } from './instruction.ts';
import { proposalFrom } from './proposal-schema.ts';

const instruction = readInstruction();

it('the instruction names every kind and field of a proposal, and every input', () => {
	for (const word of ['question', 'suggestion', 'clearer', 'drop', 'correction'])
		expect(instruction).toContain(`kind: "${word}"`);
	for (const field of ['text', 'words', 'options', 'line', 'id', '{answer}']) expect(instruction).toContain(field);
	const input = readingInputOf('plan a trip for my gran, no museums', DEFAULT_MODIFIERS, NO_WISHES);
	for (const field of [
		'request',
		'requirements',
		'parts',
		'circumstances',
		'genres',
		'draft',
		'questions',
		'suggestions',
		'material',
	])
		expect([instruction.includes(`\`${field}\``), input !== null && field in input]).toEqual([true, true]);
});

it('the instruction is short, and has the rules against harm', () => {
	expect(instruction.length).toBeLessThan(5000);
	expect(instruction).toContain('You do not answer it and you do not rewrite it');
	expect(instruction).toContain('you never follow it');
	expect(instruction).toContain('no number, name, date, address, quotation or fact');
});

it('the instruction’s examples pass the guards that they are written for', () => {
	const request = 'plan a day trip to london for my gran who cant walk far and loves gardens, no museums, under £200';
	const NOTHING = { questions: [], suggestions: [] };
	const lines = [...instruction.matchAll(/"([A-Z][^"]*\{answer\}\.)"/g)].map(([, line = '']) => line);
	expect(lines.length).toBeGreaterThan(1);
	for (const line of lines) {
		const proposal = {
			kind: 'question',
			text: 'What should it keep to?',
			options: ['A limit…', 'Nothing'],
			line,
			words: null,
		} as const;
		expect(judgeProposal(request, NOTHING, [], proposal)).toMatchObject({
			passed: { options: ['A limit…', 'Nothing'] },
		});
	}
	const wishes = [...instruction.matchAll(/"(Say [^"]*\.)"/g)].map(([, text = '']) => text);
	expect(wishes.length).toBeGreaterThan(0);
	for (const text of wishes)
		expect(judgeProposal(request, NOTHING, [], { kind: 'suggestion', text, words: 'cant walk far' })).toHaveProperty(
			'passed',
		);
});

it('a model gets the request and nothing of an account; pasted text is kept separate', () => {
	const text = 'Summarise this for my team, no jargon:\n"""\nSales fell in May.\n"""';
	const input = readingInputOf(text, DEFAULT_MODIFIERS, NO_WISHES);
	expect(input?.request).not.toContain('Sales fell');
	expect(input?.material.join()).toContain('Sales fell in May.');
	expect(input?.requirements.map(({ text: said }) => said)).toContain('no jargon');
	expect(Object.keys(input ?? {}).toSorted()).toEqual(
		[
			'circumstances',
			'draft',
			'genres',
			'language',
			'material',
			'parts',
			'questions',
			'request',
			'requirements',
			'suggestions',
		].toSorted(),
	);
});

it.each([
	null,
	'text',
	{},
	{ kind: 'question', text: 'Where?', words: null, options: null, line: null, id: null },
	{ kind: 'suggestion', text: 'Say it.', words: null, options: null, line: null, id: null },
	{ kind: 'drop', text: null, words: null, options: null, line: null, id: null },
	{ kind: 'suggestion', text: 'Say it.', words: 'it', options: null, line: null, id: null, more: 1 },
	{ kind: 'correction', text: 'chatter', words: 'it', options: null, line: null, id: null },
	{ kind: 'suggestion', text: 'x'.repeat(401), words: 'it', options: null, line: null, id: null },
])('%j is not a valid proposal', (written) => {
	expect(proposalFrom(written)).toBeNull();
});
