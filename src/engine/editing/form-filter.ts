const MOST_ASCII = 0x7f;
const FIVE_BITS = 31;

/**
 * Rules out that a word is one of many forms, by its first and last letter and its length: nearly every word of a text fails here, and need
 * not be looked up. Small and capital letters count alike.
 */
export class FormFilter {
	readonly #keys = new Uint8Array(1 << 15);

	/** @param forms of ASCII at their first and last letter */
	constructor(forms: Iterable<string>) {
		for (const form of forms) this.#keys[keyOf(form)] = 1;
	}

	mayHave(word: string): boolean {
		return this.#keys[keyOf(word)] === 1;
	}
}

function keyOf(word: string): number {
	const { length } = word;
	const [first, last] = [word.charCodeAt(0), word.charCodeAt(length - 1)];
	// Words of other letters share one key, which is no other's: no word is of no letter.
	if (first > MOST_ASCII || last > MOST_ASCII) return 0;
	return ((first & FIVE_BITS) << 10) | ((last & FIVE_BITS) << 5) | (length & FIVE_BITS);
}
