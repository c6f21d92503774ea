import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import type { Optimised } from '../result-model.ts';
import { NO_REVISION } from '../review-model.ts';

function score(text: string, answers: Readonly<Record<string, string>> = {}) {
	const given = { answers, accepted: [], skipped: [] };
	const wishes = { revision: NO_REVISION, asked: [], takesDefaults: true, given };
	return (optimise(text, DEFAULT_MODIFIERS, wishes) as Optimised).score;
}

const findingOf = (id: string, ...said: Parameters<typeof score>): string | undefined =>
	score(...said).checks.find((check) => check.id === id)?.finding;

const TEXT = 'blog post about composting at home';

describe('the score', () => {
	it('names a question worth answering where the text lacks the detail', () => {
		expect(findingOf('audience', TEXT)).toBe(
			'Nobody is named. Worth answering: “Who reads it, and what do they know already?”',
		);
	});

	it('names what an answer has added, and stays the score of the text', () => {
		const answers = { 'blog-post.reader': 'Beginners' };
		expect(findingOf('audience', TEXT, answers)).toBe(
			'Nobody is named. You have added “For people who are new to it”.',
		);
		expect(score(TEXT, answers).total).toBe(score(TEXT).total);
	});

	it('names no question where the text has the detail', () => {
		expect(findingOf('audience', `${TEXT} for nurses`)).not.toContain('Worth answering');
	});
});
