import { anchorShare } from '../anchor-share.ts';
import type { Metric } from '../metric.ts';
import type { RuleRow } from '../rule-row.ts';
import { surfaceOf } from '../sections.ts';
import { RULE_SETS } from '../sets.ts';

/** The share of rules that the result lists as rules. A rule within the task's sentence may stay there. */
export const surfacing: Metric = {
	id: 'surfacing',
	title: 'Surfacing as rules',
	definition:
		'The same anchors, counted only where the result states rules: Constraints, Acceptance tests and Deliverables. A report: a request that is clear already is given back without them, and a rule that belongs to the task stays with it.',
	measure: (desk) =>
		RULE_SETS.map((set) => {
			const { value, count, misses } = anchorShare(desk.rows<RuleRow>(set), ({ prompt }) =>
				surfaceOf(desk.result(prompt)),
			);
			return { label: 'surfacing', set, count, value, unit: '%', target: null, worst: misses, controls: [] };
		}),
};
