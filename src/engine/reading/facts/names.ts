import { anyOf } from '../constraints/escape.ts';
import { CAPITALISED_WORDS, OPENERS } from '../data/capitalised.ts';
import { PLACES } from '../data/places.ts';
import { ENGLISH_WORDS, FOREIGN_WORDS } from '../data/stop-words.ts';
import { RULE_VERBS, TASK_VERBS } from '../data/verbs.ts';
import { cuesFrom, hasAny, matchesIn, type Passage } from '../passage.ts';
import type { Found } from './found.ts';
import { findRelatives } from './relatives.ts';

const CAPITAL_RUN =
	/\p{Lu}(?<![\p{L}\p{N}_@#/.']\p{Lu})[\p{L}\p{N}&'.+#-]{0,30}(?:(?: (?:of|the|de|la|le|du|van|von|der|den|&|and the)){0,2} \p{Lu}[\p{L}\p{N}&'.+-]{0,30}){0,6}(?: [IVX]{1,4}\b)?/gu;
const TITLED =
	/\b(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|lady|captain|uncle|aunt|señora?|sra?|srta|mme|mlle|herr|frau|signora?)\.? [\p{L}'-]{2,20}/giu;
const CALLED =
	/\b(?:called|named|name is|name's|brand is|company is) (?!it|them|him|her|by|after|for|to|the|a|an|in|as|on)([\p{L}\p{N}'&-]{2,20})(?= *(?:$|[.,;:!?)]|and\b|who\b|which\b|that\b|in\b|for\b|from\b))/giu;

const TITLE_CUES = cuesFrom(
	'mr mrs ms miss mx dr prof sir lady capt uncl aunt señ se sr sra srta mme mlle herr frau sign',
);
/** Places of two letters are left out: in lower case they are ordinary words. */
const TOLD_IN_LOWER_CASE = [...PLACES].filter((place) => place.length > 2);
const LOWER_CASE_PLACE = new RegExp(`\\b${anyOf(TOLD_IN_LOWER_CASE)}(?![a-z])`, 'g');
const CALLED_CUES = cuesFrom('call name bran comp');

/** Names of people, places, products: capitals inside a sentence, titles, and known places in lower case. */
export function findNames(passages: readonly Passage[], language: string): Found[] {
	const ordinary = ordinaryWords(language);
	const isShouting = hasTooManyCapitals(passages);
	const runs = isShouting || language === 'de' ? [] : passages.flatMap((passage) => capitalRuns(passage, ordinary));
	const inside = new Set(runs.filter((run) => !run.isOpening).map((run) => run.text.toLowerCase()));
	return [
		...passages.flatMap((passage) => (hasAny(passage, TITLE_CUES) ? matchesIn(passage, TITLED) : []).map(asName)),
		...runs.filter((run) => !run.isOpening || run.text.includes(' ') || inside.has(run.text.toLowerCase())).map(asName),
		...passages.flatMap((passage) =>
			(hasAny(passage, CALLED_CUES) ? matchesIn(passage, CALLED) : []).map(({ end, match }) => ({
				kind: 'name' as const,
				start: end - (match[1] ?? '').length,
				end,
			})),
		),
		...passages.flatMap(findRelatives),
		...passages.flatMap(lowerCasePlaces),
	];
}

interface Run {
	readonly start: number;
	readonly end: number;
	readonly text: string;
	readonly isOpening: boolean;
}

function capitalRuns(passage: Passage, ordinary: ReadonlySet<string>): Run[] {
	return matchesIn(passage, CAPITAL_RUN).flatMap(({ start, match }) =>
		sentencesOf(match[0]).flatMap(({ text, at }) => {
			const before = passage.text.slice(Math.max(0, match.index + at - 12), match.index + at);
			const isOpening = at > 0 || /(?:^|[.!?:;"'(*•-]|\d[.)])\s{0,6}$/.test(before);
			return strip({ start: start + at, end: start + at + text.length, text, isOpening }, ordinary);
		}),
	);
}

/** Splits a run of capitals at the end of a sentence: "Peru. Say", but not "St. Ives" or "J. R. Hartley". */
function sentencesOf(run: string): { text: string; at: number }[] {
	if (!run.includes('. ')) return [{ text: run, at: 0 }];
	const parts: { text: string; at: number }[] = [];
	let start = 0;
	for (const stop of run.matchAll(/\p{Ll}{3}\. (?=\p{Lu})/gu)) {
		const end = stop.index + stop[0].length - 1;
		parts.push({ text: run.slice(start, end), at: start });
		start = end + 1;
	}
	return [...parts, { text: run.slice(start), at: start }];
}

/** The run without ordinary words at its front; empty where nothing is left. */
function strip(run: Run, ordinary: ReadonlySet<string>): Run[] {
	const whole = run.text.replace(/(?:'s?|[.+&-])$/, '');
	const words = whole.split(' ');
	// "Mark Twain": inside a sentence a verb with a capital belongs to the name.
	const common = run.isOpening ? ordinary : FUNCTION_WORDS;
	const first = words.findIndex((word) => !isIn(common, word));
	if (first < 0) return [];
	const text = words.slice(first).join(' ');
	const start = run.start + whole.length - text.length;
	return text.length > 1 ? [{ start, end: start + text.length, text, isOpening: run.isOpening && first === 0 }] : [];
}

const VERBS: ReadonlySet<string> = TASK_VERBS.union(RULE_VERBS);
/** Function words of every language: "El", "Der", "Le" at the front of a run are no name by themselves. */
const FUNCTION_WORDS: ReadonlySet<string> = Object.values(FOREIGN_WORDS).reduce(
	(all, words) => all.union(words),
	ENGLISH_WORDS.union(CAPITALISED_WORDS),
);
const OPENING_WORDS: ReadonlySet<string> = FUNCTION_WORDS.union(VERBS).union(OPENERS);

function ordinaryWords(language: string): ReadonlySet<string> {
	return language === 'en' ? ENGLISH_OPENERS : OPENING_WORDS;
}
const ENGLISH_OPENERS: ReadonlySet<string> = ENGLISH_WORDS.union(CAPITALISED_WORDS).union(VERBS).union(OPENERS);

const isIn = (words: ReadonlySet<string>, word: string) => words.has(word.toLowerCase().replace(/'s$/, ''));

function lowerCasePlaces(passage: Passage): Found[] {
	return matchesIn(passage, LOWER_CASE_PLACE).map(asName);
}

function hasTooManyCapitals(passages: readonly Passage[]): boolean {
	let words = 0;
	let capitals = 0;
	for (const { text } of passages)
		for (let start = 0; start < text.length; start++) {
			const from = start;
			while (isLetter(text, start)) start++;
			if (start - from < 2) continue;
			words++;
			if (isCapital(text, from)) capitals++;
		}
	return words > 8 && capitals > words * 0.7;
}

// Character by character, since it runs over the whole text: a regular expression takes several times as long.
function isLetter(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	return code > 0x7f ? /\p{L}/u.test(text.charAt(at)) : (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

function isCapital(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	return code > 0x7f ? /\p{Lu}/u.test(text.charAt(at)) : code <= 0x5a;
}

function asName({ start, end }: { readonly start: number; readonly end: number }): Found {
	return { kind: 'name', start, end };
}
