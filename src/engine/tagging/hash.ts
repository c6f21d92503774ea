const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, 32 bits, of a part of a text. */
export function hashText(text: string, from = 0, to = text.length): number {
	let hash = SEED;
	for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
	return hash;
}

/** One number of two: the order counts. */
export function mix(a: number, b: number): number {
	let hash = Math.imul(a ^ (a >>> 15), 0x85ebca6b) ^ Math.imul(b, 0xc2b2ae35);
	hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
	return hash ^ (hash >>> 16);
}
