import { bitOf, StemFilter } from './stem-filter.ts';

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

/** Where a text is read to; its stems are copied from here, since lists that grow are copied again and again. */
const read = { numbers: [] as number[], places: [] as number[], bits: [] as number[] };

/** The stems of a text in their order, as numbers, and where each stands. */
export class Stems {
	readonly numbers: readonly number[];
	readonly places: readonly number[];
	/** The bit of each stem in a filter. */
	readonly bits: readonly number[];
	/** Whether much of the text is beyond ASCII. */
	readonly isForeign: boolean;
	readonly #text: string;
	readonly #filter = new StemFilter();
	#count = 0;

	constructor(text: string) {
		this.#text = text;
		let foreign = 0;
		for (let at = 0; at < text.length; ) {
			const code = text.charCodeAt(at);
			if (code > MOST_ASCII) {
				foreign++;
				this.#add(BEYOND_NUMBER, at);
				at++;
			} else if (((KINDS[code] as number) & LETTER) !== 0) at = this.#readWord(at);
			else {
				if (code > 0x20) this.#add(((KINDS[code] as number) & DIGIT) !== 0 ? FIGURE_NUMBER : code, at);
				at++;
			}
		}
		this.isForeign = foreign * MOST_FOREIGN > text.length;
		this.numbers = read.numbers.slice(0, this.#count);
		this.places = read.places.slice(0, this.#count);
		this.bits = read.bits.slice(0, this.#count);
	}

	/** Whether one of them occurs. */
	hasAny(wanted: readonly number[]): boolean {
		for (const stem of wanted) if (this.#filter.canHave(stem) && this.numbers.includes(stem)) return true;
		return false;
	}

	/** @returns where the word ends */
	#readWord(start: number): number {
		const text = this.#text;
		let stem = 0;
		let end = start;
		let firstFigure = -1;
		let kind = LETTER;
		for (; ; end++) {
			const code = text.charCodeAt(end);
			kind = code > MOST_ASCII ? 0 : (KINDS[code] as number);
			if ((kind & (LETTER | DIGIT)) === 0) break;
			if (end < start + STEM) stem = withLetter(stem, LOWER[code] as number);
			if (kind === DIGIT && firstFigure < 0) firstFigure = end;
		}
		this.#add(stem, start);
		if (kind === SIGN && end - start < STEM) this.#addSigned(start);
		if (firstFigure >= 0) this.#addFigures(firstFigure, end);
		return end;
	}

	#addSigned(start: number): void {
		let stem = 0;
		for (let at = start; at < start + STEM; at++) {
			const code = this.#text.charCodeAt(at);
			if (code > MOST_ASCII || KINDS[code] === 0) break;
			stem = withLetter(stem, LOWER[code] as number);
		}
		this.#add(stem, start);
	}

	#addFigures(start: number, end: number): void {
		for (let at = start; at < end; at++) if (KINDS[this.#text.charCodeAt(at)] === DIGIT) this.#add(FIGURE_NUMBER, at);
	}

	#add(stem: number, at: number): void {
		const bit = bitOf(stem);
		const count = this.#count++;
		read.numbers[count] = stem;
		read.places[count] = at;
		read.bits[count] = bit;
		this.#filter.set(bit);
	}
}

const withLetter = (stem: number, code: number) => (stem << 7) | code;

const MOST_ASCII = 0x7f;
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
