import { describe, expect, it } from 'vitest';
import { bracketsApart, wishesApart } from './wishes-apart.ts';

const cut = (shape: typeof wishesApart, text: string): string[] =>
	shape(text, [{ kind: 'task', start: 0, end: text.length }]).map(
		({ kind, start, end }) => `${kind}: ${text.slice(start, end).replace(/[\s,;]+$/, '')}`,
	);

describe('a wish behind a task', () => {
	it.each([
		['Yoga routine for the office, must be quiet', 'Yoga routine for the office', 'must be quiet'],
		['a training session on phishing, they hate slides', 'a training session on phishing', 'they hate slides'],
		['letter to my landlord, the heating is broken', 'letter to my landlord', 'the heating is broken'],
		['cake recipe in metric units no nuts', 'cake recipe in metric units', 'no nuts', 'ban'],
		['make a memory game in a single html file', 'make a memory game', 'in a single html file', 'form'],
		['simplify this text for my daughter shes 9', 'simplify this text for my daughter', 'shes 9'],
		['couch to 5k but slower im 58 and unfit', 'couch to 5k but slower', 'im 58 and unfit'],
		['plan a dinner, budget 40 pounds', 'plan a dinner', 'budget 40 pounds'],
	])('is cut off: %s', (text, task, wish, kind = 'limit') => {
		expect(cut(wishesApart, text)).toEqual([`task: ${task}`, `${kind}: ${wish}`]);
	});

	it('may be a rule for each turn of a conversation', () => {
		expect(
			cut(wishesApart, 'act as my interviewer, ask me one question at a time, after 6 questions score me'),
		).toEqual([
			'task: act as my interviewer',
			'limit: ask me one question at a time',
			'limit: after 6 questions score me',
		]);
	});

	it.each([
		'tell my boss he is wrong about the deadline',
		'put all my courses in a table',
		'turn the notes into a table',
		'there is no parking at work, what can I do?',
		'a story about a dog, a cat and a bird',
		'Write a poem for my wife who i am leaving',
		'explain why there is no life on the moon',
		'write a slogan that says "fast, no fuss"',
		'translate the menu (soup, no fish, dessert) and price it',
	])('is not cut out of a phrase: %s', (text) => {
		expect(cut(wishesApart, text)).toEqual([`task: ${text}`]);
	});
});

describe('wishes in brackets', () => {
	it('are a wish each', () => {
		const text = 'bullet points for my cv (tester, 5 bullets, no more than 15 words each)';
		expect(cut(bracketsApart, text)).toEqual([
			'task: bullet points for my cv',
			'limit: tester',
			'limit:  5 bullets',
			'limit:  no more than 15 words each',
		]);
	});

	it.each([
		'a message to my neighbours (3 flats) about the noise',
		'a comparison of two cars (the old one, the blue one)',
		'a table of orders(id, total, created_at)',
	])('are no wishes where the brackets explain: %s', (text) => {
		expect(cut(bracketsApart, text)).toEqual([`task: ${text}`]);
	});
});
