import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { findHomes } from './homes.ts';

const textsOf = (clauses: readonly { span: { text: string } }[]) => clauses.map(({ span }) => span.text.trim());

it('the sentence before the request stays in front of it, or its "it" would mean nothing', () => {
	const homes = findHomes(read('I have a leaky faucet in my bathroom. How can I fix it myself?'));
	expect(textsOf(homes.tasks)).toEqual(['I have a leaky faucet in my bathroom.', 'How can I fix it myself?']);
	expect(homes.context).toEqual([]);
});

it('a text of three parts is never repeated whole as the request', () => {
	const homes = findHomes(read('I run a bakery. Write a poem about bread. Write a song about rolls.'));
	expect(homes.tasks.length).toBeLessThan(3);
	expect([...homes.tasks, ...homes.steps, ...homes.context, ...homes.rules]).toHaveLength(3);
});

it('every clause that carries something has one home', () => {
	const reading = read('I run a bakery in Leeds. Write three posts. Keep each under 30 words. No hashtags.');
	const { tasks, steps, context, rules } = findHomes(reading);
	const homes = [...tasks, ...steps, ...context, ...rules];
	expect(new Set(homes).size).toBe(homes.length);
	expect(homes).toHaveLength(reading.clauses.filter(({ role }) => role !== 'filler').length);
});
