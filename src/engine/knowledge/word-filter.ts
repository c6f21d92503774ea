const BITS = 8192;
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
/** Hashed behind the last letter, so that a whole word differs from a beginning. */
const END = 0x1f;

const grown = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);

/** Hash of a word of a pattern, or of a beginning. */
export function keyOf(text: string, isWhole: boolean): number {
	let hash = SEED;
	for (let at = 0; at < text.length; at++) hash = grown(hash, text.charCodeAt(at));
	return isWhole ? grown(hash, END) : hash;
}

/** A Bloom filter of a request's words and their beginnings: it rules out missing ones cheaply; what it does not rule out may be missing too. */
export class WordFilter {
	readonly #bits = new Int32Array(BITS / 32);

	/**
	 * Adds the whole word and each of its beginnings.
	 *
	 * @returns the key of the whole word
	 */
	add(word: string): number {
		let hash = SEED;
		for (let at = 0; at < word.length; at++) {
			hash = grown(hash, word.charCodeAt(at));
			this.#set(hash);
		}
		const key = grown(hash, END);
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
