import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

function linesOf(text: string): string[] {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt.split('\n').map((line) => line.replace(/^(?:- |\d+\. )/, ''));
}

describe('statements, tasks and wishes without punctuation', () => {
	it.each<[string, string[]]>([
		[
			'ok so basically my gran is 83 and she just got a tablet and she keeps phoning us because she cant find things so can you write her instructions for facetime in big steps no jargon she needs to call us and hang up and thats it',
			[
				'My gran is 83 and she just got a tablet and she keeps phoning us because she can’t find things. Write her instructions for facetime in big steps.',
				'No jargon.',
				'She needs to call us and hang up and that’s it.',
			],
		],
		[
			'hi so i need a text to my brother about christmas hes hosting and i want to bring the cat but last time it broke a vase and he was cross so it should be funny but not cheeky and also ask what time and if we should bring the pudding',
			[
				'Write a text to my brother about Christmas.',
				'It should be funny but not cheeky.',
				'Ask what time and if we should bring the pudding.',
			],
		],
		[
			'our dog keeps barking at night and the neighbours are fed up and i tried a longer walk and it didnt help at all what else can i try no collars please and i dont want to hear about trainers, under 10 pounds',
			[
				'Our dog keeps barking at night and the neighbours are fed up and I tried a longer walk and it didn’t help at all. What else can I try?',
				'No collars please and I don’t want to hear about trainers.',
				'Under 10 pounds.',
			],
		],
		[
			'we have a choir and a concert at the end of may and nobody has done a poster so could you write the words for one, no jokes, 50 words, and also a short facebook post about it but not the same words',
			['A short Facebook post about it but not the same words.', 'No jokes.', '50 words.'],
		],
	])('are cut: %s', (text, lines) => {
		const found = linesOf(text).map((line) => line.replaceAll("'", '’').toLowerCase());
		for (const line of lines) expect(found).toContain(line.toLowerCase());
	});

	it.each([
		'I wonder whether the woman in the flat above can you believe it ever sleeps at all at night these days',
		'Write a story in which a boy asks so can you tell me why the sea is salt and nobody in the whole village knows',
	])('are not cut where the joining words may belong to the words before: %s', (text) =>
		expect(linesOf(text).join(' ')).toContain(text.slice(0, 60)),
	);
});

it('a ban after a question without punctuation is a sentence of its own where both stay in the running text', () => {
	const lines = linesOf(
		'our dog keeps barking at night and the neighbours are fed up and i tried a longer walk and it didnt help at all what else can i try no collars please and i dont want to hear about trainers',
	);
	expect(lines.join(' ')).toMatch(
		/help at all\. What else can I try\? No collars please and I don't want to hear about trainers\./,
	);
});

it('the content of a message is no second task', () => {
	const lines = linesOf(
		'I need email for my landlord, the lift was broken two weeks because of the flood and i missed work. I want ask if he can pay the taxi. Please simple words',
	);
	expect(lines.filter((line) => line.startsWith('Write'))).toEqual([
		'Write an email for my landlord, the lift was broken two weeks because of the flood and I missed work.',
	]);
	expect(lines.at(lines.indexOf('I want ask if he can pay the taxi.') - 1)).not.toContain('Write');
	expect(lines).toContain('I want ask if he can pay the taxi.');
});

it('where a statement is not cut off, the order after it keeps its joining words', () => {
	const text =
		"so um i've been thinking about leaving my choir right and it's fine but it's dull and there's this other one its smaller but its closer and my partner says go for it but im scared so can you help me think it through with pros and cons and ask me some questions";
	expect(linesOf(text).join(' ')).not.toMatch(/scared help me/);
});
