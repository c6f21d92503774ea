import type { PlannedLine } from '#engine/types';
import type { Brief } from '../brief.ts';
import { isHard } from '../compile/compile-test.ts';
import { added, yours } from '../lines.ts';
import type { Effect } from '../modifier-effects.ts';
import { OUTPUT_CHECKS } from '../wording/modifier-lines.ts';

/** One check for each hard rule of the person, then those of the options, the kind of task and the output checks. */
export function writeTests({ rules, task, modifiers }: Brief, effects: readonly Effect[]): PlannedLine[] {
	const own = rules.flatMap(({ test, constraint }) =>
		test === null ? [] : [yours(test, `test.${constraint.kind}`, constraint.span)],
	);
	const chosen = effects.flatMap(({ name, test }) => (test === undefined ? [] : [added(test, `modifier.${name}`)]));
	const usual = task.tests.map((text) => added(text, `type.${task.id}.test`));
	const checks = modifiers.outputChecks.map((check) => added(OUTPUT_CHECKS[check], `modifier.outputChecks.${check}`));
	return [...own, ...untested(rules), ...chosen, ...usual, ...checks];
}

/** Hard rules that no single check can word still bind: one line stands for all of them. */
function untested(rules: Brief['rules']): PlannedLine[] {
	const open = rules.filter(
		({ test, constraint, clause }) => test === null && isHard(constraint) && clause.role === 'rule',
	);
	if (open.length === 0) return [];
	return [added('Every other rule above is met as worded.', 'test.others')];
}
