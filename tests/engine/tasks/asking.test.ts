import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { read } from '#engine/reading/read';
import { decideToAsk } from '#engine/tasks/ask';
import { classifyTask } from '#engine/tasks/classify';
import { planGaps } from '#engine/tasks/gaps';
import { findSlots } from '#engine/tasks/slots';
import { TASK_TYPES } from '#engine/tasks/task-types';
import { rowsOf } from './rows.ts';

interface Row {
	readonly prompt: string;
	readonly vague: boolean;
	/** Of the most important missing detail: 3 means the task cannot be done without it. */
	readonly importance: number;
}

const judged = rowsOf<Row>('in3').map((row) => {
	const reading = read(row.prompt);
	const guess = classifyTask(reading);
	const task = TASK_TYPES[guess.id];
	const slots = findSlots(reading, task, DEFAULT_MODIFIERS);
	const isAsked = decideToAsk(reading, guess, task, slots) !== null;
	return { ...row, isAsked, hasGaps: planGaps(slots).length > 0 };
});
const shareOf = (rows: typeof judged, holds: (row: (typeof judged)[number]) => boolean) =>
	rows.filter(holds).length / rows.length;

describe('over 756 one-line requests whose missing details people have rated', () => {
	it('at most a third is asked about', () => {
		expect(shareOf(judged, (row) => row.isAsked)).toBeLessThanOrEqual(0.35);
	});

	it('of those that miss nothing, at most two in a hundred are asked about', () => {
		expect(
			shareOf(
				judged.filter((row) => !row.vague),
				(row) => row.isAsked,
			),
		).toBeLessThanOrEqual(0.02);
	});

	it('four questions in five are about a request that cannot do without an answer', () => {
		expect(
			shareOf(
				judged.filter((row) => row.isAsked),
				(row) => row.importance === 3,
			),
		).toBeGreaterThanOrEqual(0.8);
	});

	it('a third of the requests that cannot do without an answer is asked about', () => {
		expect(
			shareOf(
				judged.filter((row) => row.importance === 3),
				(row) => row.isAsked,
			),
		).toBeGreaterThanOrEqual(0.33);
	});

	it('of a hundred that miss nothing, at most 62 are told what was assumed', () => {
		expect(
			shareOf(
				judged.filter((row) => !row.vague),
				(row) => row.hasGaps,
			),
		).toBeLessThanOrEqual(0.62);
	});

	it('of a hundred vague requests, at least 75 are asked about or told what was assumed', () => {
		expect(
			shareOf(
				judged.filter((row) => row.vague),
				(row) => row.isAsked || row.hasGaps,
			),
		).toBeGreaterThanOrEqual(0.75);
	});
});
