import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

const promptOf = (text: string): string => {
	const result = optimise(text);
	return result.outcome === 'optimised' ? result.prompt : '';
};

describe('a statement before the task', () => {
	it.each([
		'My landlord wants to come in every week to inspect. He says it is in the contract. Can he do that?',
		'I have two job offers, one is remote and one is an hour away by car. Which should I take?',
		'My friend lost her cat. I want to send a card. What do I write',
		'Our wifi is slow upstairs. The router is by the front door. What are my options?',
	])('stays before a question about it: %s', (text) => {
		expect(promptOf(text)).toContain(text);
	});

	it('stays before an order that refers to it', () => {
		expect(
			promptOf('I have an old table with water rings on it. Fix it fast. No tools. Under 10 pounds. Polite, short.'),
		).toContain('I have an old table with water rings on it. Fix it fast.');
	});

	it.each([
		'Du bist Chemielehrer. Erklär mir das Mol mit Beispielen aus der Küche.',
		'Sei un prof di chimica. Spiegami le moli con esempi di cucina.',
		'你是化学老师。用做饭的例子给我讲摩尔。',
	])('stays where it gives the assistant a role: %s', (text) => {
		expect(promptOf(text)).toContain(text);
	});

	it('comes before several questions, without a number', () => {
		const prompt = promptOf(
			'The tenant upstairs plays drums at night. The council said keep a diary. How should I keep it so that it counts? And who else can I complain to?',
		);
		expect(prompt).toContain(
			'The tenant upstairs plays drums at night. The council said keep a diary.\n1. How should I keep it so that it counts?\n2. Who else can I complain to?',
		);
	});

	it('stays before an order when it is the aim of it', () => {
		expect(
			promptOf('I want to start a morning exercise routine. Can you suggest a workout plan for beginners?'),
		).not.toContain('1.');
	});

	it.each([
		'college essay help. 650 words. topic is my job at the garage. tell me what questions to answer so that it gets better, and nothing else',
		'how do i tell the doctor, my english is weak on the phone. i have pain in my side after eating, for 3 weeks now. write me what to say, short',
	])('may be the topic, or a question asked again: %s', (text) => {
		expect(promptOf(text)).not.toContain('1.');
	});

	it('does not include a ban in its own sentence', () => {
		const prompt = promptOf(
			'My kids are off for two weeks. No screens before lunch. What can they do while I work? Under 20 pounds a day in all. As a table, please. Friendly and short. Every idea has to work in the rain, in a small flat.',
		);
		expect(prompt).toContain('My kids are off for two weeks. What can they do while I work?');
		expect(prompt).toContain('\n- No screens before lunch.');
	});

	it('stays before an order that is complete by itself', () => {
		expect(
			promptOf(
				'I am a nurse on nights. Write a poem about the sea at dawn for my window. four lines. no rhymes. calm and slow.',
			),
		).toMatch(/^## Intent\n\nI am a nurse on nights\. Write a poem about the sea at dawn for my window\.\n\n/);
	});

	it('stays before an order in another language too', () => {
		expect(
			promptOf(
				'Ich arbeite nachts als Krankenpfleger. Schreib ein Gedicht über das Meer im Morgengrauen für mein Fenster. Vier Zeilen. Keine Reime. Ruhig und langsam.',
			),
		).toMatch(/^## Ziel\n\nIch arbeite nachts als Krankenpfleger\. Schreib ein Gedicht über das Meer .* Fenster\.\n/);
	});

	it('is no scene of a complete order if it is a wish', () => {
		expect(
			promptOf('Keep it calm and slow, no rhymes. Write a poem about the sea at dawn for my window. Four lines.'),
		).toMatch(/^## Intent\n\nWrite a poem about the sea at dawn for my window\.\n/);
	});
});
