import type { Edit } from '#engine/editing/edit-model';
import type { Reading, Span } from '#engine/types';
import { keptForLast } from '../reading/matching/kept-for-last.ts';
import { isNumberWord } from './detectors.ts';
import { plainWord } from './pattern.ts';
import { WordFilter } from './word-filter.ts';
import { wordSpans } from './word-spans.ts';

/** The words of a request, with corrected spelling and without pasted material. */
export interface RequestWords {
	readonly words: readonly string[];
	/** UTF-16 offsets into the request. */
	readonly starts: readonly number[];
	readonly ends: readonly number[];
	/** By word: whether a sentence or line ends behind it. */
	readonly stops: readonly boolean[];
	/** By word: whether it is a figure or a number written out. */
	readonly numbers: readonly boolean[];
	/** By word: its hash, as patterns have it for theirs; words that differ in it differ. */
	readonly keys: readonly number[];
	/** By plain word: the indices where it occurs. */
	readonly known: ReadonlyMap<string, { readonly places: readonly number[] }>;
	/** By the first `LETTERS` letters: the indices of the words that begin with them. */
	readonly byLetters: ReadonlyMap<string, readonly number[]>;
	/** Rules out cheaply most words that the request does not have. */
	readonly filter: WordFilter;
	readonly reading: Reading;
	/** Whether what is known of English requests is held to it. */
	readonly isEnglish: boolean;
}

/** Number of first letters that words are looked up by. */
export const LETTERS = 3;
const BLANK = 0x20;
const STOPS = '.!?;\n。！？；';

/** How words are found in a text and compared. */
export interface WordCut {
	/** Where the words begin and end, as UTF-16 offsets by turns. */
	readonly spansOf: (text: string) => readonly number[];
	/** The word, or the words, as which one in the text counts. */
	readonly plain: (word: string) => string | readonly string[];
	readonly isNumber: (word: string) => boolean;
}

const ENGLISH: WordCut = { spansOf: wordSpans, plain: plainWord, isNumber: isNumberWord };

const englishSaid = keptForLast((reading: Reading) => wordsOf(reading, false, ENGLISH));
const englishInAll = keptForLast((reading: Reading) => wordsOf(reading, true, ENGLISH));

/** The words of a request; those of English are made once for it. */
export function requestWords(reading: Reading, withMaterial = false, cut: WordCut = ENGLISH): RequestWords {
	if (cut !== ENGLISH) return wordsOf(reading, withMaterial, cut);
	return withMaterial ? englishInAll(reading) : englishSaid(reading);
}

/** What is known of a word wherever it occurs. */
interface KnownWord {
	readonly key: number;
	readonly isNumber: boolean;
	readonly places: number[];
	/** The places of all words that begin with the same letters. */
	readonly alike: number[];
}

/** Where the words of a request are put down; they are copied from here, since lists that grow are copied again and again. */
const draft = {
	words: [] as string[],
	starts: [] as number[],
	ends: [] as number[],
	stops: [] as boolean[],
	numbers: [] as boolean[],
	keys: [] as number[],
};

function wordsOf(reading: Reading, withMaterial: boolean, cut: WordCut): RequestWords {
	const { text, edits, material } = reading;
	const { words, starts, ends, stops, numbers, keys } = draft;
	let count = 0;
	const known = new Map<string, KnownWord>();
	const byLetters = new Map<string, number[]>();
	const filter = new WordFilter();
	// A list with its first place in it takes a tenth of the room of an empty one that grows, and most words are said once.
	const learn = (word: string, place: number): KnownWord => {
		const letters = word.slice(0, LETTERS);
		const alike = byLetters.get(letters) ?? [place];
		if (alike[0] === place) byLetters.set(letters, alike);
		else alike.push(place);
		const learnt = { key: filter.add(word), isNumber: cut.isNumber(word), places: [place], alike };
		known.set(word, learnt);
		return learnt;
	};
	const keep = (word: string, start: number, end: number) => {
		const place = count++;
		const before = known.get(word);
		before?.places.push(place);
		before?.alike.push(place);
		const { key, isNumber } = before ?? learn(word, place);
		words[place] = word;
		starts[place] = start;
		ends[place] = end;
		stops[place] = false;
		numbers[place] = isNumber;
		keys[place] = key;
	};
	const put = (word: string, start: number, end: number) => {
		const plain = cut.plain(word);
		if (typeof plain === 'string') keep(plain, start, end);
		else for (const one of plain) keep(one, start, end);
	};
	const changes = edits.filter(({ to }) => to !== '');
	let last = 0;
	const spans = cut.spansOf(text);
	for (let at = 0; at < spans.length; at += 2) {
		const index = spans[at] as number;
		const end = spans[at + 1] as number;
		if (!withMaterial && isIn(material, index)) continue;
		if (count > 0 && hasStop(text, last, index)) stops[count - 1] = true;
		last = end;
		const edit = changeOver(changes, index, end);
		if (!edit) put(text.slice(index, end), index, end);
		else if (edit.start === index || !isIn([{ span: edit }], count > 0 ? (starts[count - 1] as number) : -1)) {
			const better = cut.spansOf(edit.to);
			for (let next = 0; next < better.length; next += 2)
				put(edit.to.slice(better[next], better[next + 1]), edit.start, edit.end);
		}
	}
	const isEnglish = cut === ENGLISH;
	return {
		words: words.slice(0, count),
		starts: starts.slice(0, count),
		ends: ends.slice(0, count),
		stops: stops.slice(0, count),
		numbers: numbers.slice(0, count),
		keys: keys.slice(0, count),
		known,
		byLetters,
		filter,
		reading,
		isEnglish,
	};
}

function changeOver(changes: readonly Edit[], start: number, end: number): Edit | null {
	for (const one of changes) if (one.start <= start && end <= one.end) return one;
	return null;
}

function hasStop(text: string, from: number, to: number): boolean {
	for (let at = from; at < to; at++) if (text.charCodeAt(at) !== BLANK && STOPS.includes(text.charAt(at))) return true;
	return false;
}

function isIn(spans: readonly { readonly span: Pick<Span, 'start' | 'end'> }[], at: number): boolean {
	for (const { span } of spans) if (span.start <= at && at < span.end) return true;
	return false;
}

/** The text from the first to the last word found, as typed; empty where the find has no place. */
export function spanAt(
	{ first, last }: { readonly first: number; readonly last: number },
	{ reading, starts, ends }: RequestWords,
): Span {
	const [start, end] = first < 0 ? [0, 0] : [starts[first] ?? 0, ends[last] ?? 0];
	return { start, end, text: reading.text.slice(start, end) };
}
