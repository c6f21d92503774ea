import { FINDING_VERBS } from './data/finding-verbs.ts';
import { BEFORE, MEASURES, OF, STOPS, SUBORDINATORS } from './data/lead-words.ts';
import { HELPING_WORDS, MAKING_VERBS } from './data/making-verbs.ts';

const LONGEST_PHRASE = 12;
/** How far into a clause the comma may stand that ends "Given this table, ...". */
const LONGEST_SUBORDINATE = 160;

export interface Lead {
	/** The request from its first meaningful word on. */
	readonly words: readonly string[];
	/** What follows the verb of making, or all of it when there is none. */
	readonly complement: readonly string[];
	/** How many words of the complement belong to the noun phrase it opens with: "short story" in "short story about rain". */
	readonly objectLength: number;
	readonly isMaking: boolean;
	/** The same from the verb on, past "help me" and "I need". */
	readonly fromVerb: readonly string[];
	/** Whether that verb asks for something that exists already. */
	readonly isFinding: boolean;
}

/** Cuts "Given this table, list ..." at its comma: what stands before it only sets the scene. Null when nothing does. */
export function splitScene(text: string): { scene: string; request: string } | null {
	const first = /^[\s\p{P}]{0,4}(\p{L}{1,12})\b/u.exec(text)?.[1]?.toLowerCase() ?? '';
	if (!SUBORDINATORS.has(first)) return null;
	const comma = text.slice(0, LONGEST_SUBORDINATE).indexOf(', ');
	return comma < 0 ? null : { scene: text.slice(0, comma), request: text.slice(comma + 2) };
}

/** Takes the opening of a request apart: courtesies off, then verb, object, remainder. */
export function leadOf(all: readonly string[]): Lead {
	const words = all.slice(startOf(all));
	const verbs = countMaking(words);
	const end = endOfObject(words, verbs);
	const isFinding = words.slice(0, verbs).some((word) => FINDING_VERBS.has(word));
	return {
		words,
		complement: words.slice(verbs),
		objectLength: end - verbs,
		fromVerb: words.slice(countHelpers(words)),
		isMaking: verbs > 0,
		isFinding,
	};
}

function startOf(words: readonly string[]): number {
	let start = 0;
	while (start < words.length - 1 && start < 12 && BEFORE.has(words[start] ?? '')) start++;
	return start;
}

function countHelpers(words: readonly string[]): number {
	let at = 0;
	while (at < 6 && HELPING_WORDS.has(words[at] ?? '')) at++;
	return at;
}

/** "help me write", "write me", "I need": helpers, at most one verb, helpers. */
function countMaking(words: readonly string[]): number {
	let at = countHelpers(words);
	if (MAKING_VERBS.has(words[at] ?? '')) at++;
	while (at < 8 && at > 0 && HELPING_WORDS.has(words[at] ?? '')) at++;
	return at;
}

/** Index of the word that ends the noun phrase, or of the last word taken. */
function endOfObject(words: readonly string[], from: number): number {
	for (let i = from + 1; i < words.length && i < from + LONGEST_PHRASE; i++) {
		const word = words[i] ?? '';
		const isMeasured = OF.has(word) && MEASURES.has(singular(words[i - 1] ?? ''));
		if (STOPS.has(word) && !isMeasured) return i;
	}
	return Math.min(words.length, from + LONGEST_PHRASE);
}

const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);
