import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, median } from '../metric.ts';
import { quoteRow, sectionText } from '../sections.ts';
import { allRows } from '../sets.ts';

/** A short question does not become a page. */
export const size: Metric = {
	id: 'size',
	title: 'Size',
	definition:
		'Length of the result without its Source block against the request without the passage that stands there, median over all sets: requests under 100 characters and above 400.',
	measure: (desk) => {
		const sized = allRows(desk).map((row) => ({ row, ...measureRow(desk, row) }));
		return [
			figure(
				'growth under 100 characters',
				sized.filter(({ before }) => before < 100),
				4,
			),
			figure(
				'growth above 400 characters',
				sized.filter(({ before }) => before > 400),
				2,
			),
		];
	},
};

interface Sized {
	readonly row: EvalRow;
	readonly before: number;
	readonly ratio: number;
}

function measureRow(desk: Desk, { prompt }: EvalRow): { before: number; ratio: number } {
	const result = desk.result(prompt);
	const passage = sectionText(result, ['source']).length;
	const before = Math.max(1, prompt.length - Math.max(0, passage));
	return { before, ratio: (result.prompt.length - passage) / before };
}

function figure(label: string, sized: readonly Sized[], bound: number): Figure {
	const ratios = sized.map(({ ratio }) => ratio);
	const largest = [...sized].sort((a, b) => b.ratio - a.ratio).slice(0, 20);
	return {
		label,
		set: 'all sets',
		count: sized.length,
		value: median(ratios),
		unit: 'x',
		target: { op: '<=', bound },
		worst: largest.map(({ row, ratio }) => ({ row: quoteRow(row), reason: `grows ${ratio.toFixed(1)} times` })),
		controls: [{ name: 'two results in one', value: median(ratios) * 2 }],
	};
}
