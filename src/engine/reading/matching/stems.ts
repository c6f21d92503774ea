import { bitOf } from './stem-filter.ts';

/**
 * A stem is the short key of a word: its first four letters in lower case, and once more with its signs where it
 * ends in them ("c++", "c#"). Each punctuation mark is a stem too, `0` is that of a figure, `é` that of anything beyond ASCII.
 */
export const STEM = 4;
export const FIGURE = '0';
export const BEYOND_ASCII = 'é';

/** A stem as a number: seven bits a letter, so that different stems have different numbers. */
export function numberOf(stem: string): number {
	let number = 0;
	for (let at = 0; at < stem.length; at++) number = withLetter(number, stem.charCodeAt(at));
	return number;
}

export const numbersOf = (stems: Iterable<string>): number[] => Array.from(stems, numberOf);

/** A text with more than one letter in this many beyond ASCII is foreign. */
const MOST_FOREIGN = 16;

export function stemsIn(text: string): Stems {
	return new Stems(text);
}

/** A filter of so few words lies in the heap itself, where a larger one would have to be asked of the system. */
const FEW_WORDS = 16;
const WORDS = 128;
/** A text with more stems gets the larger filter. */
const MANY = 96;

/** Where a text is read to; its stems are copied from here, since lists that grow are copied again and again. */
const readNumbers: number[] = [];
const readPlaces: number[] = [];
const readBits: number[] = [];
let count = 0;

function put(stem: number, at: number): void {
	readNumbers[count] = stem;
	readPlaces[count] = at;
	readBits[count] = bitOf(stem);
	count++;
}

/** The stems of a text in their order, as numbers, and where each stands. */
export class Stems {
	readonly numbers: readonly number[];
	readonly places: readonly number[];
	/** The bit of each stem in a filter. */
	readonly bits: readonly number[];
	/** Whether much of the text is beyond ASCII. */
	readonly isForeign: boolean;
	/** As in a `StemFilter`, of as many bits as the text needs. */
	readonly #filter: Int32Array;
	readonly #mask: number;

	constructor(text: string) {
		// Taken once: the loop asks for it at every letter, and texts of many kinds make that slow.
		const { length } = text;
		let foreign = 0;
		count = 0;
		for (let at = 0; at < length; ) {
			const code = text.charCodeAt(at);
			if (code > MOST_ASCII) {
				foreign++;
				put(BEYOND_NUMBER, at);
				at++;
			} else if (((KINDS[code] as number) & LETTER) !== 0) at = putWord(text, at, length);
			else {
				if (code > 0x20) put(((KINDS[code] as number) & DIGIT) !== 0 ? FIGURE_NUMBER : code, at);
				at++;
			}
		}
		this.isForeign = foreign * MOST_FOREIGN > length;
		this.numbers = readNumbers.slice(0, count);
		this.places = readPlaces.slice(0, count);
		this.bits = readBits.slice(0, count);
		this.#filter = new Int32Array(count > MANY ? WORDS : FEW_WORDS);
		this.#mask = this.#filter.length * 32 - 1;
		for (let at = 0; at < count; at++) {
			const bit = (readBits[at] as number) & this.#mask;
			this.#filter[bit >> 5] = (this.#filter[bit >> 5] as number) | (1 << (bit & 31));
		}
	}

	/** Whether one of them occurs. */
	hasAny(wanted: readonly number[]): boolean {
		for (const stem of wanted) if (this.#mayHave(stem) && this.numbers.includes(stem)) return true;
		return false;
	}

	#mayHave(stem: number): boolean {
		const bit = bitOf(stem) & this.#mask;
		return ((this.#filter[bit >> 5] as number) & (1 << (bit & 31))) !== 0;
	}
}

/** @returns where the word ends */
function putWord(text: string, start: number, length: number): number {
	let stem = 0;
	let end = start;
	let firstFigure = -1;
	let kind = LETTER;
	for (; ; end++) {
		const code = end < length ? text.charCodeAt(end) : BLANK;
		kind = code > MOST_ASCII ? 0 : (KINDS[code] as number);
		if ((kind & (LETTER | DIGIT)) === 0) break;
		if (end < start + STEM) stem = withLetter(stem, LOWER[code] as number);
		if (kind === DIGIT && firstFigure < 0) firstFigure = end;
	}
	put(stem, start);
	if (kind === SIGN && end - start < STEM) putSigned(text, start);
	if (firstFigure >= 0) putFigures(text, firstFigure, end);
	return end;
}

function putSigned(text: string, start: number): void {
	let stem = 0;
	for (let at = start; at < start + STEM; at++) {
		const code = text.charCodeAt(at);
		if (!(code <= MOST_ASCII) || KINDS[code] === 0) break;
		stem = withLetter(stem, LOWER[code] as number);
	}
	put(stem, start);
}

function putFigures(text: string, start: number, end: number): void {
	for (let at = start; at < end; at++) if (KINDS[text.charCodeAt(at)] === DIGIT) put(FIGURE_NUMBER, at);
}

const withLetter = (stem: number, code: number) => (stem << 7) | code;

const MOST_ASCII = 0x7f;
const BLANK = 0x20;
const LETTER = 1;
const DIGIT = 2;
/** The signs of "c++" and "c#". */
const SIGN = 4;
/** By ASCII character, what it is, and its lower case. */
const KINDS = new Uint8Array(MOST_ASCII + 1);
const LOWER = new Uint8Array(MOST_ASCII + 1);
for (const [kind, characters] of [
	[LETTER, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
	[DIGIT, '0123456789'],
	[SIGN, '+#'],
] as const)
	for (const character of characters) {
		KINDS[character.charCodeAt(0)] = kind;
		LOWER[character.charCodeAt(0)] = character.toLowerCase().charCodeAt(0);
	}

const FIGURE_NUMBER = numberOf(FIGURE);
const BEYOND_NUMBER = numberOf(BEYOND_ASCII);
