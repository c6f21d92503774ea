import type { TaskTypeId } from '#engine/task-model';
import type { EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { MEANS } from '../type-labels.ts';

interface LabelledRow extends EvalRow {
	readonly category: string;
}

type TypeOf = (row: LabelledRow, index: number) => string;

/** A kind of task is named only where it is sure: a wrong one frames the whole result wrongly. */
export const taskType: Metric = {
	id: 'types',
	title: 'Task type',
	definition:
		'The published `taskType` against the label of the set, which is coarser: each label stands for the types it may mean. Judged: of the requests whose kind is named (anything but `other`), the share named wrongly. Reported: the share named at all. MT-Bench and Vicuna together; dolly with them when `--extra` names a folder that has it (its licence does not let it be part of the project). Arena-Hard v2: coding, mathematics, creative writing, in all its languages.',
	measure: (desk) => {
		const dolly = desk.rows<LabelledRow>('dolly_eval_200');
		const short = ['mt_bench', 'vicuna_bench'].flatMap((set) => desk.rows<LabelledRow>(set));
		const name = dolly.length > 0 ? 'MT-Bench + Vicuna + dolly' : 'MT-Bench + Vicuna';
		const told: TypeOf = ({ prompt }) => desk.result(prompt).taskType;
		return [
			...measureSet(name, [...short, ...dolly], told),
			...measureSet('arena_v2', desk.rows<LabelledRow>('arena_v2'), told),
		];
	},
};

function measureSet(set: string, rows: readonly LabelledRow[], told: TypeOf): Figure[] {
	const named = rows.filter((row, index) => told(row, index) !== 'other');
	const wrong = (typeOf: TypeOf) =>
		named.filter((row, index) => !MEANS[row.category]?.includes(typeOf(row, index) as TaskTypeId));
	const share = (typeOf: TypeOf) => percent(wrong(typeOf).length, named.length);
	const next: TypeOf = (_, index) => told(named[((index + 1) * 7) % named.length] as LabelledRow, index);
	return [
		{
			...figure('named wrongly', set, named.length, share(told)),
			target: { op: '<=', bound: 4 },
			worst: wrong(told).map((row) => ({ row: quoteRow(row), reason: `${row.category} taken for ${told(row, 0)}` })),
			controls: [
				{ name: "another prompt's type", value: share(next) },
				{ name: 'always a translation', value: share(() => 'translate') },
			],
		},
		figure('named at all', set, rows.length, percent(named.length, rows.length)),
	];
}

const figure = (label: string, set: string, count: number, value: number): Figure => ({
	label,
	set,
	count,
	value,
	unit: '%',
	target: null,
	worst: [],
	controls: [],
});
