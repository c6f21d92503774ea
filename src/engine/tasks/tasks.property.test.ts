import { describe, expect, it } from 'vitest';
import { fc } from '#support/properties';
import { WORST_TASKS } from '#support/worst-texts';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { read } from '../reading/read.ts';
import { TASK_TYPE_IDS } from '../task-model.ts';
import { decideToAsk } from './ask.ts';
import { classifyTask } from './classify.ts';
import { planGaps } from './gaps.ts';
import { findSlots } from './slots.ts';
import { TASK_TYPES } from './task-types.ts';

const PIECES = [
	'write an email',
	'summarise this',
	'a poem',
	'def f(x):\n\treturn x;',
	'{{TEXT}}',
	'how many',
	'Additional context: yes',
	'翻译',
	'résumé',
	'x^2 = 4',
	'\n\n',
	'?',
	'"quoted"',
	'under 50 words',
	'my city',
	'\ud800',
];
const anyText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 400 }),
	fc.string({ unit: 'grapheme', maxLength: 400 }),
	fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(' ')),
);

function judge(text: string) {
	const reading = read(text);
	const guess = classifyTask(reading);
	const slots = findSlots(reading, TASK_TYPES[guess.id], DEFAULT_MODIFIERS);
	return { reading, guess, slots, asked: decideToAsk(reading, guess, TASK_TYPES[guess.id], slots) };
}

describe('for any text', () => {
	it('a known type is named with a score from 0 to 1', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const { guess } = judge(text);
				expect([...TASK_TYPE_IDS, 'other']).toContain(guess.id);
				expect(guess.score).toBeGreaterThanOrEqual(0);
				expect(guess.score).toBeLessThanOrEqual(1);
			}),
		);
	});

	it('a filled slot points at its own words in the text', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const { reading, slots } = judge(text);
				for (const { filledBy: span } of slots)
					if (span) expect(reading.text.slice(span.start, span.end)).toBe(span.text);
			}),
		);
	});

	it('at most four gaps are listed, and a question has three tips and three examples', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const { slots, asked } = judge(text);
				expect(planGaps(slots).length).toBeLessThanOrEqual(4);
				if (asked) expect([asked.tips.length, asked.examples.length]).toEqual([3, 3]);
			}),
		);
	});

	it('the same text is judged alike every time', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(judge(text)).toEqual(judge(text));
			}),
			{ numRuns: 40 },
		);
	});
});

it('4,000 characters of the worst kind are judged like any', () => {
	for (const text of WORST_TASKS) {
		expect([...TASK_TYPE_IDS, 'other'], text.slice(0, 12)).toContain(judge(text).guess.id);
	}
});
