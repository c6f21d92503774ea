import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow, ruleLines } from '../sections.ts';

interface LevelRow extends EvalRow {
	readonly kind: string;
	readonly example: number;
	readonly level: number;
}

/** Checks that of requests with more rules, more rules are listed in the result. */
export const followBench: Metric = {
	id: 'followbench',
	title: 'Selectivity',
	definition:
		"FollowBench stacks up to five constraints on one instruction. Counted are the lines of Constraints & Safety that the result marks as the person's own. A report: mean at level 0 and at level 5, and the share of steps from one level to the next at which the count does not fall. A request that is clear already keeps its rules where they are and counts none.",
	measure: (desk) => ['format', 'mixed'].flatMap((kind) => measureKind(desk, kind)),
};

function measureKind(desk: Desk, kind: string): Figure[] {
	const rows = desk.rows<LevelRow>('followbench').filter((row) => row.kind === kind);
	const count = ({ prompt }: LevelRow) => ruleLines(desk.result(prompt)).length;
	const figure = (label: string, value: number): Figure => ({
		label,
		set: `followbench ${kind}`,
		count: rows.length,
		value,
		unit: 'clauses',
		target: null,
		worst: [],
		controls: [],
	});
	const mean = (level: number) => {
		const chosen = rows.filter((row) => row.level === level);
		return chosen.reduce((sum, row) => sum + count(row), 0) / Math.max(1, chosen.length);
	};
	const pairs = rows.flatMap((row) => {
		const next = rows.find(({ example, level }) => example === row.example && level === row.level + 1);
		return next ? [{ next, fell: count(row) - count(next) }] : [];
	});
	const worst: Worst[] = pairs
		.filter(({ fell }) => fell > 0)
		.map(({ next, fell }) => ({
			row: quoteRow(next),
			reason: `${fell} rule lines fewer than at level ${next.level - 1}`,
		}));
	return [
		figure('clauses at level 0', mean(0)),
		figure('clauses at level 5', mean(5)),
		{
			...figure('steps that do not fall', percent(pairs.length - worst.length, pairs.length)),
			count: pairs.length,
			unit: '%',
			worst,
		},
	];
}
