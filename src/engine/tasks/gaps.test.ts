import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { read } from '../reading/read.ts';
import type { TaskTypeId } from '../task-model.ts';
import { planGaps } from './gaps.ts';
import { findSlots } from './slots.ts';
import { TASK_TYPES } from './task-types.ts';

const gapsOf = (id: TaskTypeId, text: string) => planGaps(findSlots(read(text), TASK_TYPES[id], DEFAULT_MODIFIERS));

describe('gaps', () => {
	it('an assumption is stated as one', () => {
		expect(gapsOf('article_essay', 'write a 700 word article about bees')).toContainEqual({
			is: 'gap',
			text: 'Audience: not stated. Assume general adult readers unless told otherwise.',
			origin: 'assumed',
			rule: 'gap.audience',
			source: [],
		});
	});

	it('what only the person knows becomes a placeholder, and comes first', () => {
		expect(gapsOf('email_message', 'write an email to my landlord about the boiler')[0]?.text).toBe(
			"Recipient's name: not stated. Leave [recipient's name] to fill in.",
		);
	});

	it.each<[TaskTypeId, string]>([
		['other', 'Assist me in finding eco-friendly hotels near Yellowstone'],
		['fact_qa', 'It is 1.00 o clock in the afternoon, what time is it after 1.65 hours?'],
		['fact_qa', "I've put a plate on top of an apple. Where is the apple now?"],
		['howto', 'how do I delete my account'],
		['brainstorm', 'List ten restaurants in Rome'],
		['math_reasoning', 'Solve 3x + 5 = 20 for x'],
		['code_write', 'write a regex for a UK postcode'],
	])('nothing is listed whose answer would change nothing: %s, %s', (id, text) => {
		expect(gapsOf(id, text).filter((gap) => !gap.rule.endsWith('programming_language'))).toEqual([]);
	});

	it('nothing is listed when nothing is open', () => {
		expect(gapsOf('fact_qa', 'what is the capital of australia')).toEqual([]);
	});

	it('a detail that the text states is not called missing', () => {
		const text = 'write a 700 word persuasive article about bees for teenagers';
		expect(gapsOf('article_essay', text)).toEqual([]);
	});

	it.each(Object.values(TASK_TYPES))('$id never lists more than four, each a sentence about its slot', (type) => {
		const gaps = gapsOf(type.id, 'do it');
		expect(gaps.length).toBeLessThanOrEqual(4);
		for (const gap of gaps)
			expect(gap.text).toMatch(
				/^[A-Z][^:]+: not stated\. (?:Assume .+ unless told otherwise|Leave \[.+\] to fill in)\.$/,
			);
	});

	it.each(Object.values(TASK_TYPES))('$id states its assumptions so that they follow "Assume"', (type) => {
		for (const slot of type.slots) if (slot.assumption) expect(slot.assumption).toMatch(/^[a-z0-9][^.]*$/);
	});
});
