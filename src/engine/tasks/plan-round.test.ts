import { describe, expect, it } from 'vitest';
import { listTexts } from '../locales/catalogue.ts';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import { NO_WISHES, type Question } from '../review-model.ts';
import type { Slot } from '../task-model.ts';
import { IDLE_ANSWERS } from './data/idle-answers.ts';
import { planRound } from './plan-round.ts';
import { TASK_TYPES } from './task-types.ts';

function roundFor(text: string, modifiers = DEFAULT_MODIFIERS): readonly Question[] {
	const result = optimise(text, modifiers);
	return result.outcome === 'clarify' ? result.clarification.questions : [];
}

const idsOf = (text: string): string[] => roundFor(text).map(({ id }) => id);
const FIRST = { about: 'which', question: 'Which city is meant?', tips: ['a', 'b', 'c'], examples: ['x', 'y', 'z'] };
const everyRound = Object.values(TASK_TYPES).map((task) => ({
	id: task.id,
	round: planRound(FIRST, task.slots as readonly Slot[]),
}));

describe('a round of questions', () => {
	it('begins with the question that has to be answered first, and adds the open details', () => {
		expect(idsOf('summarise this')).toEqual(['material', 'length', 'audience']);
	});

	it.each(everyRound)('for $id has at most three questions, each with two to four answers, none twice', ({ round }) => {
		const { questions, tips } = round;
		expect(questions.length).toBeLessThanOrEqual(3);
		expect(tips).toHaveLength(3);
		expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
		expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
		for (const { question, options } of questions) {
			expect(question).toMatch(/\?$/);
			expect(options.length).toBeGreaterThanOrEqual(2);
			expect(options.length).toBeLessThanOrEqual(4);
			expect(new Set(options).size).toBe(options.length);
		}
	});

	it.each(everyRound)('for $id offers no answer that would be empty as a line', ({ round }) => {
		for (const { options } of round.questions) expect(options.filter((option) => IDLE_ANSWERS.has(option))).toEqual([]);
	});

	it('leaves out answers that the engine offers, and no others', () => {
		const offered = new Set(
			Object.values(TASK_TYPES).flatMap(({ slots }) => slots.flatMap(({ options = [] }) => options)),
		);
		expect([...IDLE_ANSWERS].filter((answer) => !offered.has(answer))).toEqual([]);
		expect([...IDLE_ANSWERS].every((answer) => listTexts().includes(answer))).toBe(true);
	});

	it('asks nothing that the text has answered', () => {
		expect(idsOf('write an email to my manager')).not.toContain('recipient');
		expect(idsOf('summarise this in 5 bullet points')).not.toContain('length');
		expect(idsOf('translate this text into Dutch')).not.toContain('target_language');
	});

	it('asks nothing that an option has answered', () => {
		const chosen = { ...DEFAULT_MODIFIERS, length: 'short' as const, readerLevel: 'expert' as const };
		const ids = roundFor('summarise this', chosen).map(({ id }) => id);
		expect(ids).toEqual(['material']);
	});

	it('asks for no detail before the task is known', () => {
		for (const text of ['asdf qwer zxcv', 'figs', 'help me']) expect(idsOf(text)).toEqual(['request']);
	});

	it('repeats no question of the round as a tip', () => {
		for (const text of ['write an email', 'summarise this', 'write a poem', 'make a quiz please']) {
			const result = optimise(text);
			if (result.outcome !== 'clarify') throw new Error(text);
			const { questions, tips } = result.clarification;
			expect(tips.filter((tip) => questions.some(({ question }) => question === tip))).toEqual([]);
		}
	});
});

describe('there is one round', () => {
	const TEXTS = [
		'write an email',
		'summarise this',
		'write a poem',
		'figs',
		'asdf qwer zxcv',
		'find a good restaurant near me',
	];

	it.each(TEXTS)('and none after the answers: %s', (text) => {
		for (const { id, options } of roundFor(text)) {
			const answered = `${text}\n\nAdditional context: ${options[0]}`;
			expect(optimise(answered).outcome).toBe('optimised');
			expect(optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, asked: [id] }).outcome).toBe('optimised');
		}
	});

	it.each(TEXTS)('and no round when the person takes the defaults: %s', (text) => {
		expect(optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true }).outcome).toBe('optimised');
	});
});

it.each(['resume este texto', 'traduis ce texte', 'fasse diesen Text zusammen'])(
	'a round in another language is in that language throughout: %s',
	(request) => {
		const texts = roundFor(request).flatMap(({ question, options }) => [question, ...options]);
		expect(texts.length).toBeGreaterThan(0);
		expect(texts.filter((text) => listTexts().includes(text))).toEqual([]);
	},
);
