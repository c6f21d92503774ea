import { expect, it } from 'vitest';
import { linearModel } from '#engine/learned/linear-model';
import { read } from '#engine/reading/read';
import type { TaskTypeId } from '#engine/task-model';
import { classifyTask } from '#engine/tasks/classify';
import { foldOf, judgedOutOfFold } from '#scripts/train/folds';
import { MEANS } from '#support/eval/type-labels';
import { rowsOf } from './rows.ts';

/** The first reading loads the language tables, which takes seconds when every core is busy. */
const SLOW_MACHINE_MS = 60_000;

interface Row {
	readonly category: string;
	readonly prompt: string;
}

const typeOf = ({ prompt }: Row) => classifyTask(read(prompt)).id;

function shareRight(rows: readonly Row[], told: (row: Row) => TaskTypeId = typeOf): number {
	const right = rows.filter((row) => MEANS[row.category]?.includes(told(row)));
	return right.length / rows.length;
}

it(
	'short benchmark questions, none of them trained on, are told apart in at least 92 of 100 cases',
	() => {
		expect(shareRight(rowsOf<Row>('mt-vicuna'))).toBeGreaterThanOrEqual(0.92);
	},
	SLOW_MACHINE_MS,
);

it(
	'real prompts in many languages fall on the right one of three sides in at least 80 of 100 cases, each judged unseen',
	() => {
		const models = judgedOutOfFold('kinds').map(linearModel);
		const unseen = ({ prompt }: Row) =>
			classifyTask(read(prompt), (text) => models[foldOf(prompt)]?.judge(text) ?? []).id;
		expect(shareRight(rowsOf<Row>('arena-v2'), unseen)).toBeGreaterThanOrEqual(0.8);
	},
	SLOW_MACHINE_MS,
);
