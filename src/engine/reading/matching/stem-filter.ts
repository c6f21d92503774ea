const SIZE = 4096;

/** A Bloom filter of stems: it rules out missing ones cheaply; stems may share a bit, so what it does not rule out may be missing too. */
export class StemFilter {
	readonly #bits = new Int32Array(SIZE / 32);

	add(stem: number): void {
		this.set(bitOf(stem));
	}

	set(bit: number): void {
		this.#bits[bit >> 5] = (this.#bits[bit >> 5] as number) | (1 << (bit & 31));
	}

	canHave(stem: number): boolean {
		return this.isSet(bitOf(stem));
	}

	isSet(bit: number): boolean {
		return ((this.#bits[bit >> 5] as number) & (1 << (bit & 31))) !== 0;
	}
}

/** The bit of a stem; a text keeps those of its stems, for which it asks many filters. */
export const bitOf = (stem: number): number => (Math.imul(stem, 0x9e3779b1) >>> 20) % SIZE;
