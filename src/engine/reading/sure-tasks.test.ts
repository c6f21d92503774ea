import { describe, expect, it } from 'vitest';
import type { PartKind } from '#engine/tagging/part-labels';
import { read } from './read.ts';
import { sureTasks } from './sure-tasks.ts';

function kindsOf(...said: readonly (readonly [PartKind, string])[]): string[] {
	let text = '';
	const parts = said.map(([kind, words]) => {
		const start = text.length;
		text += `${words} `;
		return { kind, start, end: text.length };
	});
	return sureTasks(text, parts).map(({ kind }) => kind);
}

describe('what is asked', () => {
	it('is an order that was taken for a wish, where nothing else asks', () => {
		expect(
			kindsOf(['task', 'Investors get an update from us.'], ['content', 'Draft the next one with the numbers.']),
		).toEqual(['limit', 'task']);
	});

	it('is what is asked outright, whatever it was taken for', () => {
		expect(kindsOf(['task', 'Compare the two readers.'], ['limit', 'Also which is easier on the eyes?'])).toEqual([
			'task',
			'task',
		]);
		expect(kindsOf(['task', 'Write a poem.'], ['background', 'Can you show me an outline too.'])).toEqual([
			'task',
			'task',
		]);
	});

	it('is a question of the person, however it was taken', () => {
		expect(kindsOf(['task', 'What colours go together?'], ['form', 'Should I draw portrait or landscape,'])).toEqual([
			'task',
			'task',
		]);
	});

	it('is the plan that is to be made, whatever it was taken for', () => {
		expect(kindsOf(['task', 'Should we book the museum?'], ['form', 'make plan per day.'])).toEqual(['task', 'task']);
	});

	it('is what is to be put right, whatever is wanted before', () => {
		expect(kindsOf(['task', 'I want to keep the peace.'], ['limit', 'fix it please']).at(-1)).toBe('task');
	});

	it('is a plea for help where nothing else asks', () => {
		expect(kindsOf(['background', 'I am writing a tool that reads a page.'], ['chatter', 'Can you help me?'])).toEqual([
			'background',
			'task',
		]);
		expect(kindsOf(['task', 'Write a poem.'], ['chatter', 'Can you help me?'])).toEqual(['task', 'chatter']);
	});

	it('is the name of a thing that opens the request, with its wishes beside it', () => {
		expect(kindsOf(['task', 'car seat for a 3 year old.'], ['amount', 'list max 4.'])).toEqual(['task', 'amount']);
	});

	it('leaves an order out of the background', () => {
		expect(kindsOf(['task', 'Write a post.'], ['background', 'Thank the volunteers'])).toEqual(['task', 'content']);
	});
});

it('an outline that is asked for before anything else is the task, whatever is wished behind it', () => {
	const { clauses } = read(
		'I lead a small choir and one of them keeps singing flat. I see her on Monday. Give me an outline for the talk, what to open with. No blame. One page. Oh and suggest how I write it up afterwards.',
	);
	expect(clauses.find(({ part }) => part === 'task')?.span.text).toContain('Give me an outline for the talk');
});
