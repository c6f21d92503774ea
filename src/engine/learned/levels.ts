/** The sign of zero: from 60 below it on there are signs that can be read, and small levels take one byte. */
const ZERO = 98;

/** Small whole numbers, a sign each: unlike base64, a compressor sees the same number as the same letter. */
export const packLevels = (levels: readonly number[]): string =>
	levels.map((level) => String.fromCharCode(ZERO + level)).join('');

/** The numbers that `packLevels` wrote. */
export function unpackLevels(text: string): Int8Array {
	const levels = new Int8Array(text.length);
	for (let at = 0; at < text.length; at++) levels[at] = text.charCodeAt(at) - ZERO;
	return levels;
}
