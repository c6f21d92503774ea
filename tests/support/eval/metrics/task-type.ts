import type { TaskTypeId } from '#engine/task-model';
import type { EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, reported } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { MEANS } from '../type-labels.ts';

interface LabelledRow extends EvalRow {
	readonly category: string;
}

type TypeOf = (row: LabelledRow, index: number) => string;

const SETS = ['mt_bench', 'vicuna_bench', 'arena_v2', 'dolly_eval_200'];

/** Checks that the engine names a kind of work only when it is right, because a wrong one spoils the result. */
export const taskType: Metric = {
	id: 'types',
	title: 'Task type',
	definition:
		'The published `taskType` against the label of the set, which is coarser: each label stands for the types it may mean. Judged: of the requests whose kind is named (anything but `other`), the share named wrongly. Reported: the share named at all. MT-Bench, Vicuna and Arena-Hard v2 (coding, mathematics, creative writing, in all its languages) together; dolly with them when `--extra` names a folder that has it (its licence does not let it be part of the project).',
	measure: (desk) => {
		const rows = SETS.flatMap((set) => desk.rows<LabelledRow>(set));
		const told: TypeOf = ({ prompt }) => desk.result(prompt).taskType;
		const named = rows.filter((row, index) => told(row, index) !== 'other');
		const wrong = (typeOf: TypeOf) =>
			named.filter((row, index) => !MEANS[row.category]?.includes(typeOf(row, index) as TaskTypeId));
		const share = (typeOf: TypeOf) => percent(wrong(typeOf).length, named.length);
		const next: TypeOf = (_, index) =>
			told(named[(index + Math.ceil(named.length / 2)) % named.length] as LabelledRow, index);
		return [
			{
				...figure('named wrongly', named.length, share(told)),
				target: { op: '<=', bound: 4 },
				worst: wrong(told).map((row) => ({
					row: quoteRow(row),
					reason: `${row.category} taken for ${told(row, 0)}`,
				})),
				controls: [
					{ name: "another prompt's type", value: share(next) },
					{ name: 'always a translation', value: share(() => 'translate') },
				],
			},
			figure('named at all', rows.length, percent(named.length, rows.length)),
		];
	},
};

const figure = (label: string, count: number, value: number): Figure => reported(label, 'labelled sets', count, value);
