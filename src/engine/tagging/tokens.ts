/** Words, numbers, signs and line breaks of a text, with UTF-16 offsets. Scripts without spaces have one token a letter. */
export interface Tokens {
	readonly text: string;
	readonly isAscii: boolean;
	readonly count: number;
	readonly starts: Int32Array;
	readonly ends: Int32Array;
	readonly kinds: Uint8Array;
}

export const KINDS = { word: 1, number: 2, sign: 3, line: 4, letter: 5 } as const;

const TOKEN =
	/([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々])|(\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*)|(\p{N}+(?:[.,:/]\p{N}+)*)|(\n\s*)|([^\s])/gu;

/** The same for plain ASCII, which it matches faster. */
const ASCII_TOKEN = /(\u0001)|([a-z]+(?:'[a-z]+)*)|(\d+(?:[.,:/]\d+)*)|(\n\s*)|([^\s])/gi;
const KIND_OF_GROUP = [0, KINDS.letter, KINDS.word, KINDS.number, KINDS.line, KINDS.sign];
const MOST = 3000;

/**
 * @param text at most 4,000 UTF-16 units
 * @returns at most `MOST` tokens; the rest of a text with more belongs to the last one
 */
export function tokenise(text: string): Tokens {
	const starts = new Int32Array(Math.min(MOST, text.length) + 1);
	const ends = new Int32Array(starts.length);
	const kinds = new Uint8Array(starts.length);
	const isAscii = !/[^\u0000-\u007f]/.test(text);
	let count = 0;
	for (const match of text.matchAll(isAscii ? ASCII_TOKEN : TOKEN)) {
		if (count >= MOST) break;
		starts[count] = match.index;
		ends[count] = match.index + match[0].length;
		kinds[count] = kindOf(match);
		count++;
	}
	return { text, isAscii, count, starts, ends, kinds };
}

function kindOf(match: RegExpExecArray): number {
	for (let group = 1; group < KIND_OF_GROUP.length; group++)
		if (match[group] !== undefined) return KIND_OF_GROUP[group] ?? KINDS.sign;
	return KINDS.sign;
}
