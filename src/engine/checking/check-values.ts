import type { Clause, Fact, Reading } from '#engine/types';
import type { AnswerText } from './answer-text.ts';
import { type Checker, type Finding, fail, pass, unclear } from './finding.ts';
import { isSame, type Value, valuesIn } from './values.ts';

/** Checks the sums, days and times of a rule in any spelling, such as "Cost £14" or "on Friday 12 June". */
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
 * Checks one sum, day or time in an answer; null for other facts and for bounds ("under £20"). It fails only if the
 * answer must state the value and states another one of its kind instead.
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

/**
 * The answer's value in place of a missing one; undefined if the answer has more new values of that kind than are
 * missing.
 */
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

/** Whether a value is only a bound ("under £20", "before 3 May"), which an answer need not repeat. */
const isBound = (start: number, text: string, fact: string): boolean =>
	BOUND.test(text.slice(Math.max(0, start - 30), start)) ||
	BOUND.test(`${/^[a-z ]*/i.exec(fact)?.[0].trimEnd() ?? ''} `);

const WRITES =
	/^(?:write|draft|compose|email|text|message|invite|announce|remind|reply|respond|advertise|tell|post|word|rewrite|make|create|do|need)$/;
const LETTERS =
	/\b(?:emails?|e-mails?|letters?|messages?|texts?|invit\w+|notes?|notices?|posts?|posters?|flyers?|leaflets?|announcements?|reminders?|reply|replies|newsletters?|adverts?|ads?|invoices?|descriptions?)\b/i;

/** Whether the answer must state a clause's figures. A figure to work with ("save £200") need not be stated. */
function isCarried({ part, role }: Clause, { clauses }: Reading): boolean {
	if (role === 'context' || (part !== 'content' && part !== 'task')) return false;
	const task = clauses.find((clause) => clause.role === 'task');
	return task !== undefined && WRITES.test(task.verb ?? 'need') && LETTERS.test(task.span.text.slice(0, 60));
}
