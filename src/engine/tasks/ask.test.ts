import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import { read } from '../reading/read.ts';
import { NO_WISHES } from '../review-model.ts';
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

	it.each(['write an email', 'write a poem', 'write some code'])(
		'about a request that only names its kind: %s',
		(text) => {
			expect(ask(text)?.question).toMatch(/\?$/);
		},
	);

	it.each([
		['fix my code', /^Which code is that: can you paste it/],
		['translate to french', /^Which text should be translated\?/],
		['make it shorter', /which text is “it” /],
		['summarise this', /^Which text /],
		['continue', /\?$/],
	])('when there is nothing to work on: %s', (text, question) => {
		expect(ask(text)?.question).toMatch(question);
	});

	it('when the text refers to a passage that is not there', () => {
		expect(ask('Make it better, warmer and half as long.', { lacksMaterial: true })).not.toBeNull();
	});

	it('about a failure without its message', () => {
		expect(ask('my laptop shows an error when i start it')?.question).toBe('What fails, and what exactly does it say?');
	});

	it.each([
		['code', 'def f(x): return x', /explain it, fix it, refactor it or test it/],
		['data', 'a,b\n1,2', /analyse it, chart it, clean it or query it/],
		['text', 'The meeting opened at nine.', /summarise it, edit it, translate it or analyse it/],
	] as const)('what to do with %s that comes without an instruction', (kind, text, question) => {
		const material = [{ kind, span: { start: 0, end: text.length, text } }];
		expect(ask(text, { clauses: [], material })?.question).toMatch(question);
	});
});

describe('the material is missing', () => {
	it.each([
		'make a nice picture for facebook',
		'image for my blog',
		'now make it more funny and add a part about the dog',
		'ok make it shorter and say something about the price',
	])('so a question is asked: %s', (text) => {
		expect(optimise(text).outcome).toBe('clarify');
	});
});

describe('no question is asked', () => {
	it.each([
		'create a picture of our dog for facebook',
		'a funny meme about mondays',
		'what is the capital of australia',
		'Who is he?',
		'Plan a 4 day trip to Lisbon',
		'write a poem about rain',
		'a haiku about rain',
		'sourdough recipe',
		'tell me a joke',
		'explain photosynthesis',
		'write an email to my landlord about the broken heating',
		'write a letter of complaint about a broken fridge',
		'write a cover letter, half a page',
		'write a script to rename photos by date',
		'Translate "good morning" into Japanese',
		'write a python script that reads sales.csv and prints the total',
		'Summarise the plot of Hamlet',
		'Write an SQL query to select the top 10 rows in a database and joins to 3 different table',
		'Rewrite it so that a child can follow: The mitochondrion is the powerhouse of the cell.',
		'Summarise {{ARTICLE}} in five points',
	])('when something can be done as it stands: %s', (text) => {
		expect(ask(text)).toBeNull();
	});

	it('twice', () => {
		expect(ask('write an email\n\nAdditional context: to my boss')).toBeNull();
		expect(ask('figs\n\nAdditional context: fruit', { lacksMaterial: true })).toBeNull();
	});

	it('about anything after an earlier question', () => {
		expect(optimise('write an email').outcome).toBe('clarify');
		expect(optimise('write an email', DEFAULT_MODIFIERS, { ...NO_WISHES, asked: ['recipient'] }).outcome).toBe(
			'optimised',
		);
	});

	it('when two rules contradict each other: that is reported beside the result', () => {
		const text = 'Explain the tides in under 50 words, in at least 200 words.';
		expect(ask(text)).toBeNull();
		const result = optimise(text);
		expect(result.outcome === 'optimised' && result.optionalRefinements.join()).toContain('cannot both hold');
	});

	it('twice, unless the answer is nonsense as well', () => {
		expect(ask('asdf\n\nAdditional context: qwer', { isNonsense: true, hasAdditionalContext: true })).not.toBeNull();
	});

	it.each([
		'prove root 2 is irrational',
		'please shut the gate sign',
		'is a 3% rise good this year?',
		'draft a redundancy consultation letter',
		'which git command undoes the last commit but keeps my changes',
	])('where the thing is made from nothing, or a question is complete: %s', (text) => {
		expect(optimise(text).outcome).toBe('optimised');
	});

	it.each([
		['improve my cv for a nursing job in leeds hospital', 'the text that is worked on'],
		['write a poem', 'what it is about'],
	])('but still before %s, for %s', (text) => {
		expect(optimise(text).outcome).toBe('clarify');
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

describe('the answers to tap', () => {
	const ASKED = [
		'figs',
		'logo',
		'write an email',
		'write a poem',
		'fix my code',
		'translate to french',
		'make it shorter',
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

	it.each(['popraw ten tekst', 'メールを書いて', '写邮件', 'continúa'])(
		'what is ordered is no topic of an example: %s',
		(text) => {
			expect(ask(text)?.examples.join()).not.toContain(text);
		},
	);

	it('the examples name no person, place, date or figure', () => {
		for (const text of ASKED) {
			for (const example of ask(text)?.examples ?? []) {
				expect(example.replace(text, '')).not.toMatch(/\d|\b(?:John|Anna|London|Monday)\b/);
			}
		}
	});
});

it.each([
	['got a parking ticket but the machine was broken, want to fight it'],
	['what does this regex do ^(?=.*\\d).{8,}$'],
	['clean up my script, dont break it [import os\\ndef a(x): return x]'],
])('is asked nothing first, as its subject is there: %s', (text) => expect(optimise(text).outcome).toBe('optimised'));
