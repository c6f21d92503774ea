import type { Clause, ClauseRole, Constraint } from '#engine/types';
import { RULE_VERBS, TASK_VERBS } from './data/verbs.ts';
import type { Shape } from './shape.ts';

export function roleOf(shape: Shape, constraints: readonly Constraint[], hasTask: boolean): ClauseRole {
	if (shape.isFiller) return 'filler';
	if (shape.isNegated) return 'rule';
	if (shape.verb && TASK_VERBS.has(shape.verb)) return hasTask && RULE_VERBS.has(shape.verb) ? 'rule' : 'task';
	if (shape.verb && RULE_VERBS.has(shape.verb)) return hasTask || constraints.length ? 'rule' : 'task';
	if (shape.isQuestion || shape.isWish) return 'task';
	return constraints.length ? 'rule' : 'context';
}

/** A text that asks for nothing outright still wants something: its first bare phrase ("a poem about autumn"). */
export function promoteTask(clauses: readonly Clause[]): Clause[] {
	if (clauses.some((clause) => clause.role === 'task')) return [...clauses];
	const first = clauses.findIndex(
		(clause) => clause.role === 'context' && !/^(?:i|we|my|our|he|she|they|it|the)\b/i.test(clause.span.text),
	);
	const chosen = first >= 0 ? first : clauses.findIndex((clause) => clause.role === 'rule');
	return clauses.map((clause, index) => (index === chosen ? { ...clause, role: 'task' } : clause));
}
