import type { Desk, EvalRow } from '../desk.ts';
import { tellsOfMissingMaterial } from '../left-open.ts';
import { type Figure, type Metric, percent } from '../metric.ts';
import { lackingOutOfFold } from '../out-of-fold.ts';
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
		'Self-instruct rows whose first instance has an input need one: alone, their instruction lacks it. Told of means a question which one is meant, or a gap line with a place to paste it. The model that helps to decide was trained on these rows, so the figures judged are those out of fold: whether the instruction is known to lack something, each row by a model trained without it. Reported besides: what the product says, and instructions given with their input that are told it is missing.',
	measure: (desk) => {
		const rows = SETS.flatMap((set) => desk.rows<InputRow>(set));
		const needing = rows.filter(({ input }) => input.trim() !== '');
		const lacks = lackingOutOfFold();
		const unseen = rows.filter(({ prompt }) => lacks(prompt));
		const told = rows.filter(({ prompt }) => isTold(desk, prompt));
		const complete = needing.filter((row) => isTold(desk, withInput(row)));
		const [rightlyUnseen, rightly] = [unseen, told].map((some) => some.filter((row) => needing.includes(row)).length);
		const always = percent(needing.length, rows.length);
		return [
			{
				...figure('known, and needed', unseen.length, rightlyUnseen),
				target: { op: '>=', bound: 93 },
				worst: unseen.filter((row) => !needing.includes(row)).map(reason('called incomplete, needs nothing')),
				controls: [{ name: 'always telling', value: always }],
			},
			{
				...figure('needed, and known', needing.length, rightlyUnseen),
				target: { op: '>=', bound: 88 },
				worst: needing.filter((row) => !unseen.includes(row)).map(reason('needs a passage, not known')),
				controls: [{ name: 'never telling', value: 0 }],
			},
			figure('told in the product, and needed', told.length, rightly),
			figure('needed, and told in the product', needing.length, rightly),
			figure('told although it is attached', needing.length, complete.length),
		];
	},
};

const withInput = ({ prompt, input }: InputRow): string => `${prompt}\n\n${input}`.slice(0, 4000);

const isTold = (desk: Desk, prompt: string): boolean => tellsOfMissingMaterial(desk.first(prompt), desk.result(prompt));

const reason = (words: string) => (row: EvalRow) => ({ row: quoteRow(row), reason: words });

const figure = (label: string, count: number, part = 0): Figure => ({
	label,
	set: SET_NAMES,
	count,
	value: percent(part, count),
	unit: '%',
	target: null,
	worst: [],
	controls: [],
});
