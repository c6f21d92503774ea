import type { Clause, ClauseRole, Constraint, ConstraintKind } from '#engine/types';
import { PARTICIPLE } from './data/participles.ts';
import { isForPart, isForReply } from './openers.ts';
import type { Shape } from './shape.ts';

export interface Situation {
	/** The clause, folded. */
	readonly text: string;
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

/** Whoever says so after the request adds to it, whatever verb comes next. */
const MAKES_SURE =
	/^(?:and |also,? |please |finally,? ){0,2}(?:(?:you (?:should|must|need to|have to)|make sure|ensure|be sure|see to it|make it a point)\b|(?:whenever|wherever|where|when|if) (?:possible|appropriate|needed|necessary),|it is (?:also )?(?:crucial|important|essential|imperative|vital|necessary|mandatory) (?:that|to|for)\b)/i;

/** "A list of all towns should be compiled": the work, told without saying by whom. */
const PASSIVE =
	/^(?:an?|the) [^.:;!?]{3,140}? (?:should|must|needs? to|has to|is to) be (?:\w{3,12} and )?(?:written|rewritten|compiled|created|made|produced|generated|prepared|drafted|composed|designed|translated|summari[sz]ed|shortened|corrected)\b/i;

/** What a clause is for. In doubt `context`: it survives word for word. */
export function roleOf({ text, shape, constraints, hasTask, isCoordinated }: Situation): ClauseRole {
	if (shape.isFiller) return 'filler';
	if (shape.isTelling) return constraints.some(({ polarity }) => polarity === 'must_not') ? 'rule' : 'context';
	if (shape.isNegated || (hasTask && isCoordinated && PARTICIPLE.test(text))) return 'rule';
	if (shape.isQuestion && !(hasTask && shape.isRuleVerb && constraints.length > 0)) return 'task';
	if (isForReply(text)) return 'rule';
	if (hasTask && (MAKES_SURE.test(text) || isForPart(text))) return 'rule';
	if (!hasTask && PASSIVE.test(text)) return 'task';
	if (shape.isTaskVerb)
		return hasTask && (isCoordinated || shape.isRuleVerb || shapesAnswer(shape, constraints) || isAboutAnswer(text))
			? 'rule'
			: 'task';
	if (shape.isRuleVerb) return hasTask || constraints.length > 0 ? 'rule' : 'task';
	if (shape.isWish) return hasTask ? 'rule' : 'task';
	return constraints.length > 0 && !isTold(text, constraints) ? 'rule' : 'context';
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

// "Structure your response in layers", "Furthermore, ...": how the work is to come out, not more of it.
const ABOUT_ANSWER =
	/\b(?:your|the|this|entire) (?:final |whole |entire )?(?:response|answer|reply|output|proposal|explanation|summary|exposition|composition|instructions|suggestions?|information|results?)\b|\b(?:each|every) (?:[\w-]{2,16} ){0,2}(?:sentences?|paragraphs?|sections?|lines?|steps?|points?|items?|stanzas?|verses?|words?|parts?|entry|phase|stage|tier)\b|\bconstraints?\b/i;
const ADDS = /^(?:additionally|furthermore|moreover|in addition|lastly|besides)\b,? /i;
const SHAPES_IT =
	/^(?:[^,.]{0,60}, )?(?:please )?(?:structure|organi[sz]e|arrange|present|format|frame|render|divide|split|order|group|construct|compose|phrase|style|develop|submit|deliver|shape|break|lay|output|return|give|write|print|show|provide|put)\b/i;

// "Weng earns $12 an hour", "Tom has 3 apples": a figure in a tale limits nothing.
const TELLS =
	/^(?:[A-Z][a-z]{1,15}(?:,? (?:and )?[A-Z][a-z]{1,15}){0,3}|an? [a-z]{2,15}|the [a-z]{2,15}) (?:has|had|have|is|was|were|are|buys?|bought|sells?|sold|earns?|earned|makes?|made|goes|went|takes?|took|gives?|gave|gets?|got|runs?|ran|drives?|drove|walks?|walked|works?|worked|lives?|lived|travels?|travell?ed|costs?|weighs?|contains?|spends?|spent|needs|wants|leaves|left|starts|started|received|receives)\b/;
const BINDS =
	/\b(?:must|should|shall|only|at most|at least|no more|cannot|can't|needs? to|has to|have to|response|answer|output|reply|result|text|tone|audience|deadline|budget|limit|format|style|language|reader)\b/i;
const OF_THE_WORLD: readonly ConstraintKind[] = [
	'budget',
	'deadline',
	'count',
	'length',
	'audience',
	'frequency',
	'tool',
	'order',
];

function isTold(text: string, constraints: readonly Constraint[]): boolean {
	const isWorldly = constraints.every(({ kind, polarity }) => polarity !== 'must_not' && OF_THE_WORLD.includes(kind));
	return isWorldly && TELLS.test(text) && !BINDS.test(text);
}

const isAboutAnswer = (text: string) => ADDS.test(text) || (ABOUT_ANSWER.test(text) && SHAPES_IT.test(text));
