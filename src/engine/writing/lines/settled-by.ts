import type { Modifiers } from '#engine/modifiers';
import { ENGLISH_WORDS } from '#engine/reading/data/stop-words';
import type { Clause, Constraint, Reading } from '#engine/types';
import type { Brief } from '../brief.ts';
import { SETTLED_POINTS, type Settling } from '../data/settled-points.ts';

/** Words of the person that settle the same point as an option. */
export interface Settled {
	readonly words: string;
	/** Whether they are from an answer, not from the text. */
	readonly isAnswer: boolean;
}

/** The person's words on the point that an option is about; null: there are none. */
export function settledBy(
	{ reading, given, isWellMade }: Pick<Brief, 'reading' | 'given' | 'isWellMade'>,
	name: keyof Modifiers,
): Settled | null {
	const point = SETTLED_POINTS[name];
	if (!point || isWellMade) return null;
	const answer = given.find(
		({ as, text }) =>
			(point.answers?.includes(as) && (point.holds?.test(text) ?? true)) || (point.anywhere?.test(text) ?? false),
	);
	if (answer) return { words: tidy(answer.text), isAnswer: true };
	for (const clause of reading.clauses) {
		const isHeard = clause.role !== 'filler' && clause.part !== 'background';
		const words = isHeard ? saidIn(clause, point, reading) : null;
		if (words !== null) return { words: tidy(words), isAnswer: false };
	}
	return null;
}

function saidIn({ part, span, constraints }: Clause, point: Settling, reading: Reading): string | null {
	const { parts, rules, holds, anywhere, ofThing } = point;
	const isMeant = (words: string) => holds === undefined || reading.language.code !== 'en' || holds.test(words);
	const rule = constraints.find(
		(one) =>
			rules?.includes(one.kind) && one.polarity !== 'must_not' && isMeant(one.span.text) && isWhole(one, reading),
	);
	if (rule && part !== 'limit') return wordsOf(rule, constraints, span.end);
	if (parts?.includes(part) && isMeant(span.text)) return span.text;
	const said = anywhere?.exec(span.text) ?? ofThing?.exec(part === 'task' ? thingOf(span.text) : '');
	return said?.[0] ?? null;
}

const NEXT_WORD = /^[ ]([a-z]+)/;

/** "for a dog" in "for a dog grooming business" is no audience: the noun is part of a longer name. */
function isWhole({ kind, span }: Constraint, { text, language }: Reading): boolean {
	if (kind !== 'audience' || language.code !== 'en') return true;
	const next = NEXT_WORD.exec(text.slice(span.end, span.end + LONGEST_WORD))?.[1];
	return next === undefined || ENGLISH_WORDS.has(next) || BESIDE.has(next);
}

const LONGEST_WORD = 24;
/** Words that may follow an audience. */
const BESIDE: ReadonlySet<string> = new Set(
	'asking saying telling explaining thanking inviting apologising apologizing complaining regarding re turning aged living going who whose via'.split(
		' ',
	),
);

/** Cuts a rule off where the next one begins or its part ends: "to a customer | in bullet points". */
function wordsOf({ span }: Constraint, others: readonly Constraint[], partEnd: number): string {
	const next = others.map((one) => one.span.start).filter((start) => span.start < start && start < span.end);
	return span.text.slice(0, Math.min(span.end, partEnd, ...next) - span.start);
}

const OPENING =
	/^\W{0,9}(?:(?:(?:i|we)(?:['’]d| would)? (?:need|want|like|love)(?: you)? to|can you|could you|please|pls|help me(?: to)?|hi|hey)\b\W*)+/i;
const ABOUT = /\b(?:to|for|about|with|of|at|from|on|in|that|which|who|where|because|so|after|when)\b/i;

/** The noun that names the thing asked for, without its subject. */
function thingOf(task: string): string {
	const asked = task.replace(OPENING, '');
	const end = asked.search(ABOUT);
	return end < 0 ? asked : asked.slice(0, end);
}

const tidy = (words: string): string =>
	words
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.,;:]$/, '');
