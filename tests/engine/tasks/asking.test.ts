import { beforeAll, describe, expect, it } from 'vitest';
import { linearModel } from '#engine/learned/linear-model';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { read } from '#engine/reading/read';
import { decideToAsk } from '#engine/tasks/ask';
import { classifyTask } from '#engine/tasks/classify';
import { planGaps } from '#engine/tasks/gaps';
import { isLeftOpen } from '#engine/tasks/left-open';
import { findSlots } from '#engine/tasks/slots';
import { TASK_TYPES } from '#engine/tasks/task-types';
import { foldOf, judgedOutOfFold } from '#scripts/train/folds';
import { rowsOf } from './rows.ts';

interface Row {
	readonly prompt: string;
	readonly vague: boolean;
	/** Of the most important missing detail: 3 means the task cannot be done without it. */
	readonly importance: number;
}

interface Judged extends Row {
	readonly isAsked: boolean;
	readonly hasGaps: boolean;
}

/** Each row is judged by a model that has not seen it. */
let judged: readonly Judged[] = [];

beforeAll(() => {
	const models = judgedOutOfFold('asking').map(linearModel);
	judged = rowsOf<Row>('in3').map((row) => {
		const reading = read(row.prompt);
		const guess = classifyTask(reading);
		const task = TASK_TYPES[guess.id];
		const slots = findSlots(reading, task, DEFAULT_MODIFIERS);
		const judge = models[foldOf(row.prompt)];
		const asking = decideToAsk(reading, guess, task, slots, [], () => isLeftOpen(reading, judge));
		return { ...row, isAsked: asking !== null, hasGaps: planGaps(slots).length > 0 };
	});
});

const shareOf = (rows: readonly Judged[], holds: (row: Judged) => boolean) => rows.filter(holds).length / rows.length;
const all = () => judged;
const clear = () => judged.filter((row) => !row.vague);
const vague = () => judged.filter((row) => row.vague);

describe('over 756 one-line requests whose missing details people have rated', () => {
	it('at most a third is asked about', () => {
		expect(shareOf(all(), (row) => row.isAsked)).toBeLessThanOrEqual(0.33);
	});

	it('of those that miss nothing, at most six in a hundred are asked about', () => {
		expect(shareOf(clear(), (row) => row.isAsked)).toBeLessThanOrEqual(0.06);
	});

	it('seven questions in ten are about a request that cannot do without an answer', () => {
		const asked = all().filter((row) => row.isAsked);
		expect(shareOf(asked, (row) => row.importance === 3)).toBeGreaterThanOrEqual(0.7);
	});

	it('more than half of the requests that cannot do without an answer are asked about', () => {
		const needy = all().filter((row) => row.importance === 3);
		expect(shareOf(needy, (row) => row.isAsked)).toBeGreaterThanOrEqual(0.55);
	});

	it('of a hundred that miss nothing, at most 62 are told what was assumed', () => {
		expect(shareOf(clear(), (row) => row.hasGaps)).toBeLessThanOrEqual(0.62);
	});

	it('of a hundred vague requests, at least 80 are asked about or told what was assumed', () => {
		expect(shareOf(vague(), (row) => row.isAsked || row.hasGaps)).toBeGreaterThanOrEqual(0.8);
	});
});
