import type { PartKind } from '#engine/tagging/part-labels';
import type { Fact } from '#engine/types';
import type { Check, Looked } from './check.ts';
import { isAboutSomething, quoted } from './check.ts';
import { NOT_YET } from './content-checks.ts';
import type { Evidence } from './evidence.ts';

const RULE_POINTS = [0, 3, 6, 9, 12, 15];
const CLOSED_QUESTION =
	/^\W{0,3}(?:who|when|where|which|how (?:many|much|old|long|far|tall|big|deep|high)|what(?:'s| is| are| was| were) the)\b/i;

/** Checks of the form, the length and the rules of the answer. */
export const FORM_CHECKS: readonly Check[] = [
	{ id: 'form', label: 'Says what the answer looks like', most: 10, look: lookForForm },
	{ id: 'extent', label: 'Says how much', most: 10, look: lookForExtent },
	{ id: 'rules', label: 'Sets rules that can be checked', most: 15, look: lookForRules },
	{ id: 'consistency', label: 'Has rules that go together', most: 5, look: lookForConflicts },
];

function lookForForm(evidence: Evidence): Looked {
	if (!isAboutSomething(evidence)) return NOT_YET;
	const form =
		evidence.firstRule('format', 'start', 'end', 'case', 'punctuation', 'choice', 'order') ??
		evidence.rules.find(({ span }) => FORM_WORDS.test(span.text));
	if (form) return { points: 10, finding: `It says ${quoted(form.span.text)}.` };
	const { product } = evidence.ask ?? {};
	if (product) return { points: 4, finding: `The kind is named: ${quoted(product)}.` };
	if (isClosed(evidence)) return { points: 5, finding: 'A direct question has a direct answer.' };
	return { points: 0, finding: 'No form is named: text, table, list, code.' };
}

const FORM_WORDS =
	/\b(?:bullets?|bullet points?|tables?|lists?|json|markdown|html|csv|headings?|paragraphs?|sections?|subject line|title)\b/i;

function lookForExtent(evidence: Evidence): Looked {
	if (!isAboutSomething(evidence)) return NOT_YET;
	const size = evidence.firstRule('length', 'count') ?? sizeFact(evidence);
	if (size) return { points: 10, finding: `It says ${quoted(size.span.text)}.` };
	const bound = evidence.firstRule('budget', 'deadline', 'frequency') ?? evidence.firstFact('number', 'money');
	if (bound) return { points: 6, finding: `One bound is named: ${quoted(bound.span.text)}.` };
	if (isClosed(evidence)) return { points: 5, finding: 'A direct question has a short answer.' };
	return { points: 0, finding: 'No length, number or limit is named.' };
}

const OF_THE_ANSWER: ReadonlySet<PartKind> = new Set(['task', 'amount', 'limit', 'form', 'style', 'condition']);

/** "Broke after 3 weeks" is no length of the answer. */
const sizeFact = ({ reading: { facts, clauses } }: Evidence): Fact | undefined =>
	facts.find(
		({ kind, span }) =>
			kind === 'length' ||
			(kind === 'duration' &&
				clauses.some((one) => OF_THE_ANSWER.has(one.part) && one.span.start <= span.start && span.end <= one.span.end)),
	);

const isClosed = ({ ask }: Evidence): boolean => ask !== null && CLOSED_QUESTION.test(ask.clause.span.text);

function lookForRules(evidence: Evidence): Looked {
	if (!isAboutSomething(evidence)) return NOT_YET;
	const rules = distinctRules(evidence);
	const standing = Math.max(0, rules.length - 2 * evidence.reading.conflicts.length);
	const points = RULE_POINTS[Math.min(standing, RULE_POINTS.length - 1)] ?? 0;
	if (rules.length === 0) return { points, finding: 'No rule is set.' };
	const [first = ''] = rules;
	return {
		points,
		finding: rules.length === 1 ? `One rule: ${quoted(first)}.` : `${rules.length} rules, the first ${quoted(first)}.`,
	};
}

function distinctRules({ rules }: Evidence): string[] {
	const starts = new Map(
		rules
			.filter(({ polarity, kind }) => polarity !== 'prefer' && kind !== 'audience')
			.map(({ span }) => [span.start, span.text]),
	);
	return [...new Set(starts.values())];
}

function lookForConflicts(evidence: Evidence): Looked {
	if (!isAboutSomething(evidence)) return NOT_YET;
	const [conflict] = evidence.reading.conflicts;
	if (conflict) return { points: 0, finding: conflict };
	if (evidence.rules.length === 0) return { points: 0, finding: 'There are no rules yet that could fit together.' };
	return { points: 5, finding: 'No two rules exclude each other.' };
}
