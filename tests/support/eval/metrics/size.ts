import type { Optimised } from '#engine/result-model';
import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, median } from '../metric.ts';
import { quoteRow, sectionText } from '../sections.ts';
import { allRows } from '../sets.ts';

/** Measures how many times longer than the request its result is. */
export const size: Metric = {
	id: 'size',
	title: 'Size',
	definition:
		'A report. Length of the result without its Source block against the request without the passage that stands there, median over all sets: requests under 100 characters and above 400, with and without the headings and the closing line, which are the same whatever is asked. Finished prompts: the awesome prompts, whole.',
	measure: (desk) => {
		const sized = allRows(desk).map((row) => sizeOf(desk, row));
		const short = sized.filter(({ before }) => before < 100);
		const long = sized.filter(({ before }) => before > 400);
		const finished = desk.rows('awesome').map((row) => sizeOf(desk, row));
		return [
			figure('growth under 100 characters', 'all sets', short, ({ whole }) => whole),
			figure('growth above 400 characters', 'all sets', long, ({ whole }) => whole),
			figure('without the frame, under 100', 'all sets', short, ({ bare }) => bare),
			figure('without the frame, above 400', 'all sets', long, ({ bare }) => bare),
			figure('growth of finished prompts', 'awesome', finished, ({ whole }) => whole),
		];
	},
};

interface Sized {
	readonly row: EvalRow;
	readonly before: number;
	/** Length of the result divided by that of the request, with and without headings and closing line. */
	readonly whole: number;
	readonly bare: number;
}

function sizeOf(desk: Desk, row: EvalRow): Sized {
	const result = desk.result(row.prompt);
	const passage = sectionText(result, ['source']).length;
	const before = Math.max(1, row.prompt.length - passage);
	const after = result.prompt.length - passage;
	return { row, before, whole: after / before, bare: (after - frameOf(result)) / before };
}

/** Characters of headings, section marks and closing line. */
const frameOf = ({ provenance }: Optimised): number =>
	provenance
		.filter(({ section, rule }) => section !== 'source' && (rule === 'frame' || section === 'closing'))
		.reduce((sum, { start, end }) => sum + end - start + 1, 0);

function figure(label: string, set: string, sized: readonly Sized[], ratioOf: (one: Sized) => number): Figure {
	const largest = [...sized].sort((a, b) => ratioOf(b) - ratioOf(a)).slice(0, 20);
	return {
		label,
		set,
		count: sized.length,
		value: median(sized.map(ratioOf)),
		unit: 'x',
		target: null,
		worst: largest.map((one) => ({ row: quoteRow(one.row), reason: `grows ${ratioOf(one).toFixed(1)} times` })),
		controls: [],
	};
}
