import type { Figure, Metric } from '#support/eval/metric';

export interface Measured {
	readonly metric: Metric;
	readonly figures: readonly Figure[];
}

const MOST = 5;

/** Up to five rows of each set with faults, and the faults of each, worst first. */
export function worstRows(measured: readonly Measured[]): string {
	const bySet = new Map<string, Map<string, string[]>>();
	for (const { metric, figures } of measured)
		for (const { worst } of figures.filter(({ target }) => target !== null))
			for (const { row, reason } of worst) {
				const set = row.split(' ')[0] as string;
				const rows = bySet.get(set) ?? new Map<string, string[]>();
				bySet.set(set, rows);
				rows.set(row, [...(rows.get(row) ?? []), `${metric.title.toLowerCase()}: ${reason}`]);
			}
	const sets = [...bySet.keys()].sort();
	const words = 'The rows that miss most, up to five a set. The number is the line in the file.';
	return ['## Worst rows', '', words, ...sets.flatMap((set) => linesOf(set, bySet.get(set) ?? new Map()))].join('\n');
}

function linesOf(set: string, rows: ReadonlyMap<string, readonly string[]>): string[] {
	const worst = [...rows].sort(([a, left], [b, right]) => right.length - left.length || (a < b ? -1 : 1));
	return [
		'',
		`### ${set}`,
		'',
		...worst.slice(0, MOST).flatMap(([row, reasons]) => [`- ${code(row)}`, ...described(reasons)]),
	];
}

const described = (reasons: readonly string[]): string[] =>
	[...new Set(reasons)].slice(0, 4).map((reason) => `  - ${code(reason.replace(/\s+/g, ' ').slice(0, 160))}`);

/** A code span, in which no character of a prompt is markup. */
const code = (text: string): string => `\`\` ${text.replaceAll('`', "'")} \`\``;
