import type { Clause, Constraint, ConstraintKind, Fact, FactKind, Reading } from '#engine/types';
import { ENGLISH_WORDS } from '../reading/data/stop-words.ts';
import { GENERIC_WORDS } from '../tasks/data/generic-words.ts';
import { NOUN_CUES } from '../tasks/data/noun-cues.ts';
import { requestSpans } from '../tasks/request.ts';
import { isAscii, wordsOf } from '../tasks/words.ts';
import { GENERAL_VERBS, PROMPT_WORDS } from './data/empty-words.ts';
import { findEmptiness, findNonsense } from './sense.ts';

/** What the checks need to know of a request, gathered once. */
export interface Evidence {
	readonly reading: Reading;
	/** The reason why the request makes no sense; null when it does. */
	readonly nonsense: string | null;
	readonly ask: Ask | null;
	/** Distinct words that name something, in order. */
	readonly subject: readonly string[];
	/** Whether it has no function words: "logo coffee shop minimal". */
	readonly isTelegraphic: boolean;
	readonly rules: readonly Constraint[];
	firstRule(...kinds: readonly ConstraintKind[]): Constraint | undefined;
	firstFact(...kinds: readonly FactKind[]): Fact | undefined;
}

/** The clause that asks for the work. */
export interface Ask {
	readonly clause: Clause;
	/** "a poem": the kind of thing that is to be made. */
	readonly product: string | null;
	/** `named`: the verb says what is to be done; `general`: "make", "tell me"; `guessed`: no verb asks for anything. */
	readonly kind: 'named' | 'general' | 'guessed';
}

