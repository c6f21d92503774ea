/** A word of any script, with the letters behind its apostrophes. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}]+)*/uy;
const MOST_ASCII = 0x7f;
const APOSTROPHES = "'`";

/** Whether an ASCII character is a letter or a figure. */
const IS_PLAIN = new Uint8Array(MOST_ASCII + 1);
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
	IS_PLAIN[character.charCodeAt(0)] = 1;

/** Where a text is read to, as in `Stems`. */
const found: number[] = [];

/**
 * Where the words of a text begin and end, as UTF-16 offsets by turns. Only for a word with an apostrophe or a letter beyond ASCII the
 * pattern is asked, which takes ten times as long.
 */
export function wordSpans(text: string): number[] {
	const { length } = text;
	let count = 0;
	for (let at = 0; at < length; ) {
		let end = at;
		while (isPlainAt(text, end)) end++;
		const next = text.charCodeAt(end);
		if (next > MOST_ASCII || (end > at && APOSTROPHES.includes(text.charAt(end)) && end < length)) {
			WORD.lastIndex = at;
			end = WORD.test(text) ? WORD.lastIndex : at;
		}
		if (end > at) {
			found[count++] = at;
			found[count++] = end;
		}
		// Past the sign that is no word, which may take two units.
		at = end > at ? end : at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
	}
	return found.slice(0, count);
}

/** Whether a plain letter or figure stands there; not beyond the text. */
function isPlainAt(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	return code <= MOST_ASCII && IS_PLAIN[code] === 1;
}
