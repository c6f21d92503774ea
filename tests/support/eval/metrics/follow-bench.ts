import type { Desk, EvalRow } from '../desk.ts';
import { type Control, type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow, ruleLines } from '../sections.ts';

interface LevelRow extends EvalRow {
	readonly kind: string;
	readonly example: number;
	readonly level: number;
}

type Count = (row: LevelRow, base: LevelRow) => number;

/** The more rules a request states, the more of them stand as rules; a bare request yields none. */
export const followBench: Metric = {
	id: 'followbench',
	title: 'Selectivity',
	definition:
		"FollowBench stacks up to five constraints on one instruction. Extracted clauses are the lines of Constraints & Safety that the result marks as the person's own. Mean at level 0 and at level 5, and the share of steps from one level to the next at which the count does not fall.",
	measure: (desk) => {
		const count: Count = ({ prompt }) => ruleLines(desk.result(prompt)).length;
		// Every level gets what was made of the bare request.
		const onlyBase: Count = (_, base) => ruleLines(desk.result(base.prompt)).length;
		// Every sentence of the request is called a rule.
		const everySentence: Count = ({ prompt }) => prompt.split(/[.?!\n]/).filter((part) => part.trim() !== '').length;
		return ['format', 'mixed'].flatMap((kind) => measureKind(desk, kind, count, onlyBase, everySentence));
	},
};

function measureKind(desk: Desk, kind: string, count: Count, onlyBase: Count, everySentence: Count): Figure[] {
	const rows = desk.rows<LevelRow>('followbench').filter((row) => row.kind === kind);
	const isJudged = kind === 'format';
	const set = `followbench ${kind}`;
	const mean = (level: number, by: Count) => meanOf(rows, level, by);
	const figure = (label: string, value: number, target: Figure['target'], controls: Control[]): Figure => {
		const judged = isJudged ? { target, controls } : { target: null, controls: [] };
		return { label, set, count: rows.length, value, unit: 'clauses', worst: [], ...judged };
	};
	const steps = stepsOf(rows, count);
	return [
		figure('clauses at level 0', mean(0, count), { op: '<=', bound: 0.5 }, [
			{ name: 'every sentence taken for a rule', value: mean(0, everySentence) },
		]),
		figure('clauses at level 5', mean(5, count), { op: '>=', bound: 4.5 }, [
			{ name: 'the result of level 0', value: mean(5, onlyBase) },
		]),
		{
			...figure('steps that do not fall', steps.value, { op: '>=', bound: 97 }, [
				{ name: 'levels in reverse', value: stepsOf(rows, (row) => -count(row, row)).value },
			]),
			count: steps.count,
			unit: '%',
			worst: steps.worst,
		},
	];
}

function meanOf(rows: readonly LevelRow[], level: number, count: Count): number {
	const chosen = rows.filter((row) => row.level === level);
	const total = chosen.reduce((sum, row) => sum + count(row, levelOf(rows, row, 0) ?? row), 0);
	return total / Math.max(1, chosen.length);
}

function stepsOf(rows: readonly LevelRow[], count: Count) {
	const pairs = rows.flatMap((row) => {
		const next = levelOf(rows, row, row.level + 1);
		return next ? [{ row, next, fell: count(row, row) - count(next, next) }] : [];
	});
	const falls = pairs.filter(({ fell }) => fell > 0);
	const worst: Worst[] = falls.map(({ next, fell }) => ({
		row: quoteRow(next),
		reason: `${fell} rule lines fewer than at level ${next.level - 1}`,
	}));
	return { value: percent(pairs.length - falls.length, pairs.length), count: pairs.length, worst };
}

const levelOf = (rows: readonly LevelRow[], row: LevelRow, level: number): LevelRow | undefined =>
	rows.find((other) => other.example === row.example && other.level === level);
