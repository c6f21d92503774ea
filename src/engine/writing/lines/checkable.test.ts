import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';

const checksOf = (text: string): string[] => {
	const result = optimise(text, { ...DEFAULT_MODIFIERS, depth: 'detailed' });
	if (result.outcome !== 'optimised') return [];
	return result.provenance
		.filter(({ rule }) => rule === 'test.own')
		.map(({ start, end }) => result.prompt.slice(start, end).replace(/^- /, ''));
};

describe('the checks made of what a person wished', () => {
	it.each([
		[
			'letter to parents about fees, keep it warm, no jargon, under 120 words, one side of a5',
			'Word count is under 120.',
		],
		['letter to parents about fees, keep it warm, no jargon, under 120 words, one side of a5', 'Rule met: No jargon.'],
		['eulogy for my grandad, mention his pigeons, dont make it soppy, 3 minutes', "Rule met: Don't make it soppy."],
		[
			'policy on gifts for staff. it must be readable by warehouse staff. include examples',
			'Rule met: It must be readable by warehouse staff.',
		],
		[
			'plan a week of tea for two kids, as a table, no fish, if a day is busy put beans',
			'Rule met: If a day is busy put beans.',
		],
	])('%j is held to %j', (text, check) => {
		expect(checksOf(text)).toContain(check);
	});

	it.each([
		[
			'a fact of somebody',
			'get me out of bed by six forty, teacher, cat, no willpower, dont know what to try',
			/willpower|know/,
		],
		['a past', 'complaint to the airline, assistance was booked, never came, we were last off', /Never came/],
		['a question', 'electric car, 200 miles range, bristol to the black forest, where would we charge and sleep', /\?/],
		[
			'one thing of a row',
			'make a table of games in the league, use the season, local time, game and score as columns',
			/season, local time\.$/,
		],
		['a size of each part', 'webcomic dialogue for two pigeons, 4 panels, max 12 words a bubble, dry', /Word count/],
		[
			'a figure of their own',
			'formula to turn SMITH, John into John Smith, names in column B. 350 rows, excel 2013',
			/350/,
		],
		['what was taken back', 'message to my team: deploy freeze from noon, 2 lines. add a gif, no dont', /gif\.$/],
	])('%s is none', (_, text, check) => {
		expect(checksOf(text).filter((line) => check.test(line))).toEqual([]);
	});
});
