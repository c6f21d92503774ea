import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { optimise } from '../optimise.ts';

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
	'I want you to act as a travel guide.',
	'act as a dentist and help me',
	`hey so i need a plan for my week, i work mon to thu 9 to 5, gym 3 times, no dairy, budget 40 pounds, also i want to see my gran on sunday and there is a dentist thing on tuesday at 4pm, ${'please keep it simple and short, no long text, '.repeat(6)} thanks`,
	'Write a 500-word blog post about remote work for small business owners, in a friendly tone. Use five headings. No jargon. End with a question. Mention Slack and Zoom.',
];

describe('a strong prompt', () => {
	it.each([WITH_HEADINGS, IN_PROSE])('stands as it is, with the closing line alone after it', (text) => {
		const result = optimise(text);
		if (result.outcome !== 'optimised') throw new Error('asked back');
		expect(result.isAlreadyGood).toBe(true);
		expect(result.prompt.startsWith(`${text}\n\n`)).toBe(true);
		expect(result.prompt.slice(text.length).trim()).not.toContain('\n');
		expect(result.whyItWorks[0]).toContain('well-made');
		expect(optimise(result.prompt)).toMatchObject({ prompt: result.prompt, isAlreadyGood: true });
	});

	it('is not called good already when options add rules to it', () => {
		const result = optimise(WITH_HEADINGS, { ...DEFAULT_MODIFIERS, tone: 'academic', outputChecks: ['facts'] });
		expect(result).toMatchObject({ outcome: 'optimised', isAlreadyGood: false });
	});
});

it.each(ROUGH)('a rough text is never called good already: %s', (text) => {
	const result = optimise(text);
	expect(result.outcome === 'optimised' && result.isAlreadyGood).toBe(false);
});
