import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';

const WITH_HEADINGS = `You are a careful reviewer of scientific abstracts for a student journal.

# Task
Review the abstract the user sends and point out weak claims.

# Rules
- Never rewrite the abstract.
- Use at most 200 words.
- Always quote the sentence you comment on.
- Do not mention the authors.

# Output
Return a numbered list for first-year students. Each item names the sentence, the problem and one suggestion. End with the line "Review complete."

# Tone
Be direct and polite. Avoid jargon. Start with the most serious weakness. If the abstract has no weak claim, say so in one sentence and stop there.`;

const IN_PROSE =
	'I want you to act as a cooking teacher for students who live on £25 a week. I will tell you what is in my fridge, and you reply with one recipe in at most 150 words, as a numbered list. Use only what I name, plus oil, salt and pepper. Never suggest meat, because two of my flatmates are vegetarian. State the cost and the time. Do not explain your choice, and ask nothing back.';

const ROUGH = [
	'write an email to my landlord about the broken boiler, be firm but polite, mention 7 days, under 150 words',
	'Write a 500-word blog post about remote work for small business owners, in a friendly tone. Use five headings. No jargon. End with a question. Mention Slack and Zoom.',
	'Summarise the text below in two sentences.\n\n"""\n# Rivers\n## The Ouse\nIt is long.\n## The Wharfe\nIt is short.\n## The Aire\nIt is old.\n"""',
];

describe('a well-made prompt', () => {
	it.each([WITH_HEADINGS, IN_PROSE])('is unchanged, with only the closing line after it', (text) => {
		const result = optimise(text);
		if (result.outcome !== 'optimised') throw new Error('asked back');
		expect(result.isAlreadyGood).toBe(true);
		expect(result.prompt.startsWith(`${text}\n\n`)).toBe(true);
		expect(result.prompt.slice(text.length).trim()).not.toContain('\n');
		expect(result.whyItWorks[0]).toContain('every word of it stands as you wrote it');
		expect(optimise(result.prompt)).toMatchObject({ prompt: result.prompt, isAlreadyGood: true });
	});

	it('keeps even spellings that are corrected in other texts', () => {
		const typed = `${IN_PROSE} Alot of recieved wisdom is wrong, pls keep that in mind.`;
		const result = optimise(typed);
		expect(result.outcome === 'optimised' && result.prompt.startsWith(`${typed}\n`)).toBe(true);
	});

	it('does not count as already good if options add rules, which come after it', () => {
		const result = optimise(WITH_HEADINGS, { ...DEFAULT_MODIFIERS, tone: 'academic', outputChecks: ['facts'] });
		if (result.outcome !== 'optimised') throw new Error('asked back');
		expect(result.isAlreadyGood).toBe(false);
		expect(result.prompt.startsWith(`${WITH_HEADINGS}\n\n## `)).toBe(true);
		expect(result.prompt).toContain('- Tone: academic');
	});
});

it.each(ROUGH)('a text that can be improved is not called good already: %s', (text) => {
	const result = optimise(text);
	expect(result.outcome === 'optimised' && result.isAlreadyGood).toBe(false);
});
