const PRIME = 0x01000193;
/** The key of no letter. */
export const NO_LETTERS = 0x811c9dc5;
/** Stands behind the last letter, so that a whole word differs from a beginning. */
export const END_OF_WORD = 0x1f;

/** The key of a beginning, made one letter longer. */
export const grown = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);

/** Hash of a word of a pattern, or of a beginning. */
export function keyOf(text: string, isWhole: boolean): number {
	let hash = NO_LETTERS;
	for (let at = 0; at < text.length; at++) hash = grown(hash, text.charCodeAt(at));
	return isWhole ? grown(hash, END_OF_WORD) : hash;
}

/** Numbers by key, in lists side by side: they are looked up a thousand times a request, and a map would be too scattered. */
export class KeyTable {
	readonly #keys: Int32Array;
	/** One more than the number; 0 where there is none. */
	readonly #numbers: Uint16Array;

	/** @param most how many keys it will hold */
	constructor(most: number) {
		const size = 2 ** Math.ceil(Math.log2(2 * most + 2));
		this.#keys = new Int32Array(size);
		this.#numbers = new Uint16Array(size);
	}

	set(key: number, number: number): void {
		const at = this.#placeOf(key);
		this.#keys[at] = key;
		this.#numbers[at] = number + 1;
	}

	/** -1 where the key has none. */
	get(key: number): number {
		return (this.#numbers[this.#placeOf(key)] as number) - 1;
	}

	#placeOf(key: number): number {
		const mask = this.#keys.length - 1;
		let at = (key ^ (key >>> 15)) & mask;
		while (this.#numbers[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & mask;
		return at;
	}
}
