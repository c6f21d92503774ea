import type { TaskTypeId } from '#engine/task-model';
import type { EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent } from '../metric.ts';
import { typeOutOfFold } from '../out-of-fold.ts';
import { quoteRow } from '../sections.ts';
import { MEANS } from '../type-labels.ts';

interface LabelledRow extends EvalRow {
	readonly category: string;
}

/** The kind of task is told as people tell it. */
export const taskType: Metric = {
	id: 'types',
	title: 'Task type',
	definition:
		'The published `taskType` against the label of the set, which is coarser: each label stands for the types it may mean. MT-Bench and Vicuna together; dolly with them when `--extra` names a folder that has it (its licence does not let it be part of the project). Arena-Hard v2 three ways: coding, mathematics, creative writing, in all its languages; the model that helps to decide was trained on these rows, so the figure judged is the one out of fold: each row by a model trained without it.',
	measure: (desk) => {
		const short = [...desk.rows<LabelledRow>('mt_bench'), ...desk.rows<LabelledRow>('vicuna_bench')];
		const dolly = desk.rows<LabelledRow>('dolly_eval_200');
		const name = dolly.length > 0 ? 'MT-Bench + Vicuna + dolly' : 'MT-Bench + Vicuna';
		const arena = desk.rows<LabelledRow>('arena_v2');
		const product: TypeOf = ({ prompt }) => desk.result(prompt).taskType;
		const unseen = typeOutOfFold();
		const asItStands = measureSet('arena_v2', arena, product, 82);
		return [
			measureSet(name, [...short, ...dolly], product, 87),
			measureSet('arena_v2', arena, ({ prompt }) => unseen(prompt), 82),
			{ ...asItStands, label: 'as the product stands', target: null, worst: [], controls: [] },
		];
	},
};

type TypeOf = (row: EvalRow) => string;

function measureSet(set: string, rows: readonly LabelledRow[], typeOf: TypeOf, bound: number): Figure {
	const isRight = (row: LabelledRow, type: string) => MEANS[row.category]?.includes(type as TaskTypeId) ?? false;
	const right = (typeFor: (row: LabelledRow, index: number) => string) =>
		rows.filter((row, index) => isRight(row, typeFor(row, index))).length;
	const wrong = rows.filter((row) => !isRight(row, typeOf(row)));
	const next = right((_, index) => typeOf(rows[((index + 1) * 7) % rows.length] as LabelledRow));
	return {
		label: 'types told as labelled',
		set,
		count: rows.length,
		value: percent(rows.length - wrong.length, rows.length),
		unit: '%',
		target: { op: '>=', bound },
		worst: wrong.map((row) => ({ row: quoteRow(row), reason: `${row.category} taken for ${typeOf(row)}` })),
		controls: [
			{ name: "another prompt's type", value: percent(next, rows.length) },
			{
				name: 'always other',
				value: percent(
					right(() => 'other'),
					rows.length,
				),
			},
		],
	};
}
