import { anchorShare } from '../anchor-share.ts';
import type { Desk } from '../desk.ts';
import type { Figure, Metric } from '../metric.ts';
import type { RuleRow } from '../rule-row.ts';
import { sectionText, surfaceOf } from '../sections.ts';
import { nextOf, RULE_SETS } from '../sets.ts';
import { firstSentence } from '../spoil.ts';

/** What limits the answer is stated as a rule, not only kept somewhere. */
export const surfacing: Metric = {
	id: 'surfacing',
	title: 'Surfacing as rules',
	definition:
		'The same anchors, counted only where the result states rules: Constraints, Acceptance tests and Deliverables. Judged on IFEval, reported for the other sets.',
	measure: (desk) => RULE_SETS.map((set) => measureSet(desk, set)),
};

function measureSet(desk: Desk, set: string): Figure {
	const rows = desk.rows<RuleRow>(set);
	const { value, count, misses } = anchorShare(rows, ({ prompt }) => surfaceOf(desk.result(prompt)));
	const isJudged = set === 'ifeval';
	return {
		label: 'surfacing',
		set,
		count,
		value,
		unit: '%',
		target: isJudged ? { op: '>=', bound: 97 } : null,
		worst: misses,
		controls: isJudged ? controlsFor(desk, rows) : [],
	};
}

function controlsFor(desk: Desk, rows: readonly RuleRow[]) {
	const control = (name: string, textFor: (row: RuleRow, index: number) => string) => ({
		name,
		value: anchorShare(rows, textFor).value,
	});
	return [
		control('first sentence only', (row) => firstSentence(row.prompt)),
		control("another prompt's output", (_, index) => surfaceOf(desk.result(nextOf(rows, index).prompt))),
		control('rules left in the intent', (row) => sectionText(desk.result(row.prompt), ['intent', 'source'])),
	];
}
