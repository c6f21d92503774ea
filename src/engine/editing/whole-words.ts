/** A word that is not part of an address, a path or a figure with symbols; "w/" and "w/o" are words too. */
const WORD =
	/(?<![\p{L}\p{N}\p{M}@#/._'’\\-])(?:w\/o?(?=[\s\p{L}])|[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)?)(?![\p{L}\p{N}\p{M}@/_\\]|[.:-]\p{L})/uy;
const MOST_ASCII = 0x7f;
const LETTER_OR_FIGURE = 1;
/** The kind of characters that always separate words. */
const PARTS = 2;
const KINDS = new Uint8Array(MOST_ASCII + 1);
for (const [kind, characters] of [
	[LETTER_OR_FIGURE, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'],
	[PARTS, ' \n,;!?"()'],
] as const)
	for (const character of characters) KINDS[character.charCodeAt(0)] = kind;

/** A word with its offset in the text. */
export type WholeWord = readonly [start: number, word: string];

/**
 * The words whose spelling is checked. The slow pattern is used only for words that are not between plain separators.
 */
export function wholeWords(text: string): WholeWord[] {
	const found: WholeWord[] = [];
	for (let at = 0; at < text.length; ) {
		let end = at;
		while (kindAt(text, end) === LETTER_OR_FIGURE) end++;
		const isAscii = text.charCodeAt(at) <= MOST_ASCII;
		if (end > at && isParted(text, at - 1) && isParted(text, end)) found.push([at, text.slice(at, end)]);
		else if (end > at || !isAscii) {
			WORD.lastIndex = at;
			if (WORD.test(text)) {
				end = WORD.lastIndex;
				found.push([at, text.slice(at, end)]);
			}
		}
		// No word begins inside a run of letters. Other characters are skipped; they may have two code units.
		at = end > at ? end : at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
	}
	return found;
}

const isParted = (text: string, at: number): boolean => at < 0 || at >= text.length || kindAt(text, at) === PARTS;

/** The kind of the character at an offset; 0 beyond ASCII and beyond the text. */
function kindAt(text: string, at: number): number {
	const code = text.charCodeAt(at);
	return code <= MOST_ASCII ? (KINDS[code] as number) : 0;
}
