import type { Material, Reading } from '#engine/types';
import { plainWord } from './pattern.ts';

/** A request as a run of words, its misspellings put right, without what was pasted. */
export interface RequestWords {
	readonly words: readonly string[];
	/** UTF-16 offsets into the request. */
	readonly starts: readonly number[];
	readonly ends: readonly number[];
	/** By word: a sentence or line ends behind it. */
	readonly stops: readonly boolean[];
	/** By plain word, where it stands. */
	readonly places: ReadonlyMap<string, readonly number[]>;
	/** By its first letters, where a word stands. */
	readonly byLetters: ReadonlyMap<string, readonly number[]>;
	readonly reading: Reading;
}

/** So many letters find a word that begins like a pattern. */
export const LETTERS = 3;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}]+)*/gu;
const STOP = /[.!?;\n。！？；]/;

export function requestWords(reading: Reading, withMaterial = false): RequestWords {
	const { text, edits, material } = reading;
	const words: string[] = [];
	const starts: number[] = [];
	const ends: number[] = [];
	const stops: boolean[] = [];
	const places = new Map<string, number[]>();
	const byLetters = new Map<string, number[]>();
	const put = (word: string, start: number, end: number) => {
		const plain = plainWord(word);
		note(places, plain, words.length);
		note(byLetters, plain.slice(0, LETTERS), words.length);
		words.push(plain);
		starts.push(start);
		ends.push(end);
		stops.push(false);
	};
	let last = 0;
	for (const { 0: word, index } of text.matchAll(WORD)) {
		const end = index + word.length;
		if (!withMaterial && isIn(material, index)) continue;
		if (words.length > 0 && STOP.test(text.slice(last, index))) stops[words.length - 1] = true;
		last = end;
		const edit = edits.find((one) => one.start <= index && end <= one.end && one.to !== '');
		if (!edit) put(word, index, end);
		else if (edit.start === index || !isIn([{ span: edit }], starts.at(-1) ?? -1))
			for (const { 0: better } of edit.to.matchAll(WORD)) put(better, edit.start, edit.end);
	}
	return { words, starts, ends, stops, places, byLetters, reading };
}

function note(index: Map<string, number[]>, key: string, at: number): void {
	const known = index.get(key);
	if (known) known.push(at);
	else index.set(key, [at]);
}

const isIn = (
	spans: readonly (Pick<Material, 'span'> | { span: { start: number; end: number } })[],
	at: number,
): boolean => spans.some(({ span }) => span.start <= at && at < span.end);

/** The words of the request from one place to another, as typed; empty where no one place says it. */
export const wordsAt = (
	{ first, last }: { readonly first: number; readonly last: number },
	{ reading, starts, ends }: RequestWords,
): string => (first < 0 ? '' : reading.text.slice(starts[first] ?? 0, ends[last] ?? 0));
