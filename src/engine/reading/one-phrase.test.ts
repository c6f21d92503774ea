import { describe, expect, it } from 'vitest';
import { optimise } from '../optimise.ts';
import { read } from './read.ts';

const partsOf = (text: string): string[] => read(text).clauses.map(({ span }) => span.text.trim());
const promptOf = (text: string): string => {
	const result = optimise(text);
	return result.outcome === 'optimised' ? (result.prompt.split('\n\nNow act')[0] ?? '') : '';
};

describe('a phrase stays one part', () => {
	it.each([
		[
			'what can i cook with leeks, half a cabbage, chorizo, and eggs. one pan',
			'leeks, half a cabbage, chorizo, and eggs',
		],
		['tell me if these are places: nose, beach, feet, mall, school, heart', 'nose, beach, feet, mall, school, heart'],
		['sql to get all customers who ordered in jan but not in feb, mysql', 'in jan but not in feb'],
		[
			'python function that takes a list with keys name, score and returns the top ones, no imports',
			'name, score and returns',
		],
		[
			'Design a course integrating physics, engineering design, and computer science in one project. Short.',
			'physics, engineering design, and computer science',
		],
		["kids' bunk bed on gumtree, one slat missing, no offers", "kids' bunk bed"],
		['bedtime story for twins Maya and Leo, 5, about a lost sock, 300 words', 'Maya and Leo, 5'],
		['as per policy I have to serve 90 days, ask for an early date', 'have to serve 90 days'],
	])('%j', (text, phrase) => {
		expect(partsOf(text).some((part) => part.includes(phrase))).toBe(true);
	});

	it('wishes in a row stay wishes', () => {
		expect(partsOf('menu for 6, no nuts, max 40 euros, ready by 7').length).toBeGreaterThan(2);
	});

	it('a correction stays beside the words it corrects', () => {
		expect(
			promptOf('write a policy for the club, two pages. review it yearly. no, make that termly. no jargon'),
		).toMatch(/yearly\. No, make that termly/);
	});
});

describe('a passage stays unchanged', () => {
	it.each([
		[
			'fix the grammar in this but dont change the words: i were going to the shop when i seen him',
			'i were going to the shop when i seen him',
		],
		[
			'give feedback on my opening line, be honest, dont rewrite it: The rain fell like it had somewhere to be.',
			'The rain fell like it had somewhere to be.',
		],
		[
			'turn this support chat into an article: "hi cant log in" "did you click the link?" "no"',
			'"hi cant log in" "did you click the link?" "no"',
		],
	])('%j', (text, passage) => {
		expect(read(text).material.map(({ span }) => span.text)).toEqual([passage]);
	});

	it.each([
		"how do i say in tagalog: 'your mum is welcome to stay'",
		'reword: "per my last email"',
		"too chatty, cut it down -- i'm off to crete so dont bother me lol",
	])('%j stands where it was typed', (text) => {
		const prompt = promptOf(text);
		expect(prompt.slice(prompt.search(/['"]|--/))).toBe(text.slice(text.search(/['"]|--/)));
	});

	it('a passage ends where an instruction in lower case follows', () => {
		const text =
			'mark these emails spam or real\n1 "Your account is on hold update card"\n2 "Dentist reminder: Wed 3 July 11:40"\n3 "Your vehicle tax could not be processed" from dvla-tax@outlook.example\ntell me the giveaway its for my grandad';
		expect(read(text).material.length).toBe(1);
	});

	it('a sentence that runs over the end of a line is not cut there', () => {
		const text =
			'A 50,000 kg airplane first flying at a speed of 60.0 m/s goes faster by 5.0 m per second\nfor 600 metres in all. What is its speed after that? What is the net\nforce that caused this?';
		expect(read(text).material).toEqual([]);
	});
});
