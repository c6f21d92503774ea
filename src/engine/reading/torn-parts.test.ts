import { describe, expect, it } from 'vitest';
import type { PartKind } from '#engine/tagging/part-labels';
import { withTornEnds } from './torn-parts.ts';

function joined(...said: readonly (readonly [PartKind, string])[]): string[] {
	let text = '';
	const parts = said.map(([kind, words]) => {
		const start = text.length;
		text += words;
		return { kind, start, end: text.length };
	});
	return withTornEnds(text, parts).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
}

describe('a cut within a sentence', () => {
	it.each<[PartKind, string, PartKind, string]>([
		['content', 'give my address, and go out in ', 'amount', 'under 200 words'],
		['limit', 'he is nice but never decides, ', 'limit', 'and this makes us late'],
		['limit', 'my goal is to look better for the wedding, ', 'background', "it's my own"],
		['limit', "it's not anonymous, ", 'style', 'so careful'],
		['background', 'the grant ends in march, ', 'background', 'which is annoying'],
		['task', 'describe my change: swaps sessions for tokens, ', 'limit', 'needs a variable'],
		['task', 'what can I say that is sweet ', 'ban', 'but not a pushover'],
		['task', 'how can I get heard ', 'ban', 'without being rude'],
		['task', 'who were they, ', 'task', 'when did it end'],
		['form', 'At the end of your response, ', 'task', 'please add a postscript'],
		['task', 'find duplicate emails, ', 'limit', 'and delete all but the oldest'],
		['content', 'parted by two new lines, ', 'form', 'as if they were signs'],
		['task', 'include a title in double brackets, i.e. ', 'content', '<<title>>'],
		['task', 'train or car London - ', 'limit', 'Edinburgh, 2 adults'],
		['limit', 'it should shed light on the clues, ', 'content', 'but also leaves more questions'],
		['form', 'Use the season, local time, game, ', 'task', 'and score as columns'],
		['task', 'the goal is to write a 2 - ', 'amount', '3 paragraph routine'],
		['task', 'write a mail that has (1) a greeting, (2) ', 'content', 'one clear step'],
		['task', 'Design ', 'task', 'and write a program'],
		['limit', 'my dad, ', 'limit', 'fisherman, loved the wind'],
		['task', 'Draft a thread (3 posts) ', 'content', 'explaining why it misleads'],
		['form', 'it must be a tutorial, ', 'content', 'where the reader will learn it'],
		['task', 'write him a note, ', 'ban', 'not the son, him'],
		['content', 'there will be a small group ', 'task', 'and then questions'],
		['limit', 'Mrs. ', 'task', 'Okafor bought a scooter'],
	])('is undone where the words are connected: %s "%s" | %s "%s"', (kind, words, other, rest) => {
		expect(joined([kind, words], [other, rest])).toHaveLength(1);
	});

	it.each<[PartKind, string, PartKind, string]>([
		['task', 'write a letter to my landlord, ', 'limit', 'he never replies'],
		['task', 'what can I cook tonight, ', 'amount', '20 minutes at most'],
		['task', 'What is a lattice? Explain it simply ', 'task', 'and use only small letters'],
		['ban', 'no jargon, ', 'amount', '5 bullets'],
		['task', 'staff training, for nurses, ', 'limit', 'they hate slides'],
		['task', 'write a note ', 'form', 'and make it short'],
		['task', 'Write a poem. ', 'limit', 'It is for my gran'],
	])('is kept where each part has its own meaning: %s "%s" | %s "%s"', (kind, words, other, rest) => {
		expect(joined([kind, words], [other, rest])).toHaveLength(2);
	});

	it('after a colon leaves the kind of the words before it', () => {
		expect(joined(['form', 'End with the question: '], ['task', 'is there anything else?'])).toEqual([
			'form: End with the question: is there anything else?',
		]);
	});

	it('never separates things under one word', () => {
		expect(
			joined(
				['task', 'I want a page with badges, install, '],
				['form', 'configuration table, '],
				['style', 'troubleshooting and a friendly tone'],
			),
		).toHaveLength(1);
	});

	it('never separates things to do under one wish', () => {
		expect(
			joined(
				['task', "I'd like to remind her who I am, "],
				['content', 'show it has moved on, '],
				['content', 'and make saying no painless'],
			),
		).toHaveLength(1);
	});
});
