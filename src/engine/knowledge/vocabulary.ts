import { keptForLast } from '../reading/matching/kept-for-last.ts';
import { isOfSeveralParts, readWord } from './pattern.ts';
import type { RequestWords } from './request-words.ts';
import { END_OF_WORD, grown, KeyTable, NO_LETTERS } from './word-keys.ts';

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

/** The words by their keys. Two words with one key are taken for each other: the search tells them apart. */
interface Vocabulary {
	readonly byKey: KeyTable;
	/** By number, the next word with the same key; -1 behind the last. */
	readonly alike: Int16Array;
	/** By number, whether a word has several parts, so that its place is not that of the part which is looked up. */
	readonly isParted: readonly boolean[];
	/** What every request holds. */
	readonly everywhere: Uint16Array;
}

const vocabularies = new WeakMap<readonly string[], Vocabulary>();
const heldIn = keptForLast((_request: RequestWords) => new Map<readonly string[], HeldWords>());

/**
 * Looks the words of a request up among those of the patterns, once for each request.
 *
 * @param words of the patterns, by their number
 */
export function heldWords(request: RequestWords, words: readonly string[]): HeldWords {
	const known = heldIn(request);
	const vocabulary = vocabularies.get(words) ?? vocabularyOf(words);
	vocabularies.set(words, vocabulary);
	const held = known.get(words) ?? lookUp(request, vocabulary);
	known.set(words, held);
	return held;
}

function lookUp({ known }: RequestWords, { byKey, alike, isParted, everywhere }: Vocabulary): HeldWords {
	const held = everywhere.slice();
	const lists = [NO_PLACES, NO_PLACES];
	const numbers: number[] = [];
	const hold = (number: number, places: readonly number[]) => {
		const list = held[number] as number;
		if (list === NOT_HELD) {
			numbers.push(number);
			held[number] = isParted[number] ? ANYWHERE : lists.push(places) - 1;
		} else if (list !== ANYWHERE) lists[list] = [...(lists[list] as number[]), ...places].sort((a, b) => a - b);
	};
	const holdAll = (key: number, places: readonly number[]) => {
		for (let number = byKey.get(key); number >= 0; number = alike[number] as number) hold(number, places);
	};
	for (const [word, { places }] of known) {
		let key = NO_LETTERS;
		for (let at = 0; at < word.length; at++) {
			key = grown(key, word.charCodeAt(at));
			holdAll(key, places);
		}
		holdAll(grown(key, END_OF_WORD), places);
	}
	return { numbers, held, lists };
}

function vocabularyOf(words: readonly string[]): Vocabulary {
	const byKey = new KeyTable(words.length);
	const alike = new Int16Array(words.length);
	const everywhere = new Uint16Array(words.length);
	for (const [number, typed] of words.entries()) {
		const word = readWord(typed);
		if (!('text' in word) || word.text === '') {
			everywhere[number] = ANYWHERE;
			continue;
		}
		alike[number] = byKey.get(word.key);
		byKey.set(word.key, number);
	}
	return { byKey, alike, isParted: words.map(isOfSeveralParts), everywhere };
}
