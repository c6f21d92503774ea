import type { Clause, Constraint, ConstraintKind, Language } from '#engine/types';
import { asLine } from '../as-line.ts';
import { assertRule } from './assert-rule.ts';
import { describeQuantity, measureTest } from './describe-quantity.ts';
import { formatValue } from './format-value.ts';
import { literalTest } from './literal-test.ts';

const SOFT: ReadonlySet<ConstraintKind> = new Set(['tone', 'style', 'audience', 'budget', 'deadline', 'tool', 'order']);
/** Above this, a rule that can only be quoted is left to the line that covers all rules. */
const LONGEST_QUOTE = 60;

/** Whether a rule binds hard enough to be checked. */
export const isHard = ({ kind, polarity }: Constraint): boolean =>
	polarity === 'must_not' || (polarity === 'must' && !SOFT.has(kind));

/** One check for one rule of the person, or null where none can be worded ("keep it chatty"). */
export function compileTest(constraint: Constraint, clause: Clause, language: Language): string | null {
	if (!isHard(constraint)) return null;
	const exact = literalTest(constraint) ?? (isTotal(constraint, clause) ? amountTest(constraint) : null);
	const test =
		exact ?? (language.code === 'en' ? wordedTest(constraint, clause) : null) ?? quotedTest(constraint, clause);
	return test === null ? null : asLine(test);
}

/** "3 words in all capital letters", "2 new lines" and "each with 3 points" count something else than the whole result. */
function isTotal({ span }: Constraint, clause: Clause): boolean {
	const at = span.start - clause.span.start;
	const before = clause.span.text.slice(Math.max(0, at - 60), at);
	const after = clause.span.text.slice(at + span.text.length, at + span.text.length + 40);
	return !/\bnew lines?\b/i.test(span.text) && !PER_PART.test(before) && !QUALIFIED.test(after);
}

const PER_PART = /\b(?:each|every|per)\b[^.;]{0,50}$/i;
const QUALIFIED =
	/^\s{0,3}(?:in (?:all )?(?:caps?|capitals?|upper|lower|bold|italic)|that\b|which\b|starting|beginning|each\b|per\b|apart|after|before|from the (?:start|end))/i;

const amountTest = (constraint: Constraint) => measureTest(constraint) ?? countTest(constraint);

function countTest(constraint: Constraint): string | null {
	const amount = describeQuantity(constraint);
	return amount === null || constraint.quantity?.unit.trim() === '' ? null : `The result has ${amount}.`;
}

function wordedTest({ span, kind, polarity }: Constraint, clause: Clause): string | null {
	if (kind === 'length') return null;
	const form = kind === 'format' && polarity === 'must' ? formatValue(span.text) : null;
	if (form !== null) return `The format is ${form}.`;
	return assertRule(span.text, clause.span.text.slice(0, span.start - clause.span.start));
}

/** A rule with a line of its own needs no second copy, unless it forbids something. */
function quotedTest({ span, polarity, kind }: Constraint, clause: Clause): string | null {
	const rule = span.text.trim().replace(/[\s.,;:!。，]{1,20}$/, '');
	const hasOwnLine = clause.role === 'rule';
	if (rule.length > LONGEST_QUOTE || (polarity === 'must' && (hasOwnLine || kind === 'length'))) return null;
	return polarity === 'must' && !/\s/.test(rule) ? null : `Rule met: ${rule}.`;
}
