import type { Optimised } from '#engine/types';
import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, median } from '../metric.ts';
import { quoteRow, sectionText } from '../sections.ts';
import { allRows } from '../sets.ts';

/** A short question does not become a page. */
export const size: Metric = {
	id: 'size',
	title: 'Size',
	definition:
		'Length of the result without its Source block against the request without the passage that stands there, median over all sets: requests under 100 characters and above 400. Reported besides: without the headings and the closing line, which are the same whatever is asked.',
	measure: (desk) => {
		const sized = allRows(desk).map((row) => ({ row, ...measureRow(desk, row) }));
		const bare = allRows(desk).map((row) => ({ row, ...measureRow(desk, row, framed) }));
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
			reported(
				'without the frame, under 100',
				bare.filter(({ before }) => before < 100),
			),
			reported(
				'without the frame, above 400',
				bare.filter(({ before }) => before > 400),
			),
		];
	},
};

interface Sized {
	readonly row: EvalRow;
	readonly before: number;
	readonly ratio: number;
}

const noFrame = () => 0;

/** Characters of the headings, of the marks of sections and of the closing line. */
const framed = ({ provenance }: Optimised): number =>
	provenance
		.filter(({ section, rule }) => section !== 'source' && (rule === 'frame' || section === 'closing'))
		.reduce((sum, { start, end }) => sum + end - start + 1, 0);

function measureRow(desk: Desk, { prompt }: EvalRow, frame: (result: Optimised) => number = noFrame) {
	const result = desk.result(prompt);
	const passage = sectionText(result, ['source']).length;
	const before = Math.max(1, prompt.length - Math.max(0, passage));
	return { before, ratio: (result.prompt.length - passage - frame(result)) / before };
}

const reported = (label: string, sized: readonly Sized[]): Figure => ({
	...figure(label, sized, 0),
	target: null,
	worst: [],
	controls: [],
});

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
