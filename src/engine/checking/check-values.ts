import type { Clause, Fact, Reading } from '#engine/types';
import type { AnswerText } from './answer-text.ts';
import { type Checker, type Finding, fail, pass, unclear } from './finding.ts';
import { isSame, type Value, valuesIn } from './values.ts';

/** "Cost £14", "on Friday 12 June": the sums, days and times of a rule, however the answer writes them. */
export const checkValues: Checker = ({ constraint: { polarity, span }, clause, reading }, answer) => {
	if (polarity === 'must_not') return null;
	const found = reading.facts
		.filter((fact) => span.start <= fact.span.start && fact.span.end <= span.end)
		.flatMap((fact) => findValue(fact, clause, reading, answer) ?? []);
	return (
		found.find(({ verdict }) => verdict === 'fail') ??
		found.find(({ verdict }) => verdict === 'unclear') ??
		found[0] ??
		null
	);
};

/**
 * Holds one sum, day or time against an answer; null for facts that are none, or that are a bound and no value. It fails
 * only where the text that was asked for has to carry it, and carries another of its kind in its place.
 */
export function findValue(fact: Fact, clause: Clause, reading: Reading, answer: AnswerText): Finding | null {
	const { kind, span } = fact;
	const own = valuesIn(kind, span.text);
	const [asked] = own;
	if (!asked || own.length > 1 || isBound(span.start, reading.text, span.text)) return null;
	const given = valuesIn(kind, answer.text);
	const there = given.find((value) => isSame(value, asked));
	if (there) return pass(`It says ${there.text}.`);
	const other = isCarried(clause, reading) ? standIn(asked, kind, reading, given) : undefined;
	return other
		? fail(`You asked for ${asked.text}; the answer says ${other.text}.`)
		: unclear(`Couldn't find “${asked.text}”.`);
}

/** The value in the place of a missing one: the answer has no more strangers of that kind than values are missing. */
function standIn(asked: Value, kind: Fact['kind'], { facts }: Reading, given: readonly Value[]): Value | undefined {
	const wanted = facts.filter((fact) => fact.kind === kind).flatMap(({ span }) => valuesIn(kind, span.text));
	const missing = distinct(wanted.filter((value) => !given.some((one) => isSame(one, value))));
	const strangers = distinct(given.filter((value) => value.isSure && !wanted.some((one) => isSame(one, value))));
	if (strangers.length > missing.length) return undefined;
	return strangers[missing.findIndex((value) => isSame(value, asked))];
}

const distinct = (values: readonly Value[]): Value[] =>
	values.filter((value, at) => values.findIndex((one) => isSame(one, value)) === at);

const BOUND =
	/\b(?:under|over|below|above|up to|at (?:most|least)|max(?:imum)?|min(?:imum)?|(?:less|more|later|earlier) than|within|about|around|roughly|budget(?: of| is)?|before|after|until|since|from|between)\s{1,3}(?:[a-z]{3,9} )?$/i;

/** "Under £20", "before 3 May": what keeps to it need not repeat it. */
const isBound = (start: number, text: string, fact: string): boolean =>
	BOUND.test(text.slice(Math.max(0, start - 30), start)) ||
	BOUND.test(`${/^[a-z ]*/i.exec(fact)?.[0].trimEnd() ?? ''} `);

const WRITES =
	/^(?:write|draft|compose|email|text|message|invite|announce|remind|reply|respond|advertise|tell|post|word|rewrite|make|create|do|need)$/;
const LETTERS =
	/\b(?:emails?|e-mails?|letters?|messages?|texts?|invit\w+|notes?|notices?|posts?|posters?|flyers?|leaflets?|announcements?|reminders?|reply|replies|newsletters?|adverts?|ads?|invoices?|descriptions?)\b/i;

/** A figure that is told must be in the text; a figure to work with ("save £200") need not. */
function isCarried({ part, role }: Clause, { clauses }: Reading): boolean {
	if (role === 'context' || (part !== 'content' && part !== 'task')) return false;
	const task = clauses.find((clause) => clause.role === 'task');
	return task !== undefined && WRITES.test(task.verb ?? 'need') && LETTERS.test(task.span.text.slice(0, 60));
}
