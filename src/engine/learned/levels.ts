/** The character for zero: those from 60 below it on are printable, and small levels take one byte. */
const ZERO = 98;

/** Small whole numbers as one character each: unlike in base64, equal numbers are equal characters, which compress better. */
export const packLevels = (levels: readonly number[]): string =>
	levels.map((level) => String.fromCharCode(ZERO + level)).join('');

/** The numbers that `packLevels` wrote. */
export function unpackLevels(text: string): Int8Array {
	const levels = new Int8Array(text.length);
	for (let at = 0; at < text.length; at++) levels[at] = text.charCodeAt(at) - ZERO;
	return levels;
}
