import { expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_WISHES } from '#engine/review-model';
import { CLOSING_LINE } from '../rendering/headings.ts';

const TALE =
	'Flight from Dublin to Malaga was cancelled at 11 at night, they said crew sickness and got us on another one 26 hours later. Four of us including my mam in a wheelchair. We paid for the hotel ourselves, 212 euro, plus food of maybe 90, and I have receipts for the hotel but only for some of the food. What are we really owed under the EU rules and can you write the claim so it is short? ';
const written = (text: string): string => {
	const result = optimise(text, DEFAULT_MODIFIERS);
	return result.outcome === 'optimised' ? (result.prompt.split(`\n\n${CLOSING_LINE}`)[0] ?? '') : '';
};

it('statements and tasks of a long undivided request are paragraphs, with every word in its place', () => {
	const prompt = written(TALE);
	expect(prompt.split('\n\n')).toHaveLength(2);
	expect(prompt.split('\n\n')[1]).toMatch(/^What are we really owed/);
	expect(prompt.replace(/\s+/g, ' ')).toBe(TALE.trim());
});

it('a short undivided request is one paragraph', () => {
	expect(written('My boiler leaks and the landlord is away until June. What can I do?')).not.toContain('\n');
});

it('no paragraph begins with words that refer to the sentence before', () => {
	const prompt = written(TALE.replace('What are we', 'So what are we'));
	expect(prompt).not.toContain('\n');
});

it('each numbered item of an undivided request begins a line, and so does the text after them', () => {
	const prompt = written(
		`${TALE.replace('What are we really owed under the EU rules and can you write the claim so it is short?', 'Please help me with 1) what we are owed, 2) a claim under 200 words, to the airline 3) a text to my mam. no legal words anywhere.')}`,
	);
	expect(prompt).toMatch(
		/\n1\) what we are owed,\n2\) a claim under 200 words, to the airline\n3\) a text to my mam\.\n\n?No legal words anywhere\./,
	);
});

it('the sentences before a passage and those after it are paragraphs', () => {
	const prompt = written(
		'Here are my notes from the parish council, please make them into minutes:\n\n- bins, Joe to ring\n- hall roof, two quotes\n- dog mess again\n\nThey have to go on the website. Our last clerk wrote them like a novel.',
	);
	expect(prompt).toContain('make them into minutes.\n\nThey have to go on the website.');
});

it('the person’s own list keeps its lines, even when answers are added', () => {
	const text =
		'Draft a one page agreement on reviews for Monday, covering:\n- how quickly, by whom\n- size of the change\n- urgent fixes\nno sermon. We are 6 people.';
	expect(written(text)).toContain('\n- size of the change\n- urgent fixes\n');
	const result = optimise(text, DEFAULT_MODIFIERS, {
		...NO_WISHES,
		given: { answers: { 'any.more': 'we use GitLab' }, accepted: [], skipped: [] },
	});
	expect(result.outcome === 'optimised' && result.prompt).toMatch(/\n- urgent fixes\n[\s\S]*- We use GitLab\./);
});

it('a quotation of several sentences is never divided', () => {
	const recipe =
		"'Nueces bien molidas, un pocillo de azúcar y otro de agua. Se estiren finas. Freír en aceite que no humee.'";
	const prompt = written(
		`Translate this please, it is from my great-grandmother's notebook and I want to cook it for my dad's 60th: ${recipe} I can bake but I need real amounts. What does the pocillo mean?`,
	);
	expect(prompt).toContain(recipe);
});
