import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, reported } from '../metric.ts';
import { quoteRow } from '../sections.ts';

export interface VagueRow extends EvalRow {
	readonly vague: boolean;
	/** Description and importance, 1 to 3. */
	readonly missing: readonly (readonly [string, number])[];
}

const COMPLETE = ['ifeval', 'mt_bench', 'vicuna_bench', 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja'];

const needsAnswer = ({ missing }: VagueRow): boolean => missing.some(([, importance]) => importance === 3);

/** Checks that the engine asks before the result only when necessary. */
export const ask: Metric = {
	id: 'ask',
	title: 'Asking',
	definition:
		'Asking: the first result is a question. Judged: the share of the IN3 requests that people called clear, and of the requests of sets that are complete, that are asked about. Reported: over all IN3 rows, where people rated what a one-line request leaves out, the share asked about, how many of these miss a detail of importance 3, and how many of those that miss one are asked about. A question is meant for requests whose object is missing; most details that people rated can be left to a default.',
	measure: (desk) => {
		const rows = desk.rows<VagueRow>('in3');
		const clear = rows.filter(({ vague }) => !vague);
		const needing = rows.filter(needsAnswer);
		const asked = rows.filter((row) => isAsked(desk, row));
		const neededAndAsked = asked.filter(needsAnswer).length;
		return [
			judged(desk, 'clear requests asked about', 'in3', clear, 5),
			judged(
				desk,
				'complete requests asked about',
				'rule sets + benches',
				COMPLETE.flatMap((set) => desk.rows(set)),
				3,
			),
			toldFigure('requests asked about', rows.length, asked.length),
			toldFigure('questions that were needed', asked.length, neededAndAsked),
			toldFigure('needed questions asked', needing.length, neededAndAsked),
		];
	},
};

const isAsked = (desk: Desk, { prompt }: EvalRow): boolean => desk.first(prompt).outcome === 'clarify';

function judged(desk: Desk, label: string, set: string, rows: readonly EvalRow[], bound: number): Figure {
	const asked = rows.filter((row) => isAsked(desk, row));
	return {
		...toldFigure(label, rows.length, asked.length),
		set,
		target: { op: '<=', bound },
		worst: asked.map((row) => ({ row: quoteRow(row), reason: 'asked, though nothing that matters is missing' })),
		controls: [
			{ name: 'always asking', value: 100 },
			{ name: 'asking exactly where it does not', value: percent(rows.length - asked.length, rows.length) },
		],
	};
}

const toldFigure = (label: string, count: number, part: number): Figure =>
	reported(label, 'in3', count, percent(part, count));
