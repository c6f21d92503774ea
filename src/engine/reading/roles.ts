import type { Clause, ClauseRole, Constraint, ConstraintKind } from '#engine/types';
import type { Shape } from './shape.ts';

export interface Situation {
	readonly shape: Shape;
	readonly constraints: readonly Constraint[];
	/** A clause before this one already asks for the work. */
	readonly hasTask: boolean;
	/** Joined to the clause before it by a comma or "and". */
	readonly isCoordinated: boolean;
}

// "Give a table with times" after "Plan a trip": the shape of the answer, not more work.
const SHAPING: readonly ConstraintKind[] = [
	'format',
	'length',
	'count',
	'language',
	'start',
	'end',
	'case',
	'punctuation',
	'choice',
	'order',
	'tone',
	'repeat',
];
const SHAPING_VERBS =
	/^(?:give|provide|return|output|present|show|print|display|respond|answer|reply|format|list|write|put|use|make|present|say|wrap|highlight|repeat|copy|save|export|store)$/;

/** What a clause is for. In doubt `context`: it survives word for word. */
export function roleOf({ shape, constraints, hasTask, isCoordinated }: Situation): ClauseRole {
	if (shape.isFiller) return 'filler';
	if (shape.isTelling) return constraints.some(({ polarity }) => polarity === 'must_not') ? 'rule' : 'context';
	if (shape.isNegated) return 'rule';
	if (shape.isQuestion && !(hasTask && shape.isRuleVerb && constraints.length > 0)) return 'task';
	if (shape.isTaskVerb)
		return hasTask && (isCoordinated || shape.isRuleVerb || shapesAnswer(shape, constraints)) ? 'rule' : 'task';
	if (shape.isRuleVerb) return hasTask || constraints.length > 0 ? 'rule' : 'task';
	if (shape.isWish) return hasTask ? 'rule' : 'task';
	return constraints.length > 0 ? 'rule' : 'context';
}

/** A text that asks for nothing outright still wants something: its first bare phrase ("a poem about autumn"). */
export function promoteTask(clauses: readonly Clause[]): Clause[] {
	if (clauses.some((clause) => clause.role === 'task')) return [...clauses];
	const isStatement = (clause: Clause) =>
		/^(?:i|i'm|i've|we|we're|my|our|he|she|they|it|it's|there|the \w+ (?:is|are|was|has))\b/i.test(clause.span.text);
	const chosen = [
		clauses.findIndex((clause) => clause.role === 'context' && !isStatement(clause)),
		clauses.findIndex(
			(clause) => clause.role === 'rule' && clause.constraints.every(({ polarity }) => polarity !== 'must_not'),
		),
	].find((index) => index >= 0);
	return clauses.map((clause, index) => (index === chosen ? { ...clause, role: 'task' } : clause));
}

function shapesAnswer(shape: Shape, constraints: readonly Constraint[]): boolean {
	return SHAPING_VERBS.test(shape.verb ?? '') && constraints.some(({ kind }) => SHAPING.includes(kind));
}
