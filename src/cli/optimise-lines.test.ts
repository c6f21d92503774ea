import { describe, expect, it } from 'vitest';
import { runCommand } from '#support/test-terminal';
import { ploop } from './ploop.ts';

const PROMPT = 'write an email to the team about a party';

async function answer(...items: readonly object[]) {
	const input = items.map((item) => `${JSON.stringify(item)}\n`).join('');
	const { code, out } = await runCommand(ploop, ['optimise', '--jsonl'], { input });
	return {
		code,
		lines: out
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line)),
	};
}

async function firstQuestion() {
	const { lines } = await answer({ id: 1, prompt: PROMPT });
	return lines[0].result.questions[0];
}

describe('ploop optimise --jsonl, with answers', () => {
	it('puts a chosen option and own words into the prompt, and asks neither question again', async () => {
		const plain = await answer({ id: 1, prompt: PROMPT });
		const [first, second] = plain.lines[0].result.questions;
		const option = second.options.find((one: string) => !one.endsWith('…'));
		const { code, lines } = await answer({
			id: 1,
			prompt: PROMPT,
			answers: { [first.id]: 'It starts at 7 pm', [second.id]: option },
		});
		const { optimised_prompt, questions } = lines[0].result;
		expect(code).toBe(0);
		expect(optimised_prompt).toContain('It starts at 7 pm');
		expect(optimised_prompt.length).toBeGreaterThan(
			plain.lines[0].result.optimised_prompt.length + 'It starts at 7 pm'.length,
		);
		const asked = questions.map(({ id }: { id: string }) => id);
		expect(asked).not.toContain(first.id);
		expect(asked).not.toContain(second.id);
	});

	it('marks the lines of answers as the person’s own', async () => {
		const { id } = await firstQuestion();
		const { lines } = await answer({ id: 1, prompt: PROMPT, answers: { [id]: 'It starts at 7 pm' } });
		const { optimised_prompt: prompt, provenance } = lines[0].result;
		const line = provenance.find(({ start, end }: { start: number; end: number }) =>
			prompt.slice(start, end).includes('7 pm'),
		);
		expect(line).toMatchObject({ origin: 'yours' });
	});

	it('accepts a suggestion by its id, which is then not offered again', async () => {
		const prompt = 'meal plan for a week, my son has a nut allergy';
		const [{ id, text }] = (await answer({ id: 1, prompt })).lines[0].result.suggestions;
		const { lines } = await answer({ id: 1, prompt, accept: [id] });
		expect(lines[0].result.optimised_prompt).toContain(text);
		expect(lines[0].result.suggestions.map((one: { id: string }) => one.id)).not.toContain(id);
	});

	it('applies to its own line only', async () => {
		const { id } = await firstQuestion();
		const plain = { id: 'b', prompt: PROMPT };
		const { lines } = await answer({ id: 'a', prompt: PROMPT, answers: { [id]: 'It starts at 7 pm' } }, plain);
		expect(lines[1]).toEqual((await answer(plain)).lines[0]);
	});

	it('ignores ids that this prompt has no question or suggestion for', async () => {
		const { lines } = await answer(
			{ id: 1, prompt: PROMPT, answers: { 'no.such-question': 'Yes' }, accept: ['no.such-offer'] },
			{ id: 1, prompt: PROMPT },
		);
		expect(lines[0].result.optimised_prompt).toBe(lines[1].result.optimised_prompt);
	});

	it.each([
		['an answer of spaces', { answers: { 'email.facts': '   ' } }],
		['an answer of more than 300 characters', { answers: { 'email.facts': 'a'.repeat(301) } }],
		['answers as a list', { answers: ['Yes'] }],
		['a suggestion without quotation marks', { accept: [1] }],
	])('refuses %s with its id, and goes on', async (_, more) => {
		const { code, lines } = await answer({ id: 'a', prompt: PROMPT, ...more }, { id: 'b', prompt: PROMPT });
		expect(code).toBe(1);
		expect(lines[0]).toMatchObject({
			id: 'a',
			error: 'invalid_input',
			message: expect.stringMatching(/^(?:answers|accept)/),
		});
		expect(lines[1]).toMatchObject({ id: 'b', result: { needsClarification: false } });
	});
});
