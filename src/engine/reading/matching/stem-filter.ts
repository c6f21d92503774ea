const SIZE = 4096;

/** A Bloom filter of stems: it rules out missing ones cheaply; stems may share a bit, so what it does not rule out may be missing too. */
export class StemFilter {
	readonly #bits = new Int32Array(SIZE / 32);

	add(stem: number): void {
		const bit = bitOf(stem);
		this.#bits[bit >> 5] = (this.#bits[bit >> 5] ?? 0) | (1 << (bit & 31));
	}

	canHave(stem: number): boolean {
		const bit = bitOf(stem);
		return ((this.#bits[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0;
	}
}

const bitOf = (stem: number) => (Math.imul(stem, 0x9e3779b1) >>> 20) % SIZE;
