import type { Desk, EvalRow } from '../desk.ts';
import { tellsOfMissingMaterial } from '../left-open.ts';
import { type Figure, type Metric, percent } from '../metric.ts';
import { quoteRow } from '../sections.ts';

interface InputRow extends EvalRow {
	/** What the instruction works on; empty when it needs nothing. */
	readonly input: string;
}

const SETS = ['user_oriented', 'seed_tasks'] as const;
const SET_NAMES = SETS.join(' + ');

/** A passage that is spoken of but not there is noticed, and one that is there is not missed. */
export const missingMaterial: Metric = {
	id: 'material',
	title: 'Missing material',
	definition:
		'Self-instruct rows whose first instance has an input need one: alone, their instruction lacks it. Told of means a question which one is meant, or a gap line with a place to paste it. Reported besides: instructions given with their input that are told it is missing.',
	measure: (desk) => {
		const rows = SETS.flatMap((set) => desk.rows<InputRow>(set));
		const tells = ({ prompt }: EvalRow) => isTold(desk, prompt);
		const needing = rows.filter(({ input }) => input.trim() !== '');
		const told = rows.filter(tells);
		const rightly = told.filter((row) => needing.includes(row));
		const complete = needing.filter((row) => isTold(desk, withInput(row)));
		const always = percent(needing.length, rows.length);
		return [
			{
				...figure('told, and needed', told.length, rightly.length),
				target: { op: '>=', bound: 93 },
				worst: told.filter((row) => !needing.includes(row)).map(reason('told of a passage, needs none')),
				controls: [{ name: 'always telling', value: always }],
			},
			{
				...figure('needed, and told', needing.length, rightly.length),
				target: { op: '>=', bound: 88 },
				worst: needing.filter((row) => !told.includes(row)).map(reason('needs a passage, not told')),
				controls: [{ name: 'the passage attached', value: percent(complete.length, needing.length) }],
			},
			{
				...figure('told although it is attached', needing.length, complete.length),
				worst: complete.map(reason('the passage is there and called missing')),
			},
		];
	},
};

const withInput = ({ prompt, input }: InputRow): string => `${prompt}\n\n${input}`.slice(0, 4000);

const isTold = (desk: Desk, prompt: string): boolean => tellsOfMissingMaterial(desk.first(prompt), desk.result(prompt));

const reason = (words: string) => (row: EvalRow) => ({ row: quoteRow(row), reason: words });

const figure = (label: string, count: number, part: number): Figure => ({
	label,
	set: SET_NAMES,
	count,
	value: percent(part, count),
	unit: '%',
	target: null,
	worst: [],
	controls: [],
});
