import type { Range } from '../source.ts';

/** The letters of a text that are spoken for. Asking costs the length of the range, however many were taken before. */
export class Taken {
	readonly #letters: Uint8Array;

	constructor(length: number) {
		this.#letters = new Uint8Array(length);
	}

	/** Takes a range unless a letter of it is taken already; says whether it did. */
	take({ start, end }: Range): boolean {
		const other = this.#letters.indexOf(1, start);
		if (other >= 0 && other < end) return false;
		this.#letters.fill(1, start, end);
		return true;
	}
}
