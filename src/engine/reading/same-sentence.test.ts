import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const partsOf = (text: string): string[] =>
	read(text)
		.clauses.filter(({ role }) => role !== 'filler')
		.map(({ span }) => span.text.replace(/[.,?]$/, ''));

describe('one part with the words before it', () => {
	it.each([
		[
			'why something is not to be',
			'Give me ten subject lines. Must not use the word blooming, the boss has had enough of it.',
			'Must not use the word blooming, the boss has had enough of it',
		],
		[
			'why, when somebody else is told of',
			'Write our newsletter. No jump scares, we had a lady go over in 2022.',
			'No jump scares, we had a lady go over in 2022',
		],
		[
			'the rest of what the thing does',
			"Find a wedding reading that isn't religious, isn't about dinosaurs and takes under two minutes.",
			"Find a wedding reading that isn't religious, isn't about dinosaurs and takes under two minutes",
		],
		[
			'what somebody has not got, after what they have',
			'A swot for my salon, 2 staff, she has loyal older clients, no instagram.',
			'2 staff, she has loyal older clients, no instagram',
		],
		[
			'all that a question is about',
			'what formula works if hours are in column c, anything over 38 is time and a half, and the rate sits in b?',
			'what formula works if hours are in column c, anything over 38 is time and a half, and the rate sits in b',
		],
		[
			'words that describe somebody',
			'report comment for a Y8 boy in french, bright, lazy, disruptive, mum is a governor. 60 words max',
			'report comment for a Y8 boy in french, bright, lazy, disruptive, mum is a governor',
		],
		[
			'how a thing is not to be done',
			'my lead says dont just remove it without understanding it. explain what this line does to a beginner: `x = 1`',
			'my lead says dont just remove it without understanding it',
		],
	])('is %s', (_, text, whole) => {
		expect(partsOf(text)).toContain(whole);
	});

	it.each([
		[
			'a wish of its own behind a ban',
			'Write a gym plan. No running, I do nights so keep that week light.',
			'No running',
		],
		['a fact behind a size', 'Write a note to my son. Under 80 words, he is away at camp.', 'Under 80 words'],
		['one word that says how it is to sound', 'Write a poem about rain, short, rhyming.', 'Write a poem about rain'],
	])('is not %s', (_, text, alone) => {
		expect(partsOf(text)).toContain(alone);
	});
});
