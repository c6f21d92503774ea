import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import { CLOSING_LINE } from './headings.ts';

const FINISHED = `You are a careful reviewer of scientific abstracts.

# Task
Review the abstract the user sends and point out weak claims.

# Rules
- Never rewrite the abstract.
- Use at most 200 words.
- Always quote the sentence you comment on.
- Do not mention the authors.

# Output
Return a numbered list. Each item names the sentence, the problem and one suggestion. End with the line "Review complete."

# Tone
Be direct and polite. Avoid jargon. Explain each term that a first-year student would not know. Keep every comment short enough to be read in one breath, and start with the most serious weakness. If the abstract has no weak claim, say so in one sentence and stop there instead of looking for faults that are not in it.`;

describe('a prompt that is already well made', () => {
	const result = optimise(FINISHED, DEFAULT_MODIFIERS);
	if (result.outcome !== 'optimised') throw new Error('asked back');

	it('stands word for word, with little after it', () => {
		expect(result.prompt.startsWith(`${FINISHED}\n\n`)).toBe(true);
		expect(result.prompt.endsWith(CLOSING_LINE)).toBe(true);
		expect(result.prompt.length / FINISHED.length).toBeLessThanOrEqual(1.35);
		expect(result.whyItWorks[0]).toContain('well-made');
	});

	it('loses nothing and is finished after one pass', () => {
		for (const { landed, text, status } of result.ledger) {
			expect(status).toBe('kept');
			expect(result.prompt.slice(landed?.start, landed?.end)).toBe(text);
		}
		const again = optimise(result.prompt, DEFAULT_MODIFIERS);
		expect(again.outcome === 'optimised' && again.prompt).toBe(result.prompt);
	});
});
