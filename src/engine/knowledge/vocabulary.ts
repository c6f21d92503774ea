import { isOfSeveralParts, readWord } from './pattern.ts';
import { LETTERS, type RequestWords } from './request-words.ts';

/** The words of the patterns that a request holds, each looked up once for all patterns. */
export interface HeldWords {
	/** Their numbers. */
	readonly numbers: readonly number[];
	/** By the number of a word, which of the `lists` has its places; `NOT_HELD` or `ANYWHERE` otherwise. */
	readonly held: Uint16Array;
	/** Indices into the request, in their order. */
	readonly lists: readonly (readonly number[])[];
}

export const NOT_HELD = 0;
/** A figure, a detector and a word of several parts may stand anywhere, as far as is known here. */
export const ANYWHERE = 1;
const NO_PLACES: readonly number[] = [];

type Beginning = readonly [text: string, number: number];

/** The words by their text, and beginnings of words by their first letters, as the words of a request are kept. */
interface Vocabulary {
	readonly whole: ReadonlyMap<string, readonly number[]>;
	readonly beginnings: ReadonlyMap<string, readonly Beginning[]>;
	/** Beginnings too short for that. */
	readonly short: readonly Beginning[];
	/** By number, whether a word has several parts, so that its place is not that of the part which is looked up. */
	readonly isParted: readonly boolean[];
	/** What every request holds. */
	readonly everywhere: Uint16Array;
}

const vocabularies = new WeakMap<readonly string[], Vocabulary>();
const heldBy = new WeakMap<RequestWords, Map<readonly string[], HeldWords>>();

/**
 * Looks the words of a request up among those of the patterns, once for each request.
 *
 * @param words of the patterns, by their number
 */
export function heldWords(request: RequestWords, words: readonly string[]): HeldWords {
	const known = heldBy.get(request) ?? new Map<readonly string[], HeldWords>();
	heldBy.set(request, known);
	const vocabulary = vocabularies.get(words) ?? vocabularyOf(words);
	vocabularies.set(words, vocabulary);
	const held = known.get(words) ?? lookUp(request, vocabulary);
	known.set(words, held);
	return held;
}

function lookUp({ known, byLetters, words }: RequestWords, vocabulary: Vocabulary): HeldWords {
	const held = vocabulary.everywhere.slice();
	const lists = [NO_PLACES, NO_PLACES];
	const numbers: number[] = [];
	const hold = (number: number, places: readonly number[]) => {
		numbers.push(number);
		held[number] = vocabulary.isParted[number] ? ANYWHERE : lists.push(places) - 1;
	};
	const holdBeginning = ([text, number]: Beginning, among: Iterable<number>) => {
		const places: number[] = [];
		for (const at of among) if (words[at]?.startsWith(text)) places.push(at);
		if (places.length > 0) hold(number, places);
	};
	for (const [word, { places }] of known) {
		const own = vocabulary.whole.get(word);
		if (own) for (const number of own) hold(number, places);
	}
	for (const [letters, places] of byLetters) {
		const alike = vocabulary.beginnings.get(letters);
		if (alike) for (const one of alike) holdBeginning(one, places);
	}
	for (const one of vocabulary.short) holdBeginning(one, words.keys());
	return { numbers, held, lists };
}

function vocabularyOf(words: readonly string[]): Vocabulary {
	const whole = new Map<string, number[]>();
	const beginnings = new Map<string, Beginning[]>();
	const short: Beginning[] = [];
	const everywhere = new Uint16Array(words.length);
	for (const [number, typed] of words.entries()) {
		const word = readWord(typed);
		if (!('text' in word) || word.text === '') everywhere[number] = ANYWHERE;
		else if (word.is === 'word') listAt(whole, word.text).push(number);
		else if (word.text.length < LETTERS) short.push([word.text, number]);
		else listAt(beginnings, word.text.slice(0, LETTERS)).push([word.text, number]);
	}
	return { whole, beginnings, short, isParted: words.map(isOfSeveralParts), everywhere };
}

function listAt<One>(lists: Map<string, One[]>, key: string): One[] {
	const list = lists.get(key) ?? [];
	if (list.length === 0) lists.set(key, list);
	return list;
}
