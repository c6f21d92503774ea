import { describe, expect, it } from 'vitest';
import { read } from '#engine/reading/read';
import { findHomes } from '../homes.ts';
import { findOwnDeliverables } from './own-deliverable.ts';

const named = (text: string) => {
	const reading = read(text);
	return findOwnDeliverables(findHomes(reading).tasks, reading).map((one) => one.text);
};

describe('what is to be handed over', () => {
	it.each([
		['Compose a poem celebrating the sea.', ['A poem celebrating the sea']],
		['could you please write me a letter to the council?', ['A letter to the council']],
		['Summarise the film in a snarky way.', ['A summary of the film in a snarky way']],
		['Given a list of towns, explain why they grew.', ['An explanation of why they grew, given a list of towns']],
		['For a rainy day, suggest a short game.', ['A short game, for a rainy day']],
		['On the last page, give a summary of the plot.', ['A summary of the plot']],
		['Design and write a program that sorts names.', ['A program that sorts names']],
		[
			'Write a fable about two crows and then explain its moral.',
			['A fable about two crows', 'An explanation of its moral'],
		],
		['Make a form for my aunt to sign and give her a copy.', ['A form for my aunt to sign']],
		['You are given a tweet and you should decide if it is kind.', ['A decision on whether the tweet is kind']],
		['You are given two songs. Compare them in a table.', ['A comparison of the two songs in a table']],
		['Reply to the last message with one emoji.', ['A reply to the last message with one emoji']],
		['A list of all towns by the sea should be compiled by size.', ['A list of all towns by the sea by size']],
		['Prove the following theorem about primes.', ['A proof of the following theorem about primes']],
		['Give me an idea for a video but get inspiration from old films.', ['An idea for a video']],
	])('is named in the words of the request: %s', (text, expected) => {
		expect(named(text)).toEqual(expected);
	});

	it.each([
		'How do magnets work?',
		'Write my landlord an email about the boiler.',
		'Explain it to me.',
		'I need to improve my handwriting.',
		'Show your work and explain your reasoning.',
		'Escribe un poema sobre el mar.',
	])('is not made up where nothing can be named: %s', (text) => {
		expect(named(text)).toEqual([]);
	});

	it('is cut where it would become the request over again', () => {
		const long = `Create a plan for our street party including ${'music, food, games, '.repeat(15)}and prizes.`;
		expect(named(long)).toEqual(['A plan for our street party']);
	});

	it('is at most three things', () => {
		expect(
			named(
				'Write a poem about tea. Draft a story about salt. Compose a song about bread. Prepare a speech about oil.',
			),
		).toHaveLength(3);
	});
});
