import { describe, expect, it } from 'vitest';
import type { PartKind } from '#engine/tagging/part-labels';
import { lesserTasks } from './lesser-tasks.ts';

function kindsOf(...said: readonly (readonly [PartKind, string])[]): string[] {
	let text = '';
	const parts = said.map(([kind, words]) => {
		const start = text.length;
		text += `${words} `;
		return { kind, start, end: text.length };
	});
	return lesserTasks(text, parts).map(({ kind }) => kind);
}

describe('a part tagged as a second task', () => {
	it.each<[string, PartKind]>([
		['timeline please.', 'form'],
		['table then 1 sentence', 'form'],
		['6 ideas ranked by how fast I can try them', 'amount'],
		['give me 3 levels, easy to hard', 'amount'],
		['a note for the letterbox so it has to fit on one page', 'limit'],
		['you play her', 'form'],
		['Make sure to only use capital letters in your entire response.', 'form'],
		['Organize your entire response in 5 or 6 sentences.', 'form'],
		['End your response with the exact question: is there more?', 'form'],
		['i can still check emails in the afternoon.', 'limit'],
		['i want to apologise', 'limit'],
		['To be read aloud, 2 min max', 'form'],
		['always 2 people on,', 'limit'],
		['family will play it,', 'limit'],
		['set in 1911', 'limit'],
		['people always ask if it is pure so answer that on it.', 'content'],
		['white on dark blue.', 'limit'],
		['You can assume that the hall is free', 'limit'],
		['I must be able to defend it', 'limit'],
		['When found, the function should replace the name.', 'limit'],
		['I want a hands on thing but not the one with vinegar', 'limit'],
		['Ask me questions first before you write', 'form'],
		['also their total sorted by highest.', 'content'],
		['The vicar said I must add a verse on giving.', 'content'],
		['i hate planning so give me a finished plan with times', 'limit'],
	])('is a wish where it only says how the task is done: %s', (words, kind) => {
		expect(kindsOf(['task', 'Plan a dinner party.'], ['task', words])).toEqual(['task', kind]);
	});

	it.each([
		'List all deadlines separately.',
		'Write 3 slogans for it.',
		'2) a message to the parents',
		'give me the 8 questions they ask most',
		'how many ideas are enough?',
		'table of contents for my thesis',
		'write me what to say to the vicar',
		'I need an email to the guests too',
		'then make a plan for the rainy day',
	])('is a task where it asks for something else: %s', (words) => {
		expect(kindsOf(['task', 'Plan a dinner party.'], ['task', words])).toEqual(['task', 'task']);
	});
});

it('of several such parts the first is the task', () => {
	expect(kindsOf(['task', 'give me 5 ideas what could happen next.'], ['task', 'set in 1911'])).toEqual([
		'task',
		'limit',
	]);
});

describe('where all tasks are such parts', () => {
	it.each([
		['heat pump or gas boiler for a small house.', 'table then 1 sentence'],
		['TypeError in line 3, the total is text.', 'also skip empty rows'],
	])('the opening of the request is the task: %s', (opening, scrap) => {
		expect(kindsOf(['limit', opening], ['task', scrap])[0]).toBe('task');
	});

	it.each(['i teach english to adults.', 'no meat.', 'my dad turns 70.'])(
		'a statement or ban at the opening is not: %s',
		(opening) => {
			expect(kindsOf(['limit', opening], ['task', 'also a table'])[0]).toBe('limit');
		},
	);
});
