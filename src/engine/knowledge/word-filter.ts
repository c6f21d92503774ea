const BITS = 8192;
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
/** Behind the last letter: a whole word is told from one that only begins like it. */
const END = 0x1f;

const grown = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);

/** What a word of a pattern is looked up by. */
export function keyOf(text: string, isWhole: boolean): number {
	let hash = SEED;
	for (let at = 0; at < text.length; at++) hash = grown(hash, text.charCodeAt(at));
	return isWhole ? grown(hash, END) : hash;
}

/** Tells at the cost of one look which words are not in a request, nor begin one of its words. What it does not rule out may be missing. */
export class WordFilter {
	readonly #bits = new Int32Array(BITS / 32);

	/** The word as a whole, and all that it begins with. */
	add(word: string): void {
		let hash = SEED;
		for (let at = 0; at < word.length; at++) {
			hash = grown(hash, word.charCodeAt(at));
			this.#set(hash);
		}
		this.#set(grown(hash, END));
	}

	/** Whether one of the words may be there for each place that a pattern's gate names: most patterns lack one. */
	canPass(gate: readonly number[]): boolean {
		for (let at = 0; at < gate.length; ) {
			const end = at + 1 + (gate[at] as number);
			let next = at + 1;
			while (next < end && !this.#canHave(gate[next] as number)) next++;
			if (next === end) return false;
			at = end;
		}
		return true;
	}

	#canHave(key: number): boolean {
		const bit = bitOf(key);
		return ((this.#bits[bit >> 5] as number) & (1 << (bit & 31))) !== 0;
	}

	#set(key: number): void {
		const bit = bitOf(key);
		this.#bits[bit >> 5] = (this.#bits[bit >> 5] ?? 0) | (1 << (bit & 31));
	}
}

const bitOf = (key: number): number => (key ^ (key >>> 15)) & (BITS - 1);
