import { expect, it } from 'vitest';
import { read } from './read.ts';

const taskOf = (text: string) =>
	read(text)
		.clauses.filter(({ part }) => part === 'task')
		.map(({ span }) => span.text);

it.each([
	['One hour lesson, Year 4, comparing fractions with the same numerator. 29 children.', 'comparing fractions'],
	['assembly, 10 minutes, about kindness and the school garden, for Year 2', 'about kindness'],
	['Cover letter, care assistant, no experience, friendly, one page', 'care assistant'],
	['Short story, 500 words, a lighthouse keeper, no dialogue', 'a lighthouse keeper'],
	['Need a risk assessment for a night hike, 8 km, Peak District, mid January.', '8 km, Peak District'],
	['short quiz, all about bees, for the village fete', 'all about bees'],
])('the subject behind a comma belongs to what is asked for: %s', (text, topic) => {
	expect(taskOf(text)[0]).toContain(topic);
});

it.each([
	['poster for the fete, celebrating is optional', 'celebrating'],
	['Short story, first person, no dialogue, 300 words', 'first person'],
	['a lesson on fractions, Year 4, comparing notes at the end', 'comparing notes'],
])('words behind a thing that has its subject are not joined: %s', (text, words) => {
	expect(taskOf(text)[0]).not.toContain(words);
});
