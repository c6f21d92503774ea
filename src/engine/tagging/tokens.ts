/** Words, numbers, signs and line breaks of a text, with UTF-16 offsets. Scripts without spaces have one token a letter. */
export interface Tokens {
	readonly text: string;
	readonly count: number;
	readonly starts: Int32Array;
	readonly ends: Int32Array;
	readonly kinds: Uint8Array;
}

export const KINDS = { word: 1, number: 2, sign: 3, line: 4, letter: 5 } as const;

const TOKEN =
	/([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々])|(\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*)|(\p{N}+(?:[.,:/]\p{N}+)*)|(\n\s*)|([^\s])/uy;
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
	let count = 0;
	for (let at = 0; at < text.length && count < MOST; ) {
		const begins = kindAt(text, at);
		if (begins === BLANK) {
			at++;
			continue;
		}
		let end = plainEnd(text, at, begins);
		let kind = begins;
		if (end === at) {
			TOKEN.lastIndex = at;
			const match = TOKEN.exec(text);
			end = at + (match?.[0].length ?? 0);
			if (match) kind = kindOf(match);
		}
		if (end > at) {
			starts[count] = at;
			ends[count] = end;
			kinds[count] = kind;
			count++;
		}
		// A blank beyond ASCII is no token.
		at = Math.max(end, at + 1);
	}
	return { text, count, starts, ends, kinds };
}

const MOST_ASCII = 0x7f;
const BLANK = 0;
/** Beyond ASCII. */
const UNKNOWN = 255;
/** By ASCII character, the kind of token that it begins. */
const BEGINS = Uint8Array.from({ length: MOST_ASCII + 1 }, (_, code) => {
	const character = String.fromCharCode(code);
	if (character === '\n') return KINDS.line;
	if (/\s/.test(character)) return BLANK;
	return /[a-z]/i.test(character) ? KINDS.word : /\d/.test(character) ? KINDS.number : KINDS.sign;
});

/** `UNKNOWN` beyond the text too. */
function kindAt(text: string, at: number): number {
	const code = text.charCodeAt(at);
	return code <= MOST_ASCII ? (BEGINS[code] as number) : UNKNOWN;
}

/** Where a token ends that is plain; `start` where the pattern has to tell: beyond ASCII, with an apostrophe, "1,000". */
function plainEnd(text: string, start: number, begins: number): number {
	if (begins === KINDS.sign) return start + 1;
	if (begins !== KINDS.word && begins !== KINDS.number) return start;
	let end = start + 1;
	while (kindAt(text, end) === begins) end++;
	if (end === text.length) return end;
	const goesOn = text.charCodeAt(end) > MOST_ASCII || (begins === KINDS.word ? "'" : '.,:/').includes(text.charAt(end));
	return goesOn ? start : end;
}

function kindOf(match: RegExpExecArray): number {
	for (let group = 1; group < KIND_OF_GROUP.length; group++)
		if (match[group] !== undefined) return KIND_OF_GROUP[group] ?? KINDS.sign;
	return KINDS.sign;
}
