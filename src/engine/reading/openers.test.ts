import { describe, expect, it } from 'vitest';
import { afterOpener } from './openers.ts';
import { shapeOf } from './shape.ts';

describe('a command after an opener of time or place', () => {
	it.each([
		['For each day, list the meals.', 'list'],
		['On the second page, provide the exceptions.', 'provide'],
		['Based on these plans, calculate the cost.', 'calculate'],
		['Using the facts below, please create a short quiz.', 'create'],
	])('is found behind it: %s', (sentence, verb) => {
		expect(shapeOf(sentence).verb).toBe(verb);
	});

	it.each(['After lunch, we walked home.', 'In the hall, nobody spoke.'])(
		'is not found in a statement: %s',
		(sentence) => {
			expect(afterOpener(sentence)).toBeNull();
			expect(shapeOf(sentence).verb).toBeNull();
		},
	);
});

describe('words before a command that do not change it', () => {
	it.each([
		['You should also consider one objection.', 'consider'],
		['Could you please SUMMARISE the plot of Hamlet', 'summarise'],
		['It would be great if you could come up with names for a cat.', 'come'],
		["I'd appreciate it if you write a song.", 'write'],
		['Your task is to translate the menu.', 'translate'],
	])('are skipped: %s', (sentence, verb) => {
		expect(shapeOf(sentence).verb).toBe(verb);
	});
});

it('a question word names a question', () => {
	expect(shapeOf('What is entropy?')).toMatchObject({ verb: 'what', isQuestion: true });
	expect(shapeOf('Write a poem.')).toMatchObject({ verb: 'write', isQuestion: false });
});
