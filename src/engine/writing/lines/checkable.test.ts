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

describe('the checks that are made from a person’s wishes', () => {
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
		['poem about my allotment, four verses, must rhyme, nothing soppy', 'Rule met: It must rhyme.'],
		[
			'ten email subject lines for our spring sale, under 45 characters, dont say bargain',
			'Rule met: Under 45 characters.',
		],
		[
			'reply to the landlord about the boiler, keep it civil lol, dont make it sound like im begging',
			"Rule met: Don't make it sound like I'm begging.",
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
		['a wish with a reason run on behind it', 'eulogy for my uncle, keep it short i wont manage long', /won't manage/],
		['two bans in a breath', 'sandwich ideas for work, nothing with egg nothing that smells', /egg/],
		[
			'a duty without the one who has it',
			'speech for our golden wedding. My wife, Ann, must not be made to cry',
			/made to cry/,
		],
		['what is left to the one who answers', 'minutes from my notes, leave out the shed if you think best', /shed/],
		['a size that is corrected', 'arguments for a four day week, 300 words, sorry teacher said 400 words', /300/],
		['a rule that is corrected', 'explain what an isa is. Use 2023 rules. Strike that: use the present rules.', /2023/],
		[
			'one size beside another of the same',
			'mock viva with me as examiner, one question, then my answer, 12 questions',
			/One question/,
		],
		['a size of a part', 'tidy this commit message. Subject line under 60 characters, imperative mood', /60/],
		[
			'the size of what is to be judged',
			'tell me honest if my idea is any good: a lighthouse keeper gets letters. horror, about 3000 words',
			/3000/,
		],
		[
			'what a notice tells its readers',
			'sign for the postman, dog is loose till the gate is fixed, use the shop',
			/shop/,
		],
		[
			'a sentence of the text to translate',
			'make this portuguese for the kitchen wall: Use D10 on worktops only. Never mix D10 with bleach.',
			/bleach/,
		],
		['a price', 'job ad for a barista, 16 hours, £12.60 plus tips, no experience needed', /tips/],
		[
			'what is done if',
			'email to schools about our bees. If a child has an allergy we leave the hive in the van.',
			/hive/,
		],
	])('%s is none', (_, text, check) => {
		expect(checksOf(text).filter((line) => check.test(line))).toEqual([]);
	});
});
