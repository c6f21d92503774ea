import type { Range } from '../source.ts';

/** Which characters of a text belong to a fact already. A check costs the length of the range, however many are taken. */
export class Taken {
	readonly #letters: Uint8Array;

	constructor(length: number) {
		this.#letters = new Uint8Array(length);
	}

	/** Takes a range unless one of its characters is taken already. */
	take({ start, end }: Range): boolean {
		const other = this.#letters.indexOf(1, start);
		if (other >= 0 && other < end) return false;
		this.#letters.fill(1, start, end);
		return true;
	}
}
