import { hashText } from './hash.ts';

const WORD = /[\p{L}\p{M}]+(?:['’]\p{L}+)?|\p{N}+|[^\s\p{L}\p{N}]/gu;
/** More words of a line are not looked at. */
const MOST_OF_LINE = 120;

/** The hash of each word or sign of a line, without apostrophes; a figure counts by its length alone. */
export function lineWords(line: string): number[] {
	const lower = line.toLowerCase();
	if (!/[^\u0000-\u007f]/.test(lower)) return plainWords(lower);
	const found: number[] = [];
	for (const word of lower.match(WORD) ?? []) {
		found.push(/^\p{N}/u.test(word) ? ofFigure(word.length) : hashText(word.replace(/['’]/g, '')));
		if (found.length >= MOST_OF_LINE) break;
	}
	return found;
}

const ofFigure = (length: number): number => hashText('0000', 0, Math.min(length, 4));
const isSmallLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;
const isFigure = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);
const APOSTROPHE = 0x27;

/** The same for plain ASCII in small letters, character by character, which is faster. */
function plainWords(lower: string): number[] {
	const found: number[] = [];
	for (let at = 0; at < lower.length && found.length < MOST_OF_LINE; ) {
		const start = at;
		const code = lower.charCodeAt(at++);
		if (isBlank(code)) continue;
		if (isFigure(code)) {
			while (isFigure(lower.charCodeAt(at))) at++;
			found.push(ofFigure(at - start));
		} else if (isSmallLetter(code)) {
			while (isSmallLetter(lower.charCodeAt(at))) at++;
			const ofFirst = hashText(lower, start, at);
			const rest = at + 1;
			if (lower.charCodeAt(at) !== APOSTROPHE || !isSmallLetter(lower.charCodeAt(rest))) {
				found.push(ofFirst);
				continue;
			}
			at = rest;
			while (isSmallLetter(lower.charCodeAt(at))) at++;
			found.push(hashText(lower, rest, at, ofFirst));
		} else found.push(code === APOSTROPHE ? hashText('') : hashText(lower, start, at));
	}
	return found;
}
