import { END_OF_WORD, grown, NO_LETTERS } from './word-keys.ts';

const BITS = 8192;

/** A Bloom filter of a request's words and their beginnings: it rules out missing ones cheaply; what it does not rule out may be missing too. */
export class WordFilter {
	readonly #bits = new Int32Array(BITS / 32);

	/**
	 * Adds the whole word and each of its beginnings.
	 *
	 * @returns the key of the whole word
	 */
	add(word: string): number {
		let hash = NO_LETTERS;
		for (let at = 0; at < word.length; at++) {
			hash = grown(hash, word.charCodeAt(at));
			this.#set(hash);
		}
		const key = grown(hash, END_OF_WORD);
		this.#set(key);
		return key;
	}

	/** Whether, for each step of a pattern's gate, one of the alternatives may be in the request; most patterns fail here. */
	canPass(gate: readonly number[]): boolean {
		for (let at = 0; at < gate.length; ) {
			const end = at + 1 + (gate[at] as number);
			let next = at + 1;
			while (next < end && !this.canHave(gate[next] as number)) next++;
			if (next === end) return false;
			at = end;
		}
		return true;
	}

	/** Whether the request may have the word, or a word that begins so, of which this is the key. */
	canHave(key: number): boolean {
		const bit = bitOf(key);
		return ((this.#bits[bit >> 5] as number) & (1 << (bit & 31))) !== 0;
	}

	#set(key: number): void {
		const bit = bitOf(key);
		this.#bits[bit >> 5] = (this.#bits[bit >> 5] ?? 0) | (1 << (bit & 31));
	}
}

const bitOf = (key: number): number => (key ^ (key >>> 15)) & (BITS - 1);
