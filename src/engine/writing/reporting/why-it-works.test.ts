import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';
import { NO_REVISION } from '#engine/review-model';

interface Given {
	readonly answers?: Readonly<Record<string, string>>;
	readonly accepted?: readonly string[];
}

function why(text: string, { answers = {}, accepted = [] }: Given = {}, modifiers: Partial<Modifiers> = {}): string[] {
	const given = { answers, accepted, skipped: [] };
	const wishes = { revision: NO_REVISION, asked: [], takesDefaults: true, given };
	return [...(optimise(text, { ...DEFAULT_MODIFIERS, ...modifiers }, wishes) as Optimised).whyItWorks];
}

const PLAN = 'meal plan for the week, vegetarian, 40 quid';

describe('why it works', () => {
	it('begins with the person’s answers, which were missing in the text', () => {
		expect(why(PLAN, { answers: { 'meal-plan.people': 'Two' } })[0]).toBe(
			'You told it “The meals are for two people”; it was missing from your text.',
		);
		expect(why(PLAN, { answers: { 'meal-plan.people': 'Two', 'meal-plan.time': 'Cooking ahead is fine' } })[0]).toBe(
			'You told it “The meals are for two people” and “I cook ahead at the weekend”; both were missing from your text.',
		);
	});

	it('distinguishes an accepted suggestion from an answer', () => {
		expect(why(PLAN, { accepted: ['meal-plan.offer-1'] })[0]).toMatch(/^You took up “Add one shopping list/);
	});

	it('quotes at most three wishes that have their own lines', () => {
		const text =
			'Write an article about the bicycle. No lists. Under 600 words. End with a question. Use short paragraphs.';
		const told = why(text).find((reason) => reason.includes('line of its own'));
		expect(told).toContain('“No lists”');
		expect(told).toContain('and 2 more');
	});

	it('quotes superseded words and corrected spelling', () => {
		const text = 'wrte a poem abt rain, 12 lines, no 14 lines';
		expect(why(text)).toContain('You took back “12 lines”, so only what you said last is in it.');
		expect(why(text)[0]).toBe('It was clear already, so it was only tidied: “abt” is “about”.');
	});

	it('names the lines from depth and options', () => {
		const letter = 'cover letter for a warehouse job in dunfermline, half a page';
		expect(why(letter, {}, { depth: 'detailed' }).join('\n')).toMatch(
			/You chose depth “detailed”, which brought \d steps and \d checks that suit a cover letter\./,
		);
		expect(why(letter, {}, { targetContext: 'a small bakery' }).join('\n')).toContain(
			'Your options added “Context: a small bakery”.',
		);
	});

	it('says that nothing was added only if that is true', () => {
		const nothing = 'Nothing stands in it that you did not say.';
		expect(why(PLAN)).toContain(nothing);
		expect(why(PLAN, {}, { strictness: 'strict' })).not.toContain(nothing);
	});

	it('never praises itself, and is five sentences at most', () => {
		const text = `${PLAN}, no mushrooms. my son is 4. pls keep it simple, under 300 words`;
		const reasons = why(text, { answers: { 'meal-plan.meals': 'Dinners only' } }, { depth: 'detailed' });
		expect(reasons.length).toBeLessThanOrEqual(5);
		expect(reasons.join('\n')).not.toMatch(
			/\b(?:better|best|perfect\w*|precise\w*|powerful|optimi[sz]ed|great|clearer)\b/i,
		);
	});
});
