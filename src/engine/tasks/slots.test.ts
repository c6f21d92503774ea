import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS, type Modifiers } from '../modifiers.ts';
import { read } from '../reading/read.ts';
import type { TaskTypeId } from '../task-model.ts';
import { SLOT_RULES } from './data/slot-rules.ts';
import { findSlots } from './slots.ts';
import { TASK_TYPES } from './task-types.ts';

function slotsOf(id: TaskTypeId, text: string, modifiers: Partial<Modifiers> = {}) {
	return findSlots(read(text), TASK_TYPES[id], { ...DEFAULT_MODIFIERS, ...modifiers });
}
const slotOf = (id: TaskTypeId, name: string, text: string, modifiers: Partial<Modifiers> = {}) =>
	slotsOf(id, text, modifiers).find((slot) => slot.name === name);

describe('a slot is filled by what the person wrote', () => {
	it.each<[TaskTypeId, string, string, string]>([
		['article_essay', 'audience', 'write an article about bees for children', 'for children'],
		['email_message', 'recipient', 'write an email to my landlord about the boiler', 'to my landlord'],
		['email_message', 'recipient', 'escribe un correo a mi jefe', 'a mi jefe'],
		['email_message', 'recipient', 'Escribe un correo a mi profesora Marta', 'a mi profesora'],
		['email_message', 'recipient', 'Écris un mail à mon patron', 'à mon patron'],
		['email_message', 'recipient', 'Écris un mail au directeur', 'au directeur'],
		['email_message', 'recipient_name', 'write an email to Anna about the boiler', 'to Anna'],
		['email_message', 'recipient_name', 'a birthday message for my sister emma shes turning 30', 'sister emma'],
		['code_write', 'programming_language', 'write a script in Python that renames photos', 'Python'],
		['translate', 'target_language', 'translate this into French', 'into French'],
		['plan_schedule', 'duration', 'plan a 4 day trip to Lisbon', '4 day'],
		['advice_decision', 'budget', 'recommend an affordable laptop', 'affordable'],
		['explain_teach', 'level', 'explain gravity to kids', 'kids'],
	])('%s: %s in "%s"', (id, name, text, words) => {
		expect(slotOf(id, name, text)?.filledBy?.text).toContain(words);
	});

	it('points at the very characters', () => {
		const text = 'hi, write an email to my landlord';
		const span = slotOf('email_message', 'recipient', text)?.filledBy;
		expect(text.slice(span?.start, span?.end)).toBe('to my landlord');
	});

	it('a request that goes beyond its kind has a subject', () => {
		expect(slotOf('fiction_creative', 'subject', 'write a poem about rain')?.filledBy).toBeTruthy();
		expect(slotOf('fiction_creative', 'subject', 'write a poem')?.filledBy).toBeUndefined();
	});
});

describe('a slot is filled by an option that differs from its default', () => {
	it('length', () => {
		expect(slotOf('article_essay', 'length', 'write an article about bees')?.filledBy).toBeUndefined();
		expect(slotOf('article_essay', 'length', 'write an article about bees', { length: 'short' })?.filledBy).toBeNull();
	});

	it('reader level', () => {
		expect(slotOf('explain_teach', 'level', 'explain gravity', { readerLevel: 'expert' })?.filledBy).toBeNull();
	});

	it('the words win over the option', () => {
		const slot = slotOf('explain_teach', 'level', 'explain gravity to kids', { readerLevel: 'expert' });
		expect(slot?.filledBy?.text).toContain('kids');
	});
});

describe('the programming language', () => {
	const languageOf = (text: string) => slotOf('code_write', 'programming_language', text);

	it.each([
		'Write Vitis HLS code to do matrix multiplication',
		'using XGBoost and shap give me code to plot feature importance',
		'write a plugin for Zorblax that adds a button',
		'write me a tampermonkey script that hides ads',
	])('is assumed, not asked for, where something is named: %s', (text) => {
		expect(languageOf(text)).toMatchObject({ need: 'assume', assumption: 'the language usual for what is named' });
	});

	it('is assumed where the request is more than a line', () => {
		const text = 'write code that takes a list of numbers and returns the second largest without duplicates';
		expect(languageOf(text)).toMatchObject({ need: 'assume', assumption: expect.stringMatching(/common language/) });
	});

	it('is asked for where a very short request names nothing', () => {
		expect(languageOf('write code to sort a list')?.need).toBe('ask');
	});

	it('is known where code is handed over', () => {
		expect(languageOf('add a test\nx = f(1)\nprint(x)')?.filledBy).toBeNull();
	});
});

describe('a slot that does not arise is left out', () => {
	it.each<[TaskTypeId, string, string]>([
		['fact_qa', 'place', 'what is the capital of australia'],
		['fact_qa', 'as_of', 'who wrote Dracula'],
		['advice_decision', 'health', 'recommend a laptop'],
		['fiction_creative', 'honouree', 'write a poem about rain'],
	])('%s: no %s for "%s"', (id, name, text) => {
		expect(slotOf(id, name, text)).toBeUndefined();
	});

	it('and is there when it does', () => {
		expect(slotOf('fact_qa', 'place', 'find the nearest pharmacy')?.need).toBe('ask');
	});
});

it('there is a label for every slot of every type', () => {
	for (const type of Object.values(TASK_TYPES))
		for (const slot of type.slots) expect(SLOT_RULES, type.id).toHaveProperty(slot.name);
});

it('a line that begins with the label of a slot fills it', () => {
	const text = 'write an email\n\nAdditional context: Recipient: Zed';
	expect(slotOf('email_message', 'recipient', text)?.filledBy?.text).toContain('Recipient: Zed');
	const open = 'write an email\n\nAdditional context: Recipient:';
	expect(slotOf('email_message', 'recipient', open)?.filledBy).toBeUndefined();
});