const WISH =
	/^\W{0,3}(?:(?:hi|hello|hey|please)\W{1,3})?(?:i|we)(?:'d| would)? (?:want|need|like|wish)\b|^\W{0,3}(?:looking for|need|wanted)\b/i;
const ASKED = /\b(?:please|should|must|has to|have to|needs? to|can you|could you)\b/i;
const POINTING = /^(?:the|this|that|these|those|my|our|your|its|it)$/;
const LEAST_WEIGHT = 2.5;
const FEW_WORDS = 6;
const BOUND = 0.13;

export function gatherEvidence(reading: Reading): Evidence {
	const words = openingWords(reading);
	const rules = reading.clauses.filter(({ role }) => role !== 'filler').flatMap((clause) => clause.constraints);
	const named = subjectOf(reading, words);
	const ask = findAsk(reading, named);
	const ofProduct = ask?.product?.split(' ') ?? [];
	const subject = named.filter((word) => !ofProduct.includes(word));
	return {
		reading,
		nonsense:
			findNonsense(reading, words) ??
			(subject.length > 1 ? null : findEmptiness(words)) ??
			(isBare(reading, words, ask, subject) ? 'A word or two do not say what is wanted.' : null),
		ask,
		subject,
		isTelegraphic: isTelegraphic(reading, words),
		rules,
		firstRule: (...kinds) => rules.find(({ kind }) => kinds.includes(kind)),
		firstFact: (...kinds) => reading.facts.find(({ kind }) => kinds.includes(kind)),
	};
}

/** Number of words that are examined: with more, a request surely has a subject. */
const MOST_WORDS = 120;
const MOST_ASKS = 12;
const LONGEST_ASK = 40;

function openingWords(reading: Reading): string[] {
	const words: string[] = [];
	const spelt = spellingsOf(reading);
	for (const { text } of requestSpans(reading)) {
		if (words.length >= MOST_WORDS) break;
		words.push(...wordsOf(text).flatMap((word) => spelt.get(word) ?? word));
	}
	return words;
}

/** Misspelt function words, which name nothing: "abt". */
const spellingsOf = ({ edits, text }: Reading): ReadonlyMap<string, readonly string[]> =>
	new Map(
		edits
			.filter(({ rule, to }) => rule === 'spelling' && to !== '')
			.map(({ start, end, to }) => [text.slice(start, end).toLowerCase(), wordsOf(to)]),
	);

const POLITE = /^(?:please|pls|plz|thanks|hi|hello|hey)$/;
const LATIN_WORD = /^[\p{Script=Latin}\p{M}'’-]+$/u;

/** Whether a request is only a few words without a verb and its object, or a thing and its subject: "test", "dogs cats". */
function isBare(reading: Reading, words: readonly string[], ask: Ask | null, subject: readonly string[]): boolean {
	const said = words.slice(0, 5).filter((word) => !POLITE.test(word));
	if (said.length === 0 || said.length > 2 || reading.material.length > 0 || reading.facts.length > 0) return false;
	if (!said.every((word) => LATIN_WORD.test(word))) return false;
	if (said.length === 1 || ask === null) return true;
	const isAsked = ask.clause.verb !== null || ask.clause.isQuestion;
	return !isAsked && (ask.product === null || subject.length === 0);
}

function findAsk(reading: Reading, subject: readonly string[]): Ask | null {
	const heard = reading.clauses.filter(({ role }) => role !== 'filler');
	const tasks = heard.filter(({ role }) => role === 'task');
	// The verb may be in an earlier clause: "Translate the sign", "into Spanish".
	const before = heard.slice(0, tasks[0] ? heard.indexOf(tasks[0]) : heard.length);
	const asks: Ask[] = [];
	for (const clause of [...tasks, ...before].slice(0, MOST_ASKS)) {
		const ask = askOf(clause, reading);
		if (ask.kind === 'named' || ask.product) return ask;
		asks.push(ask);
	}
	return asks.find(({ kind }) => kind === 'general') ?? (subject.length > 1 ? asks[0] : null) ?? null;
}

function askOf(clause: Clause, { language }: Reading): Ask {
	const product = findProduct(wordsOf(clause.span.text).slice(0, LONGEST_ASK));
	const { verb, isQuestion, span } = clause;
	if (isQuestion || (verb !== null && !GENERAL_VERBS.has(verb))) return { clause, product, kind: 'named' };
	const isAsking = verb !== null || WISH.test(span.text) || ASKED.test(span.text) || language.code !== 'en';
	return { clause, product, kind: isAsking ? 'general' : 'guessed' };
}

/** The first thing to be made; "the code" names one that exists already. */
function findProduct(words: readonly string[]): string | null {
	for (const index of words.keys()) {
		const name = productAt(words, index);
		if (name === null || PROMPT_WORDS.has(name)) continue;
		const isThere = words.slice(Math.max(0, index - 2), index).some((before) => POINTING.test(before));
		if (!isThere) return name;
	}
	return null;
}

const PRODUCTS: ReadonlySet<string> = new Set(
	[...NOUN_CUES].filter(([, cues]) => cues.some(({ weight }) => weight >= LEAST_WEIGHT)).map(([name]) => name),
);
/** First words of the names with several words, so that only these are looked up as pairs. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
	[...PRODUCTS].filter((name) => name.includes(' ')).map((name) => name.slice(0, name.indexOf(' '))),
);

function productAt(words: readonly string[], index: number): string | null {
	const word = words[index] ?? '';
	const pair = FIRST_WORDS.has(word) ? `${word} ${words[index + 1]}` : word;
	return [pair, word].find((name) => PRODUCTS.has(name)) ?? null;
}

const NAMING_NOTHING: ReadonlySet<string> = new Set([
	...GENERIC_WORDS,
	...ENGLISH_WORDS,
	...PROMPT_WORDS,
	...GENERAL_VERBS,
]);

function subjectOf({ language }: Reading, words: readonly string[]): string[] {
	const isNaming = (word: string) =>
		!NAMING_NOTHING.has(word) && /\p{L}/u.test(word) && (word.length > 2 || !isAscii(word) || language.code !== 'en');
	return [...new Set(words)].filter(isNaming);
}

function isTelegraphic({ language }: Reading, words: readonly string[]): boolean {
	if (language.code !== 'en' || words.length < FEW_WORDS) return false;
	const binding = words.filter((word, index) => index > 0 && ENGLISH_WORDS.has(word));
	return binding.length < words.length * BOUND;
}
