/**
 * What a text could answer to, at a glance: the first four letters of each word in lower case, each punctuation mark,
 * `0` when there is a figure, `é` when there is anything beyond ASCII.
 */
export type Stems = ReadonlySet<string>;

export const STEM = 4;
export const FIGURE = '0';
export const BEYOND_ASCII = 'é';

export function stemsIn(text: string): Stems {
	const lower = text.toLowerCase();
	const stems = new Set<string>();
	for (let at = 0; at < lower.length; ) {
		const code = lower.charCodeAt(at);
		if (isLetter(code)) at = addWord(lower, at, stems);
		else {
			if (isDigit(code)) stems.add(FIGURE);
			else if (code > 0x7f) stems.add(BEYOND_ASCII);
			else if (code > 0x20) stems.add(lower.charAt(at));
			at++;
		}
	}
	return stems;
}

/** Adds the word that starts here, once more with its signs where it ends in them ("c++", "c#"), and returns where it ends. */
function addWord(lower: string, start: number, stems: Set<string>): number {
	let end = start + 1;
	while (end < lower.length && isWordCode(lower.charCodeAt(end))) end++;
	stems.add(lower.slice(start, Math.min(end, start + STEM)));
	if (end - start < STEM && isSign(lower.charCodeAt(end))) addSigned(lower, start, stems);
	for (let at = start + 1; at < end; at++) if (isDigit(lower.charCodeAt(at))) stems.add(FIGURE);
	return end;
}

function addSigned(lower: string, start: number, stems: Set<string>): void {
	let end = start;
	while (end < start + STEM && (isSign(lower.charCodeAt(end)) || isWordCode(lower.charCodeAt(end)))) end++;
	stems.add(lower.slice(start, end));
}

const isLetter = (code: number) => code >= 0x61 && code <= 0x7a;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isSign = (code: number) => code === 0x2b || code === 0x23;
const isWordCode = (code: number) => isLetter(code) || isDigit(code);
