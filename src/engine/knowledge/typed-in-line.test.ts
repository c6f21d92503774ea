import { expect, it } from 'vitest';
import { inFrame, inOpened } from './typed-in-line.ts';

it.each([
	[
		'They love {answer}.',
		'They love…',
		'the sea, but my aunt uses a stick',
		'They love the sea, but my aunt uses a stick.',
	],
	['A week’s food may cost {answer}.', 'A sum…', '£1,200, all in', 'A week’s food may cost £1,200, all in.'],
	['Not {answer} again.', 'Not again…', 'the aquarium, too loud', 'Not the aquarium again – too loud.'],
	['I have {answer} in the house.', 'I’ll list them…', 'rice, soy, lemon', 'I have rice, soy, lemon in the house.'],
	['Not {answer}, nor like it.', 'Not…', 'Max, Bella or Luna', 'Not Max, Bella or Luna, nor like it.'],
])('a noun goes into the line “%s” (%s), and further words to its end', (line, label, words, expected) => {
	expect(inOpened(line, label, words)).toBe(expected);
});

it.each([
	['They told me that {answer}.', 'They told me…', 'panel by video', 'They told me: panel by video'],
	['They told me that {answer}.', 'They told me…', 'it is by video', 'They told me that it is by video.'],
	[
		'It must contain no {answer}.',
		'Something else…',
		'one vegan, one nut allergy',
		'Something else: one vegan, one nut allergy',
	],
	['Leave out {answer}.', 'What to leave out…', 'she hates mushrooms', 'What to leave out: she hates mushrooms'],
])('words that do not fit “%s” follow the label “%s”', (line, label, words, expected) => {
	expect(inOpened(line, label, words)).toBe(expected);
});

it('a label that says nothing is left out', () => {
	expect(inOpened('I have to decide by {answer}.', 'By…', 'the mortgage ends in May, or so it says')).toBeNull();
	expect(inOpened('I worry about {answer}.', "I'll type it…", 'she says I ramble')).toBeNull();
});

it('words that fit neither line stand alone when they are a statement, and follow the question otherwise', () => {
	const ask = 'What worries you about it?';
	expect(inFrame('I worry about {answer}.', ask, 'she says I ramble')).toBe('she says I ramble');
	expect(inFrame('I worry about {answer}.', ask, 'no idea yet')).toBe('What worries me about it? no idea yet');
	expect(inFrame('Leave out: {answer}.', 'What is out?', 'he won’t eat them if he sees them')).toBe(
		'he won’t eat them if he sees them',
	);
	expect(inFrame('For {answer}.', 'Whom is it for?', 'three and a baby')).toBe('For three and a baby.');
});
