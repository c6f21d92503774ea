import { StemFilter } from './stem-filter.ts';

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

/** The stems of a text in their order, as numbers, and where each stands. */
export class Stems {
	readonly numbers: number[] = [];
	readonly places: number[] = [];
	/** Whether much of the text is beyond ASCII. */
	readonly isForeign: boolean;
	readonly #text: string;
	readonly #filter = new StemFilter();

	constructor(text: string) {
		this.#text = text;
		let foreign = 0;
		for (let at = 0; at < text.length; ) {
			const code = this.#codeAt(at);
			if (isLetter(code)) {
				at = this.#readWord(at);
				continue;
			}
			if (code > 0x7f) foreign++;
			if (code > 0x20) this.#add(code > 0x7f ? BEYOND_NUMBER : isDigit(code) ? FIGURE_NUMBER : code, at);
			at++;
		}
		this.isForeign = foreign * MOST_FOREIGN > text.length;
	}

	/** Whether one of them occurs. */
	hasAny(wanted: readonly number[]): boolean {
		for (const stem of wanted) if (this.#filter.canHave(stem) && this.numbers.includes(stem)) return true;
		return false;
	}

	/** @returns where the word ends */
	#readWord(start: number): number {
		let stem = 0;
		let end = start;
		let firstFigure = -1;
		for (let code = this.#codeAt(end); isLetter(code) || isDigit(code); code = this.#codeAt(++end)) {
			if (end < start + STEM) stem = withLetter(stem, code);
			if (firstFigure < 0 && isDigit(code)) firstFigure = end;
		}
		this.#add(stem, start);
		if (end - start < STEM && isSign(this.#codeAt(end))) this.#addSigned(start);
		if (firstFigure >= 0) this.#addFigures(firstFigure, end);
		return end;
	}

	#addSigned(start: number): void {
		let stem = 0;
		let end = start;
		for (let code = this.#codeAt(end); end < start + STEM && isNamed(code); code = this.#codeAt(++end))
			stem = withLetter(stem, code);
		this.#add(stem, start);
	}

	#addFigures(start: number, end: number): void {
		for (let at = start; at < end; at++) if (isDigit(this.#codeAt(at))) this.#add(FIGURE_NUMBER, at);
	}

	#add(stem: number, at: number): void {
		this.numbers.push(stem);
		this.places.push(at);
		this.#filter.add(stem);
	}

	/** The character code at a place, in lower case. */
	#codeAt(at: number): number {
		const code = this.#text.charCodeAt(at);
		return code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
	}
}

const withLetter = (stem: number, code: number) => (stem << 7) | code;
const isLetter = (code: number) => code >= 0x61 && code <= 0x7a;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isSign = (code: number) => code === 0x2b || code === 0x23;
const isNamed = (code: number) => isLetter(code) || isDigit(code) || isSign(code);

const FIGURE_NUMBER = numberOf(FIGURE);
const BEYOND_NUMBER = numberOf(BEYOND_ASCII);
