import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { read } from '#engine/reading/read';
import type { Optimised } from '#engine/result-model';
import { NO_REVISION } from '#engine/review-model';
import { findContradictions } from './contradictions.ts';

const told = (typed: string, text: string, id = 'letter.tone') =>
	findContradictions({ reading: read(typed), given: [{ id, as: 'content', text }] });

describe('an answer that the text contradicts', () => {
	it.each([
		['write a formal letter to the council', 'Keep it casual.', 'formal'],
		['a poem for my nan, not too formal', 'Formal and dignified.', 'not too formal'],
		['email to my boss, formal but not stiff', 'Not formal.', 'formal'],
		['speech for my brother, funny', 'Serious and solemn.', 'funny'],
		['blog post for beginners', 'For experts in the field.', 'beginners'],
		['cover letter for a bakery, under 100 words', 'Half a page.', 'under 100 words'],
		['summary of the plot in 3 sentences', 'Two pages.', '3 sentences'],
		['dinner for 4, no meat', 'Roast chicken.', 'no meat'],
		['meal plan for the week, vegetarian', 'Sausages on Friday.', 'vegetarian'],
		['chicken curry for 6', 'Vegetarian, no meat or fish.', 'chicken'],
		['meal plan for 2, no fish or mushrooms', 'Mushroom risotto once.', 'no fish or mushrooms'],
		['gluten free cake for my niece', 'Use plain flour.', 'gluten free'],
		['a poem about rain, no rhyming', 'It should rhyme.', 'no rhyming'],
	])('is reported, with the words of both: %s / %s', (typed, answer, words) => {
		expect(told(typed, answer)).toEqual([
			`You answered “${answer.slice(0, -1)}”, but your text says “${words}”: both are in the prompt, so take one back.`,
		]);
	});

	it.each([
		['bbq for 12, two are veggie', 'Chicken for the rest.'],
		['meal plan, vegetarian', 'No dish with beef or pork.'],
		['cake without nuts', 'No nuts of any kind, traces included.'],
		['cover letter, dont mention my last boss', 'A boss or manager will read it.'],
		['a page about bees', 'About 400 words.'],
		['list of 5 ideas, one sentence each', 'Half a page.'],
		['invitation, formal dress code', 'Casual and warm.'],
		['plan a party, no alcohol but music', 'Live music.'],
		['my boss is very formal. write a toast for his party', 'Casual and warm.'],
	])('and nothing where both are possible: %s / %s', (typed, answer) => {
		expect(told(typed, answer)).toEqual([]);
	});

	it('is reported for an accepted suggestion, too', () => {
		expect(told('dinner for 4, no meat', 'Serve chicken first.', 'dinner.offer-1')[0]).toMatch(/^You took up/);
	});

	it('is the first of the open points, and both statements stay in the prompt', () => {
		const given = { answers: { 'poem.rhyme': 'Yes, it should rhyme' }, accepted: [], skipped: [] };
		const wishes = { revision: NO_REVISION, asked: [], takesDefaults: true, given };
		const text = 'poem about the sea for my sister, no rhyming';
		const { prompt, optionalRefinements } = optimise(text, DEFAULT_MODIFIERS, wishes) as Optimised;
		expect(optionalRefinements[0]).toContain('your text says “no rhyming”');
		expect(prompt).toContain('for my sister, no rhyming.');
		expect(prompt).toContain('It should rhyme.');
	});
});
