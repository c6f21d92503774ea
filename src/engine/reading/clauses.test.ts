import { describe, expect, it } from 'vitest';
import { splitClauses } from './clauses.ts';
import { fold } from './fold.ts';

const clausesOf = (text: string) =>
	splitClauses(fold(text), { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('a new clause starts', () => {
	it.each([
		['after a sentence', 'Write a poem. Make it rhyme.', ['Write a poem.', 'Make it rhyme.']],
		['at a list item', 'Rules:\n- no jargon\n- 200 words', ['Rules:', '- no jargon', '- 200 words']],
		['after a semicolon', 'Be brief; no lists', ['Be brief;', 'no lists']],
		[
			'at a command joined by a comma',
			'Draw a logo for my shop, and save it to out.png',
			['Draw a logo for my shop,', 'and save it to out.png'],
		],
		[
			'at a prohibition joined by "but"',
			"Keep it chatty but don't use slang",
			['Keep it chatty', "but don't use slang"],
		],
		[
			'at a command after a prohibition',
			'Do not use any commas and highlight at least 3 parts',
			['Do not use any commas', 'and highlight at least 3 parts'],
		],
		['at a full-width stop', '写一首诗。不要押韵。', ['写一首诗。', '不要押韵。']],
		['at a Chinese rule after a comma', '写一份介绍，不要用术语', ['写一份介绍，', '不要用术语']],
	])('%s', (_, text, wanted) => {
		expect(clausesOf(text)).toEqual(wanted);
	});
});

describe('a clause goes on', () => {
	it.each([
		['over an abbreviation', 'Use fruit, e.g. apples, for Mr. Smith'],
		['over a decimal or version', 'Use Python 3.9 and pi as 3.14'],
		['over a file name or address', 'Read sales.csv from https://a.io/x.y now'],
		['over a question in quotation marks', 'translate "good morning, how are you?" to japanese'],
		['over a quotation with a full stop', 'End with "Any questions? Write to us. Bye." exactly'],
		['over an example in brackets', 'Add placeholders (e.g. [name]. Use few) throughout'],
		['over a list of things that could be commands', 'Write about design, plan and review meetings'],
		['over commands hanging on "how to"', 'Explain how to save money, avoid debt and use cards'],
		['over the width of a line', 'Write a long letter to the people who live next door to\nmy old house by the sea'],
		['over the options it offers', 'Answer with one of the following phrases:\nYes.\nNo.\nMaybe.'],
	])('%s', (_, text) => {
		expect(clausesOf(text)).toEqual([text]);
	});
});
