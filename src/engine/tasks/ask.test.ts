import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { read } from '../reading/read.ts';
import type { Reading } from '../types.ts';
import { decideToAsk } from './ask.ts';
import type { Clarification } from './clarification.ts';
import { classifyTask } from './classify.ts';
import { findSlots } from './slots.ts';
import { TASK_TYPES } from './task-types.ts';

function ask(text: string, overrides: Partial<Reading> = {}): Clarification | null {
	const reading = { ...read(text), ...overrides };
	const guess = classifyTask(reading);
	const task = TASK_TYPES[guess.id];
	return decideToAsk(reading, guess, task, findSlots(reading, task, DEFAULT_MODIFIERS));
}

const DEFAULT = 'What exactly do you need help with?';

describe('a question is asked', () => {
	it('about nonsense', () => {
		expect(ask('asdf qwer zxcv', { isNonsense: true })?.question).toBe(DEFAULT);
	});

	it.each(['figs', 'logo', 'french revolution', 'help me', 'can you help me with something'])(
		'about a bare topic: %s',
		(text) => {
			expect(ask(text)?.question).toBe(DEFAULT);
		},
	);

	it.each([
		['write an email', 'Who is it to?'],
		['make a quiz please', 'Which topic should it cover?'],
		['write some code', 'Which programming language?'],
	])('about a request that only names its kind: %s', (text, question) => {
		expect(ask(text)?.question).toBe(question);
	});

	it.each([
		['fix my code', 'Which code fails?'],
		['translate to french', 'Which text should be translated?'],
		['make it shorter', 'Which text should be edited?'],
		['Summarise a scientific article', 'Which text should be summarised?'],
	])('when there is nothing to work on: %s', (text, question) => {
		expect(ask(text)?.question).toBe(question);
	});

	it('when the text refers to a passage that is not there, however long it is', () => {
		const text = `Make it better. ${'I like it plain and warm. '.repeat(20)}`;
		expect(ask(text, { lacksMaterial: true })).not.toBeNull();
	});

	it.each([
		['code', 'def f(x): return x', /explain it, fix it, refactor it or test it/],
		['data', 'a,b\n1,2', /analyse it, chart it, clean it or query it/],
		['text', 'The meeting opened at nine.', /summarise it, edit it, translate it or analyse it/],
	] as const)('what to do with %s that comes without an instruction', (kind, text, question) => {
		const material = [{ kind, span: { start: 0, end: text.length, text } }];
		expect(ask(text, { clauses: [], material })?.question).toMatch(question);
	});

	it('when two rules contradict each other', () => {
		const conflicts = ['"under 50 words" and "at least 200 words" cannot both hold.'];
		expect(ask('Explain tides under 50 words, at least 200 words', { conflicts })?.question).toMatch(
			/cannot both hold/,
		);
	});

	it.each([
		['find the nearest pharmacy', 'Which town, region or country?'],
		['write a script to rename photos by date', 'Which programming language?'],
		['Write a birthday poem', 'Who is it for?'],
	])('when a short request lacks the one detail nothing can stand for: %s', (text, question) => {
		expect(ask(text)?.question).toBe(question);
	});
});

describe('no question is asked', () => {
	it.each([
		'what is the capital of australia',
		'Who is he?',
		'Plan a 4 day trip to Lisbon',
		'write a poem about rain',
		'a haiku about rain',
		'sourdough recipe',
		'tell me a joke',
		'explain photosynthesis',
		'write an email to my landlord about the broken heating',
		'Translate "good morning" into Japanese',
		'write a python script that reads sales.csv and prints the total',
		'Summarise the plot of Hamlet',
		'Write an SQL query to select the top 10 rows in a database and joins to 3 different table',
		'Rewrite it so that a child can follow: The mitochondrion is the powerhouse of the cell.',
		'Summarise {{ARTICLE}} in five points',
	])('when a default will do: %s', (text) => {
		expect(ask(text)).toBeNull();
	});

	it('twice', () => {
		expect(ask('write an email\n\nAdditional context: to my boss')).toBeNull();
		expect(ask('figs\n\nAdditional context: fruit', { lacksMaterial: true })).toBeNull();
	});

	it('about what was asked before', () => {
		const textOf = (text: string, asked: readonly string[]) => {
			const reading = read(text);
			const guess = classifyTask(reading);
			const task = TASK_TYPES[guess.id];
			return decideToAsk(reading, guess, task, findSlots(reading, task, DEFAULT_MODIFIERS), asked);
		};
		for (const text of ['figs', 'fix my code', 'find the nearest pharmacy', 'Write a birthday poem']) {
			const first = textOf(text, []);
			expect(first?.about).toMatch(/^[a-z_]+$/);
			expect(textOf(text, [first?.about ?? ''])?.about).not.toBe(first?.about);
		}
	});

	it('twice, unless the answer is nonsense as well', () => {
		expect(ask('asdf\n\nAdditional context: qwer', { isNonsense: true, hasAdditionalContext: true })).not.toBeNull();
	});

	it('about a long request, even if it leaves something open', () => {
		expect(
			ask(`Write a script to rename photos. ${'They come from several old phones and cameras. '.repeat(8)}`),
		).toBeNull();
	});

	it('about a prompt that is finished already', () => {
		expect(ask('figs', { already: 'wellformed' })).toBeNull();
	});
});

describe('what is offered', () => {
	const ASKED = [
		'figs',
		'logo',
		'write an email',
		'fix my code',
		'find the nearest pharmacy',
		'Write a birthday poem',
		'escribe un poema',
	];

	it.each(ASKED)('one question, three tips, three examples: %s', (text) => {
		const asked = ask(text);
		expect(asked?.question).toMatch(/\?$/);
		expect(new Set(asked?.tips).size).toBe(3);
		expect(new Set(asked?.examples).size).toBe(3);
		expect(asked?.tips).not.toContain(asked?.question);
	});

	it.each(ASKED.slice(2))('an answer is short and repeats nothing: %s', (text) => {
		for (const example of ask(text)?.examples ?? []) {
			expect(example).not.toContain(text);
			expect(example).toMatch(/^\p{Lu}/u);
			expect(example.split(' ').length).toBeLessThanOrEqual(9);
		}
	});

	it('a bare topic is offered as full requests about it', () => {
		expect(ask('figs')?.examples).toEqual([
			'Explain what figs are',
			'Write a short text about figs',
			'Give me ideas for figs',
		]);
		expect(ask('help me')?.examples.join()).not.toContain('help me');
	});

	it('the examples name no person, place, date or figure', () => {
		for (const text of ASKED) {
			for (const example of ask(text)?.examples ?? []) {
				expect(example.replace(text, '')).not.toMatch(/\d|\b(?:John|Anna|London|Monday)\b/);
			}
		}
	});
});
