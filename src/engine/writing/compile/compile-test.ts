import type { Clause, Constraint, ConstraintKind, Language } from '#engine/types';
import { asLine } from '../as-line.ts';
import { assertRule } from './assert-rule.ts';
import { describeQuantity, measureTest } from './describe-quantity.ts';
import { formatValue } from './format-value.ts';
import { isAboutForm } from './is-about-form.ts';
import { isOwnSentence } from './is-own-sentence.ts';
import { literalTest } from './literal-test.ts';
import { ruleMet } from './rule-met.ts';

const SOFT: ReadonlySet<ConstraintKind> = new Set(['tone', 'style', 'audience', 'budget', 'deadline', 'tool', 'order']);
/** Above this, a rule that can only be quoted is left to the line that covers all rules. */
const LONGEST_QUOTE = 60;

/** Whether a rule binds hard enough to be checked. */
export const isHard = ({ kind, polarity }: Constraint): boolean =>
	polarity === 'must_not' || (polarity === 'must' && !SOFT.has(kind));

/** One check for one rule of the person, or null where none can be worded ("keep it chatty"). */
export function compileTest(constraint: Constraint, clause: Clause, language: Language): string | null {
	if (!isHard(constraint) || isCounted(constraint, clause)) return null;
	const exact =
		literalTest(constraint, language.code) ??
		(isTotal(constraint, clause) ? amountTest(constraint, language.code) : null);
	const test =
		exact ??
		(language.code === 'en' ? wordedTest(constraint, clause) : null) ??
		quotedTest(constraint, clause, language);
	return test === null ? null : asLine(test);
}

/** What a question or a background fact counts is what it is about, not a size asked for. */
export const isCounted = ({ kind, items }: Constraint, { role, isQuestion, verb }: Clause): boolean =>
	(items ?? []).length === 0 && (role === 'context' || (isQuestion && kind !== 'length' && ASKS.test(verb ?? '')));

const ASKS = /^(?:what|how|why|which|who|whom|whose|when|where|is|are|was|were|do|does|did|has|have|had|)$/;

/** "3 words in all capital letters", "2 new lines" and "each with 3 points" count something else than the whole result. */
function isTotal({ span }: Constraint, clause: Clause): boolean {
	const at = span.start - clause.span.start;
	const before = clause.span.text.slice(Math.max(0, at - 60), at);
	const after = clause.span.text.slice(at + span.text.length, at + span.text.length + 40);
	return !/\bnew lines?\b/i.test(span.text) && !PER_PART.test(before) && !QUALIFIED.test(after);
}

const PER_PART = /\b(?:each|every|per|no)\b[^.;]{0,50}$|\b(?:first|last|next|other|remaining)\s{1,2}$/i;
const QUALIFIED =
	/^\s{0,3}(?:in (?:all )?(?:caps?|capitals?|upper|lower|bold|italic)|that\b|which\b|starting|beginning|each\b|per\b|at a time|apart|after|before|from the (?:start|end))/i;

const amountTest = (constraint: Constraint, code: string) =>
	measureTest(constraint, code) ?? countTest(constraint, code);

/** In English a sentence of its own; elsewhere the person's words, whose endings depend on their sentence. */
function countTest(constraint: Constraint, code: string): string | null {
	const amount = describeQuantity(constraint);
	const unit = constraint.quantity?.unit.trim() ?? '';
	if (amount === null || unit === '' || unit === 'times') return null;
	return code === 'en' ? `The result has ${amount}.` : ruleMet(bareRule(constraint), code);
}

function wordedTest({ span, kind, polarity }: Constraint, clause: Clause): string | null {
	if (kind === 'length' || SHOWS_LINES.test(span.text)) return null;
	const at = span.start - clause.span.start;
	const form = kind === 'format' && polarity === 'must' ? formatValue(span.text) : null;
	if (form !== null) return isOrdered(span.text, clause.span.text.slice(0, at)) ? `The format is ${form}.` : null;
	if (!ENDS_WELL.test(clause.span.text.slice(at + span.text.length))) return null;
	return assertRule(span.text, clause.span.text.slice(0, at));
}

/** A form shown in lines would lose them in a sentence, and stands among the rules as it was shown. */
const SHOWS_LINES = /\n[ \t]{0,8}(?:[-*•]|\d{1,2}[.)])[ \t]/;

/** Only a form that is ordered is the form of the whole answer: "in JSON", "return a table", "Format: CSV". */
const isOrdered = (words: string, before: string) =>
	ORDERS_FORM.test(words) || ORDERS_NEXT.test(before.slice(-40)) || before.trim() === '';
const ORDERS_FORM = /^(?:in|as|into|using|return|output|give|produce|format)\b/i;
const ORDERS_NEXT =
	/\b(?:in|as|into|return|output|formats?|formatted|respond(?:ing)? with|answer with|reply with|only|use|using|generate|produce|provide|create|make|draw|give(?: me)?|write(?: me)?|in the form of)(?: (?:is|it|as|to|must be|should be|an?|one|single|valid|simple|short|:)){0,3}\s{0,2}:?\s{0,2}$/i;

/** Words cut off in mid-phrase ("your text | does not …") would say something else on their own. */
const ENDS_WELL =
	/^\s{0,3}(?:$|[.,;:!?)\]"'”’]|(?:and|or|but|in|for|with|on|at|to|from|of|throughout|when|while|if|so)\b)/i;

/**
 * Quotes a rule as it stands. One with a line of its own needs no second copy unless it forbids something; a "without X"
 * inside the request may as well be its subject, and stands there word for word.
 */
function quotedTest(constraint: Constraint, clause: Clause, language: Language): string | null {
	const { polarity, kind } = constraint;
	const { role } = clause;
	const rule = bareRule(constraint);
	const isWholeRequest = role === 'task' && rule.length > 30 && rule.length >= 0.9 * clause.span.text.length;
	if (rule.length > LONGEST_QUOTE || kind === 'length' || isWholeRequest) return null;
	if (isOwnSentence(constraint, clause)) return null;
	if (polarity === 'must' && (role === 'rule' || !/\s/.test(rule)))
		return language.code === 'en' || role === 'rule' ? null : ruleMet(rule, language.code);
	if (polarity === 'must_not' && role === 'task' && MAYBE_SUBJECT.test(rule)) return null;
	if (polarity === 'must' && role === 'task' && language.code === 'en' && !isAboutForm(constraint)) return null;
	if (language.code === 'en')
		return polarity === 'must' && /^in /i.test(rule) ? `The result is ${uncapital(rule)}.` : null;
	return isWholeClause(constraint, clause) ? ruleMet(rule, language.code) : null;
}

const uncapital = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** Quoted words must not begin in the middle of what they say. */
function isWholeClause({ span }: Constraint, clause: Clause): boolean {
	const before = clause.span.text.slice(0, span.start - clause.span.start);
	return BEGINS_WELL.test(before.slice(-24));
}

const BEGINS_WELL =
	/(?:^|[.,;:!?()"'«»\n*•-]|[\u3000-\u30ff\u4e00-\u9fff，。、]|(?<!\p{L})(?:y|e|o|et|ou|mais|und|oder|aber|ed|pero|mas))\s{0,4}$/iu;

const bareRule = ({ span }: Constraint) => span.text.trim().replace(/^[\s.,;:]{1,5}|[\s.,;:!。，]{1,20}$/g, '');

const MAYBE_SUBJECT = /^(?:without|instead|rather|no|not|isn't|aren't|doesn't|wasn't|shouldn't|can't|cannot|won't)\b/i;
