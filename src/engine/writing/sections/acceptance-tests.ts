import type { PlannedLine } from '#engine/types';
import type { Brief } from '../brief.ts';
import { isHard } from '../compile/compile-test.ts';
import { added, compiled } from '../lines.ts';
import type { Effect } from '../modifier-effects.ts';
import { repeatsClause } from '../repeats-clause.ts';
import { findTopics } from '../safety-topics.ts';
import { OUTPUT_CHECKS } from '../wording/modifier-lines.ts';
import { ADVICE_TOPICS, SAFETY_TEST } from '../wording/safety-lines.ts';

/** One check for each hard rule of the person, then those of the options, the kind of task and the output checks. */
export function writeTests(brief: Brief, effects: readonly Effect[]): PlannedLine[] {
	const { rules, task, modifiers } = brief;
	const own = rules.flatMap(({ test, constraint, clause }) =>
		test === null || repeatsClause(test, clause) ? [] : [compiled(test, `test.${constraint.kind}`, constraint.span)],
	);
	const chosen = effects.flatMap(({ name, test }) => (test === undefined ? [] : [added(test, `modifier.${name}`)]));
	const usual = task.tests.map((text) => added(text, `type.${task.id}.test`));
	const checks = modifiers.outputChecks.map((check) => added(OUTPUT_CHECKS[check], `modifier.outputChecks.${check}`));
	const safety = findTopics(brief).some((topic) => ADVICE_TOPICS.has(topic)) ? [added(SAFETY_TEST, 'safety.test')] : [];
	return [...own, ...untested(rules), ...chosen, ...safety, ...usual, ...checks];
}

/** Hard rules that no single check can word still bind: one line stands for all of them. */
function untested(rules: Brief['rules']): PlannedLine[] {
	const open = rules.filter(
		({ test, constraint, clause }) =>
			(test === null || repeatsClause(test, clause)) && isHard(constraint) && clause.role === 'rule',
	);
	if (open.length === 0) return [];
	return [added('Every other rule above is met as worded.', 'test.others')];
}
