/** The sign of zero. From 28 below it to 28 above there are only signs that JSON writes as they are. */
const ZERO = 63;
/** The largest level that a sign can stand for, up or down. */
export const MOST_LEVELS = 28;

/** Small whole numbers, a sign each: unlike base64, a compressor sees the same number as the same letter. */
export const packLevels = (levels: readonly number[]): string =>
	levels.map((level) => String.fromCharCode(ZERO + level)).join('');

/** The numbers that `packLevels` wrote. */
export function unpackLevels(text: string): Int8Array {
	const levels = new Int8Array(text.length);
	for (let at = 0; at < text.length; at++) levels[at] = text.charCodeAt(at) - ZERO;
	return levels;
}
