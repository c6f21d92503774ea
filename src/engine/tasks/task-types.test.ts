import { describe, expect, it } from 'vitest';
import { TASK_TYPE_IDS } from '#engine/task-model';
import { TASK_TYPES } from './task-types.ts';

const ALL = [...TASK_TYPE_IDS, 'other'] as const;
const DEPTHS = { brief: ['brief'], detailed: ['brief', 'detailed'], exhaustive: ['brief', 'detailed', 'exhaustive'] };
/** Words that would set a length, and so could contradict the person's own. */
const SETS_A_LENGTH = /\b\d[\d,]*(?:\s?-\s?\d+)?\s(?:words|sentences|paragraphs|pages)\b/;

describe('every type of task', () => {
	it.each(ALL)('%s is filed under its own id', (id) => {
		expect(TASK_TYPES[id].id).toBe(id);
	});

	it.each(ALL)('%s has three to four steps at brief depth, up to six when detailed, seven when exhaustive', (id) => {
		const count = (depth: keyof typeof DEPTHS) =>
			TASK_TYPES[id].steps.filter((step) => DEPTHS[depth].includes(step.depth)).length;
		expect(count('brief')).toBeGreaterThanOrEqual(3);
		expect(count('brief')).toBeLessThanOrEqual(4);
		expect(count('detailed')).toBeGreaterThanOrEqual(5);
		expect(count('detailed')).toBeLessThanOrEqual(6);
		expect(count('exhaustive')).toBe(7);
	});

	it.each(ALL)('%s has two to four tests and one concrete deliverable', (id) => {
		expect(TASK_TYPES[id].tests.length).toBeGreaterThanOrEqual(2);
		expect(TASK_TYPES[id].tests.length).toBeLessThanOrEqual(4);
		expect(TASK_TYPES[id].deliverable).toMatch(/^[A-Z].*\.$/);
	});

	it.each(ALL)('%s writes whole sentences and sets no length in its steps or tests', (id) => {
		for (const text of [...TASK_TYPES[id].steps.map((step) => step.text), ...TASK_TYPES[id].tests]) {
			expect(text).toMatch(/^[A-Z].*[.?]$/);
			expect(text).not.toMatch(SETS_A_LENGTH);
		}
	});

	it.each(ALL)('%s asks short questions with answers to tap, and states an assumption wherever it assumes', (id) => {
		for (const slot of TASK_TYPES[id].slots) {
			expect(slot.question?.split(' ').length, slot.name).toBeLessThanOrEqual(12);
			expect(slot.options?.length, slot.name).toBeGreaterThan(0);
			expect(slot.assumption === undefined, slot.name).toBe(slot.need !== 'assume');
		}
	});
});

describe('the types differ from each other', () => {
	const all = ALL.map((id) => TASK_TYPES[id]);

	it('no step, test or deliverable is shared by two types', () => {
		for (const texts of [
			all.flatMap((type) => type.steps.map((step) => step.text)),
			all.flatMap((type) => [...type.tests]),
			all.map((type) => type.deliverable),
		]) {
			expect(new Set(texts).size).toBe(texts.length);
		}
	});
});
