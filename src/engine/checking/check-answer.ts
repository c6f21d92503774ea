import type { Clause, Constraint, Reading } from '#engine/types';
import { read } from '../reading/read.ts';
import type { AnswerCheck, AnswerReview } from '../review-model.ts';
import { type AnswerText, answerTextOf } from './answer-text.ts';
import { checkMentions } from './check-mentions.ts';
import { CHECKERS } from './checkers.ts';
import { circumstanceChecks } from './circumstance-checks.ts';
import { CANNOT_TELL, type Finding } from './finding.ts';
import { withQuantity } from './with-quantity.ts';
import { writeRepair } from './write-repair.ts';

type Check = Omit<AnswerCheck, 'id'>;

const MOST = 60;

/**
 * Checks an answer against all rules of a request that limit an amount, or require or forbid words. A rule fails only
 * if that is certain, and is `unclear` if counting cannot decide. Pure; takes linear time in both texts.
 *
 * @param text the request, 1 to 4,000 UTF-16 units
 * @param answer what a model answered, up to 20,000 UTF-16 units
 */
export function checkAnswer(text: string, answer: string): AnswerReview {
	const reading = read(text);
	const answered = answerTextOf(answer);
	const rules = reading.clauses
		.filter(({ role }) => role !== 'filler')
		.flatMap((clause) => checkClause(clause, reading, answered));
	const isTaken = (start: number, end: number) => rules.some(({ source }) => source.start < end && start < source.end);
	const all = [...rules, ...checkMentions(reading, answered, isTaken), ...circumstanceChecks(reading)].slice(0, MOST);
	const checks = all.map((check, index) => ({ id: `rule-${index + 1}`, ...check }));
	return { checks, repairPrompt: writeRepair(checks, reading.language.code) };
}

const ASKS = /^(?:what|how|why|which|who|whom|whose|when|where|is|are|was|were|do|does|did|has|have|had|)$/;

/** Whether an amount is a rule. In a question or a background fact it describes the subject instead. */
const isCounted = ({ kind, items }: Constraint, { role, part, isQuestion, verb }: Clause): boolean =>
	(items ?? []).length === 0 &&
	(role === 'context' || part === 'limit' || (isQuestion && kind !== 'length' && ASKS.test(verb ?? '')));

interface Held {
	readonly constraint: Constraint;
	readonly finding: Finding | null;
	/** The checker and its finding, to recognise equal findings. */
	readonly key: string;
}

/** The checks of a clause's rules. All rules that cannot be checked give one check together. */
function checkClause(clause: Clause, reading: Reading, answer: AnswerText): Check[] {
	const held = clause.constraints
		.filter((constraint) => !isCounted(constraint, clause))
		.map((constraint) => hold(constraint, clause, reading, answer));
	const proven = distinct(held.filter(({ finding }) => finding !== null));
	const open = held.filter(
		({ constraint, finding }) => finding === null && !proven.some((one) => overlap(one.constraint, constraint)),
	);
	const shown = [...proven, ...distinct(open).slice(0, proven.length === 0 ? 2 : 1)];
	return shown.map(({ constraint, finding }) => {
		const { start, end, text } = constraint.span;
		return { rule: text.trim(), source: { start, end }, ...(finding ?? CANNOT_TELL) };
	});
}

function hold(constraint: Constraint, clause: Clause, reading: Reading, answer: AnswerText): Held {
	const rule = {
		constraint: withQuantity(constraint),
		clause: reachingTo(constraint, clause, reading),
		text: constraint.span.text,
		reading,
	};
	for (const [name, check] of CHECKERS) {
		const finding = check(rule, answer);
		if (finding) return { constraint, finding, key: `${name}: ${finding.finding}` };
	}
	return { constraint, finding: null, key: `${constraint.span.start}` };
}

/** Extends a clause to the end of a rule that reaches into the next clause. */
function reachingTo({ span: { end } }: Constraint, clause: Clause, { text }: Reading): Clause {
	const { start } = clause.span;
	return end <= clause.span.end ? clause : { ...clause, span: { start, end, text: text.slice(start, end) } };
}

function distinct(held: readonly Held[]): Held[] {
	const byKey = new Map<string, Held>();
	// Of two equal findings, the one with the shorter quotation stays.
	for (const one of held) {
		const known = byKey.get(one.key);
		if (!known || one.constraint.span.text.length < known.constraint.span.text.length) byKey.set(one.key, one);
	}
	return [...byKey.values()];
}

const overlap = (one: Constraint, other: Constraint): boolean =>
	one.span.start < other.span.end && other.span.start < one.span.end;
