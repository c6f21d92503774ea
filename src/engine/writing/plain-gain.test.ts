import { describe, expect, it } from 'vitest';
import { optimise } from '../optimise.ts';

const promptOf = (text: string): string => {
	const result = optimise(text);
	return result.outcome === 'optimised' ? result.prompt.slice(0, result.prompt.lastIndexOf('\n\n')) : '';
};
const intentOf = (text: string): string => promptOf(text).split('## Intent\n\n')[1]?.split('\n\n')[0] ?? '';

describe('facts', () => {
	it('stay in the running text with their figures, and wishes are among the rules', () => {
		const text =
			'cover letter for a library job. I was a postman for 19 years. I read about 3 books a week. one page. not grovelling.';
		expect(intentOf(text)).toBe(
			'Write a cover letter for a library job. I was a postman for 19 years. I read about 3 books a week.',
		);
		expect(promptOf(text)).toContain('- One page.\n- Not grovelling.');
	});

	it('are separated from a wish at a comma', () => {
		const text =
			'speech for my daughters party, 2 minutes, no jokes about school. she wants it not embarrassing, her name is Ximena, her gran died in march so mention her';
		expect(intentOf(text)).toBe('Write a speech for my daughters party. Her name is Ximena.');
		expect(promptOf(text)).toContain('- She wants it not embarrassing.\n- Her gran died in march so mention her.');
	});

	it('stay before a task at the end of a sentence without punctuation', () => {
		const text =
			'got a parking fine from the council for the bus lane but the sign was behind a tree can u write me an appeal, keep it short, no begging';
		expect(intentOf(text)).toBe(
			'Got a parking fine from the council for the bus lane but the sign was behind a tree. Write me an appeal.',
		);
	});
});

describe('facts in another language', () => {
	it('stay in the running text, and wishes are among the rules', () => {
		const text =
			'Schreib ein Gedicht über das Meer im Morgengrauen. Ich arbeite nachts als Krankenpfleger. Vier Zeilen. Keine Reime. Ruhig und langsam.';
		expect(promptOf(text)).toContain('Meer im Morgengrauen. Ich arbeite nachts als Krankenpfleger.\n');
		expect(promptOf(text)).toContain('- Vier Zeilen.\n- Keine Reime.');
	});
});

describe('an aside is no second task', () => {
	it.each([
		['fix my code\n\nfor (let i = 0; i <= n; i++) {\n  total += items[i].price\n}\n\njust tell me whats wrong', '1. '],
		['can you write an email to my gym, I lost my job. member number 40118. short. i want it to end this month', '1. '],
		[
			'make a flyer text for our jumble sale. 50p entry, kids free, teas. no exclamation marks. we need helpers too',
			'1. ',
		],
		['Write a program that stores data in a chain. A node should pay. A node can "delete" its data. Python.', '1. '],
	])('%s', (text, number) => {
		expect(promptOf(text)).toContain('## Intent');
		expect(promptOf(text)).not.toContain(number);
	});
});

describe('a list, a question and a sentence stay whole', () => {
	it.each([
		[
			'Prepare minutes for our meeting. 48 flats. Must have columns for action, person, date. Formal.',
			'columns for action, person, date',
		],
		[
			'how do i tell my manager im pregnant, small company, she is stressed, no phone call, under 100 words',
			"tell my manager I'm pregnant",
		],
		[
			'Explain how to set up network devices such as firewalls , switches, sensors using the API. Short. With examples.',
			'switches, sensors',
		],
		[
			'what do i tell my manager, if anything. she tells everyone everything. no hr, no email, keep it kind',
			'my manager, if anything',
		],
		[
			'make grandmas goulash recipe, i remember lots of paprika, beef, no potatoes, caraway and it was dark. 2 versions. metric',
			'paprika, beef, no potatoes, caraway',
		],
	])('%s', (text, whole) => {
		expect(promptOf(text)).toContain(whole);
	});

	it('a request with a correction that cannot be applied stays whole', () => {
		expect(
			promptOf('message to my team: deploy freeze from noon, not bossy, 2 lines. add a gif, no dont'),
		).not.toContain('## ');
	});
});

describe('an opening becomes an instruction', () => {
	it.each([
		[
			'gift for my brother in law, has everything, max 50 eur, no alcohol, arrives by friday, 5 ideas',
			'Suggest a gift for my brother in law.',
		],
		[
			'image of a reading nook for my blog, autumn, no people, warm, watercolour not photo',
			'Create an image of a reading nook',
		],
		[
			'netflix vs disney for a family of 4. one subscription. table, then 1 sentence. no prices',
			'Compare Netflix vs disney for a family of 4.',
		],
		['I want a letter thats firm. two pages at most. polite. no threats. with dates', "Write a letter that's firm."],
		[
			'i want to write application for transfer. formal. short. no family details. one page',
			'Write application for transfer.',
		],
		['best way to word a complaint to my boss', 'What is the best way to word a complaint to my boss?'],
		['reply to review?? 40 words, warm, no discount, not defensive', 'Write a reply to review.'],
	])('%s', (text, opening) => {
		expect(promptOf(text)).toContain(opening);
	});

	it('without a doubled question mark', () => {
		expect(promptOf('can you make my letter sound more natural?? no slang. one page. keep the dates')).toContain(
			'natural.\n',
		);
	});
});
