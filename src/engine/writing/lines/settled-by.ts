import type { Modifiers } from '#engine/modifiers';
import { ENGLISH_WORDS } from '#engine/reading/data/stop-words';
import type { Clause, Constraint, Reading, Span } from '#engine/types';
import type { Brief } from '../brief.ts';
import { REFUSES } from '../data/same-point.ts';
import { SETTLED_POINTS, type Settling } from '../data/settled-points.ts';
import { ALOUD, MINUTES, SPEAKS } from '../data/size-words.ts';
import { isQuoted } from './is-quoted.ts';

/** Words of the person that settle the same point as an option. */
export interface Settled {
	readonly words: string;
	/** Whether the words are from an answer and not from the text. */
	readonly isAnswer: boolean;
	/** Whether the words say what is not wanted: "I don't want bullet points". */
	readonly isRefused: boolean;
}

/** The person's words on the point of an option, or null. */
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
	if (answer) return { words: tidy(answer.text), isAnswer: true, isRefused: REFUSES.test(answer.text) };
	const isAloud = reading.clauses.some(
		({ part, span }) => (part === 'task' && ALOUD.test(span.text)) || SPEAKS.test(span.text),
	);
	for (const clause of reading.clauses) {
		const isHeard = clause.role !== 'filler' && clause.part !== 'background';
		const words = isHeard ? saidIn(clause, point, reading, isAloud) : null;
		if (words !== null) return { words: tidy(words), isAnswer: false, isRefused: isRefused(words, clause) };
	}
	return null;
}

/** Whether the words, or those just before them, negate what they name. */
function isRefused(words: string, { span }: Clause): boolean {
	const at = span.text.indexOf(words);
	return REFUSES.test(span.text.slice(Math.max(0, at - LOOKED_BACK), at + words.length));
}

function saidIn(
	{ part, span, constraints }: Clause,
	point: Settling,
	reading: Reading,
	isAloud: boolean,
): string | null {
	const { parts, rules, holds, anywhere, aloud, ofThing } = point;
	const isMeant = (words: string) =>
		reading.language.code !== 'en' || ((holds?.test(words) ?? true) && !OF_A_THING.test(words.replace(/\W+$/, '')));
	const rule = constraints.find(
		(one) =>
			rules?.includes(one.kind) &&
			one.polarity !== 'must_not' &&
			isMeant(one.span.text) &&
			isWhole(one, reading) &&
			(isAloud || one.kind !== 'length' || !MINUTES.test(one.span.text)) &&
			!isQuoted(one.span.start, reading) &&
			!(one.kind === 'length' && isOfOthers(one.span.start, reading)),
	);
	if (rule && part !== 'limit') {
		const words = wordsOf(rule, constraints, span.end, reading);
		// A cut may leave "in" of "in bold".
		if (isMeant(words)) return words;
	}
	if (parts?.includes(part) && isMeant(span.text) && /\p{L}{2}/u.test(span.text)) return span.text;
	const said =
		findOwn(anywhere, span, reading) ??
		(isAloud ? findOwn(aloud, span, reading) : null) ??
		ofThing?.exec(part === 'task' ? thingOf(span.text) : '');
	return said?.[0] ?? null;
}

/** The first match of a pattern in the person's own words, not in a quotation. */
function findOwn(pattern: RegExp | undefined, span: Span, reading: Reading): RegExpExecArray | null {
	const found = pattern?.exec(span.text) ?? null;
	return found && (isQuoted(span.start + found.index, reading) || isOfOthers(span.start + found.index, reading))
		? null
		: found;
}

const LOOKED_BACK = 60;
const OTHERS_WRITE =
	/\b(?:them|him|her|they|pupils|students|children|kids|class|everyone|everybody) (?:to |should |must |can |will |each )?(?:write|produce|make|draw|learn|read)\b[^.;:!?\n]*$/i;

/** "I want them to write one sentence": the size of what others write, not of the answer. */
const isOfOthers = (at: number, { text }: Reading): boolean =>
	OTHERS_WRITE.test(text.slice(Math.max(0, at - LOOKED_BACK), at));

const NEXT_WORD = /^[ ]([a-z]+)/i;
const BARE = /\b(?:plain|simple)$/i;
/** "Action points in bold", "the will is simple": describes a thing and not how to write. */
const OF_A_THING = /\bin bold$|\b(?:is|are|was) (?:bold|simple|plain)$/i;
const OF_WORDING = /^(?:english|words?|language|terms|prose|style|tone|explanations?|sentences)$/i;

/** Whether a rule is not cut from a longer name: "for a dog" in "for a dog grooming business" is no audience. */
function isWhole({ kind, span }: Constraint, { text, language }: Reading): boolean {
	if (language.code !== 'en') return true;
	const next = NEXT_WORD.exec(text.slice(span.end, span.end + LONGEST_WORD))?.[1];
	// "In simple saline" is no manner of writing.
	if (kind === 'tone' && OF_A_THING.test(span.text)) return false;
	if (kind === 'tone') return next === undefined || !BARE.test(span.text) || OF_WORDING.test(next);
	if (kind !== 'audience') return true;
	return next === undefined || ENGLISH_WORDS.has(next.toLowerCase()) || BESIDE.has(next.toLowerCase());
}

const LONGEST_WORD = 24;
/** Words that may follow an audience. */
const BESIDE: ReadonlySet<string> = new Set(
	'asking saying telling explaining thanking inviting apologising apologizing complaining regarding re turning aged living going who whose via'.split(
		' ',
	),
);

/** The words of a rule, cut off where the next rule begins or its part ends: "to a customer | in bullet points". */
function wordsOf(
	{ span }: Constraint,
	others: readonly Constraint[],
	partEnd: number,
	{ text }: Pick<Reading, 'text'>,
): string {
	const next = others.map((one) => one.span.start).filter((start) => span.start < start && start < span.end);
	const words = span.text.slice(0, Math.min(span.end, partEnd, ...next) - span.start).trimEnd();
	if (!BARE.test(words)) return words;
	const noun = NEXT_WORD.exec(text.slice(span.start + words.length))?.[0] ?? '';
	return words + noun;
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
	shortened(words.replace(/\s+/g, ' ').trim()).replace(/^\((?!.*\))|[.,;:]$/g, '');

const LONGEST_QUOTE = 70;
const BEGINS_MATERIAL = /:? ["“«„]/;

/** Shortens words for a quotation: drops text after a colon and the end of a long sentence. */
function shortened(words: string): string {
	const quote = words.search(BEGINS_MATERIAL);
	const own = quote > 0 ? words.slice(0, quote) : words;
	if (own.length <= LONGEST_QUOTE) return own;
	const end = own.lastIndexOf(' ', LONGEST_QUOTE);
	return `${own.slice(0, end < 1 ? LONGEST_QUOTE : end).replace(/[.,;:]$/, '')}…`;
}
