/** The last letter of Latin-1. */
const LAST = 0xff;
/** In letters; more arguments at once are too many for a call. */
const CHUNK = 4096;

const codes = new Uint16Array(CHUNK);

/** Whether a text has a letter beyond Latin-1, as "it’s" has. */
export function isWide(text: string): boolean {
	// Taken once: texts of many kinds make it slow to ask at every letter.
	const { length } = text;
	for (let at = 0; at < length; at++) if (text.charCodeAt(at) > LAST) return true;
	return false;
}

/**
 * The same text, held with one byte a letter where no letter is beyond Latin-1. What is cut from a wide text, or left of it, keeps
 * two bytes a letter even without such a letter, and patterns and the lower case of words take up to twice as long on it.
 */
export function inOneByte(text: string): string {
	if (isWide(text)) return text;
	let same = '';
	for (let start = 0; start < text.length; start += CHUNK) same += chunkOf(text, start);
	return same;
}

function chunkOf(text: string, start: number): string {
	const length = Math.min(CHUNK, text.length - start);
	for (let at = 0; at < length; at++) codes[at] = text.charCodeAt(start + at);
	return String.fromCharCode.apply(null, codes.subarray(0, length) as unknown as number[]);
}
