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

describe('the task', () => {
	it('is an order tagged as a wish, where nothing else asks', () => {
		expect(
			kindsOf(['task', 'Investors get an update from us.'], ['content', 'Draft the next one with the numbers.']),
		).toEqual(['limit', 'task']);
	});

	it('is a clear order or question, whatever its tag', () => {
		expect(kindsOf(['task', 'Compare the two readers.'], ['limit', 'Also which is easier on the eyes?'])).toEqual([
			'task',
			'task',
		]);
		expect(kindsOf(['task', 'Write a poem.'], ['background', 'Can you show me an outline too.'])).toEqual([
			'task',
			'task',
		]);
	});

	it('is a question in the first person, whatever its tag', () => {
		expect(kindsOf(['task', 'What colours go together?'], ['form', 'Should I draw portrait or landscape,'])).toEqual([
			'task',
			'task',
		]);
	});

	it('is the plan to make, whatever its tag', () => {
		expect(kindsOf(['task', 'Should we book the museum?'], ['form', 'make plan per day.'])).toEqual(['task', 'task']);
	});

	it('is the order to correct a text, whatever wish comes before', () => {
		expect(kindsOf(['task', 'I want to keep the peace.'], ['limit', 'fix it please']).at(-1)).toBe('task');
	});

	it('is a call for help where nothing else asks', () => {
		expect(kindsOf(['background', 'I am writing a tool that reads a page.'], ['chatter', 'Can you help me?'])).toEqual([
			'background',
			'task',
		]);
		expect(kindsOf(['task', 'Write a poem.'], ['chatter', 'Can you help me?'])).toEqual(['task', 'chatter']);
	});

	it('is the thing named at the start, with its wishes beside it', () => {
		expect(kindsOf(['task', 'car seat for a 3 year old.'], ['amount', 'list max 4.'])).toEqual(['task', 'amount']);
	});

	it('is never an order left in the background', () => {
		expect(kindsOf(['task', 'Write a post.'], ['background', 'Thank the volunteers'])).toEqual(['task', 'content']);
	});
});

it('is an outline asked for first, whatever wishes follow', () => {
	const { clauses } = read(
		'I lead a small choir and one of them keeps singing flat. I see her on Monday. Give me an outline for the talk, what to open with. No blame. One page. Oh and suggest how I write it up afterwards.',
	);
	expect(clauses.find(({ part }) => part === 'task')?.span.text).toContain('Give me an outline for the talk');
});
