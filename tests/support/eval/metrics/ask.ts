import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { askingOutOfFold } from '../out-of-fold.ts';
import { quoteRow } from '../sections.ts';

export interface VagueRow extends EvalRow {
	readonly vague: boolean;
	/** Description and importance, 1 to 3. */
	readonly missing: readonly (readonly [string, number])[];
}

type Decision = (row: VagueRow, index: number) => boolean;

const needsAnswer = ({ missing }: VagueRow): boolean => missing.some(([, importance]) => importance === 3);

/** A question is asked when it has to be, and not otherwise. */
export const ask: Metric = {
	id: 'ask',
	title: 'Asking',
	definition:
		'IN3: people rated what a one-line request leaves out. Asking (the result is a question) is right when a detail of importance 3 is missing. Precision and recall over all rows, the share of rows asked about, and the share of the rows called clear that are asked about. The model that helps to decide was trained on these rows, so the figures judged are those out of fold: each row by a model trained without it. As the product stands is reported beside. Other sets: share of the rows of sets whose requests are complete that are asked about.',
	measure: (desk) => {
		const rows = desk.rows<VagueRow>('in3');
		const asks = askingOutOfFold();
		const unseen = rows.map(({ prompt }) => asks(prompt));
		const asked = rows.map(({ prompt }) => desk.first(prompt).outcome === 'clarify');
		const real: Decision = (_, index) => unseen[index] as boolean;
		const product: Decision = (_, index) => asked[index] as boolean;
		const always: Decision = () => true;
		const never: Decision = () => false;
		const shifted: Decision = (_, index) => unseen[(index + 1) % rows.length] as boolean;
		return [
			figure(rows, 'questions that were needed', precision, real, 70, '>=', { always, shifted }),
			figure(rows, 'needed questions asked', recall, real, 55, '>=', { never, shifted }),
			figure(rows, 'requests asked about', rate, real, 35, '<=', { always }),
			figure(rows, 'clear requests asked about', onClear, real, 8, '<=', { always, shifted }),
			reported(figure(rows, 'needed, as the product stands', precision, product, 70, '>=', {})),
			reported(figure(rows, 'asked, as the product stands', recall, product, 55, '>=', {})),
			onComplete(desk),
		];
	},
};

const reported = (one: Figure): Figure => ({ ...one, target: null, worst: [] });

const COMPLETE = ['ifeval', 'mt_bench', 'vicuna_bench', 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja'];

function onComplete(desk: Desk): Figure {
	const rows = COMPLETE.flatMap((set) => desk.rows(set));
	const asked = rows.filter(({ prompt }) => desk.first(prompt).outcome === 'clarify');
	return {
		label: 'complete requests asked about',
		set: 'rule sets + benches',
		count: rows.length,
		value: percent(asked.length, rows.length),
		unit: '%',
		target: { op: '<=', bound: 8 },
		worst: asked.map((row) => ({ row: quoteRow(row), reason: 'asked, though the request is complete' })),
		controls: [{ name: 'always asking', value: 100 }],
	};
}

type Measure = (rows: readonly VagueRow[], decide: Decision) => { value: number; count: number; worst: Worst[] };

function figure(
	rows: readonly VagueRow[],
	label: string,
	measure: Measure,
	decide: Decision,
	bound: number,
	op: '>=' | '<=',
	controls: Readonly<Record<string, Decision>>,
): Figure {
	const named = Object.entries(controls).map(([name, control]) => ({
		name: name === 'shifted' ? "another row's decision" : `${name} asking`,
		value: measure(rows, control).value,
	}));
	return { label, set: 'in3', ...measure(rows, decide), unit: '%', target: { op, bound }, controls: named };
}

const shareOf = (rows: readonly VagueRow[], holds: readonly VagueRow[], reason: string) => ({
	value: percent(holds.length, rows.length),
	count: rows.length,
	worst: rows.filter((row) => !holds.includes(row)).map((row) => ({ row: quoteRow(row), reason })),
});

const precision: Measure = (rows, decide) => {
	const asked = rows.filter(decide);
	return shareOf(asked, asked.filter(needsAnswer), 'asked, though nothing of importance 3 is missing');
};

const recall: Measure = (rows, decide) => {
	const asked = new Set(rows.filter(decide));
	const needing = rows.filter(needsAnswer);
	return shareOf(
		needing,
		needing.filter((row) => asked.has(row)),
		'not asked, though a detail of importance 3 is missing',
	);
};

const rate: Measure = (rows, decide) => ({
	value: percent(rows.filter(decide).length, rows.length),
	count: rows.length,
	worst: [],
});

const onClear: Measure = (rows, decide) => {
	const asked = new Set(rows.filter(decide));
	const clear = rows.filter(({ vague }) => !vague);
	const wrong = clear.filter((row) => asked.has(row));
	const worst = wrong.map((row) => ({ row: quoteRow(row), reason: 'asked, though people call it clear' }));
	return { value: percent(wrong.length, clear.length), count: clear.length, worst };
};
