import type { Clause, Fact, FactKind, Reading } from '#engine/types';
import type { AnswerCheck } from '../review-model.ts';
import { type AnswerText, findLine, foldText } from './answer-text.ts';
import { findValue } from './check-values.ts';
import { type Checker, type Finding, fail, pass, unclear } from './finding.ts';

const KINDS: ReadonlySet<FactKind> = new Set([
	'number',
	'money',
	'date',
	'time',
	'name',
	'url',
	'email',
	'quote',
	'file',
	'placeholder',
]);
/** Kinds of fact that an answer must repeat exactly. */
const LITERAL: ReadonlySet<FactKind> = new Set(['url', 'email', 'money', 'number', 'name', 'quote', 'placeholder']);
const MOST = 8;

type Mention = 'there' | 'missing' | 'other words';

/** Checks rules such as "Mention the 15% discount" by their figures, names and addresses. */
export const checkMentioned: Checker = ({ constraint, reading }, answer) => {
	const { kind, polarity, span, quantity } = constraint;
	if (kind !== 'include' || polarity !== 'must' || quantity || !INCLUDE.test(span.text)) return null;
	const facts = reading.facts.filter(
		(fact) => canBeFound(fact) && span.start <= fact.span.start && fact.span.end <= span.end,
	);
	const sought = facts.map((fact) => ({ text: fact.span.text.trim(), is: lookUp(fact, answer) }));
	if (sought.length === 0) return null;
	const list = (is: Mention) =>
		sought
			.filter((one) => one.is === is)
			.map(({ text }) => `“${text}”`)
			.join(', ');
	if (list('missing') !== '') return fail(`Not in the answer: ${list('missing')}.`);
	if (list('other words') !== '') return unclear(`Not there to the letter: ${list('other words')}.`);
	return pass(`Mentioned: ${list('there')}.`);
};

/**
 * Whether a fact must be in the answer exactly. "Two people" may be worded differently; figures, names and addresses
 * may not.
 */
const canBeFound = ({ kind, span }: Fact): boolean =>
	KINDS.has(kind) && (kind === 'number' ? /\d/ : /[\p{L}\p{N}]{2}/u).test(span.text);

/** Verbs such as "include" as an order; "possible categories include" is no order. */
const INCLUDE =
	/(?:^\W{0,3}|\b(?:must|should|to|and|please|also|sure you|has to|needs to) )(?:include|mention|state|quote|give|add|cite|name)\b|^\W{0,3}(?:menciona|incluye|mentionne\w*|inclu\w*|erwähne|nenne|menziona|includi|mencione)\b/i;

/**
 * Searches the answer for figures, names and addresses of the request's other clauses. Only a sum, day or time can
 * fail, if the answer has another one instead. Everything else may be input, or appear in other words.
 */
export function checkMentions(
	reading: Reading,
	answer: AnswerText,
	isTaken: (start: number, end: number) => boolean,
): Omit<AnswerCheck, 'id'>[] {
	const found: Omit<AnswerCheck, 'id'>[] = [];
	for (const fact of reading.facts) {
		const { start, end, text } = fact.span;
		const clause = reading.clauses.find(({ span }) => span.start <= start && end <= span.end);
		if (!clause || fact.negated || !canBeFound(fact) || !isAboutContent(clause) || isTaken(start, end)) continue;
		const finding = findValue(fact, clause, reading, answer) ?? mentionOf(fact, answer);
		found.push({ rule: text.trim(), source: { start, end }, ...finding });
		if (found.length === MOST) break;
	}
	return found;
}

function mentionOf(fact: Fact, answer: AnswerText): Finding {
	if (lookUp(fact, answer) !== 'there') return unclear(`Couldn't find “${fact.span.text.trim()}”.`);
	const line = findLine(answer, phraseOf(fact));
	return pass(`Mentioned${line === null ? '' : ` in line ${line}`}.`);
}

/** The text to search for: "15%" for "15% student", because only the figure has a single spelling. */
function phraseOf({ kind, span }: Fact): string {
	const figure = kind === 'number' ? /\d[\d.,]*\s?%?/.exec(span.text)?.[0] : undefined;
	return foldText(figure ?? span.text).replace(/^["'`]|["'`.,]$/g, '');
}

function lookUp(fact: Fact, { folded }: AnswerText): Mention {
	const phrase = phraseOf(fact);
	const close = (text: string) => text.replace(/[,\s]/g, '');
	if (phrase.length > 0 && (folded.includes(phrase) || close(folded).includes(close(phrase)))) return 'there';
	if (fact.kind === 'name' && phrase.split(' ').some((word) => word.length > 4 && folded.includes(word.slice(0, 5))))
		return 'other words';
	return LITERAL.has(fact.kind) && !/^\p{L}+ /u.test(fact.kind === 'number' ? fact.span.text : '')
		? 'missing'
		: 'other words';
}

const isAboutContent = ({ role, constraints }: Clause): boolean =>
	role !== 'filler' && !constraints.some(({ polarity }) => polarity === 'must_not');
