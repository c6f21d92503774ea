/** The hash of no letters. */
export const NO_LETTERS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a hash, 32 bits, over the UTF-16 units of a text from `from` up to `to`, behind those that `before` is the hash of. */
export function hashText(text: string, from = 0, to = text.length, before = NO_LETTERS): number {
	let hash = before;
	for (let at = from; at < to; at++) hash = hashOfMore(hash, text.charCodeAt(at));
	return hash;
}

/** The hash of letters and one more. */
export const hashOfMore = (before: number, unit: number): number => Math.imul(before ^ unit, PRIME);

/** Combines two numbers into one hash of 32 bits; their order matters. */
export function mix(a: number, b: number): number {
	let hash = Math.imul(a ^ (a >>> 15), 0x85ebca6b) ^ Math.imul(b, 0xc2b2ae35);
	hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
	return hash ^ (hash >>> 16);
}
