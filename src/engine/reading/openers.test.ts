import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const rolesOf = (text: string) => read(text).clauses.map(({ role, verb, span }) => [role, verb, span.text]);

describe('a command after words that say when or where', () => {
	it.each([
		['For each day, list the meals.', 'rule', 'list'],
		['On the second page, provide clauses on exceptions.', 'rule', 'provide'],
		['Whenever possible, break long sentences up.', 'rule', null],
		['You should also consider and answer one objection.', 'rule', 'consider'],
		['It is crucial that the sources are recent.', 'rule', null],
		['Based on these plans, calculate the cost.', 'task', 'calculate'],
		['After lunch, we walked home.', 'context', null],
	])('%s', (sentence, role, verb) => {
		expect(rolesOf(`Write a plan. ${sentence}`)[1]).toEqual([role, verb, sentence]);
	});

	it('opens the work where nothing was asked before', () => {
		expect(rolesOf('Using the facts below, please create a short quiz.')[0]?.slice(0, 2)).toEqual(['task', 'create']);
	});

	it('is cut from the command before it, whoever is addressed', () => {
		const texts = rolesOf('Your goal is to write a story about a fox, include a dog.').map(([, , text]) => text);
		expect(texts).toEqual(['Your goal is to write a story about a fox,', 'include a dog.']);
	});
});

it.each([
	['It would be great if you could come up with names for a cat.', 'come'],
	["I'd appreciate it if you write a song.", 'write'],
])('a wish is a request: %s', (text, verb) => {
	expect(rolesOf(text)[0]?.slice(0, 2)).toEqual(['task', verb]);
});

it('work told without saying by whom is a request', () => {
	expect(rolesOf('A list of all towns by the sea should be compiled.')[0]?.[0]).toBe('task');
	expect(rolesOf('Write a story. A song should be written too.')[1]?.[0]).not.toBe('task');
});

it('an initial goes on, a party ends its sentence', () => {
	expect(rolesOf('Draft a note from John B. Smith to Party B. The term is a year.').map(([, , text]) => text)).toEqual([
		'Draft a note from John B. Smith to Party B.',
		'The term is a year.',
	]);
});
