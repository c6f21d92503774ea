import { isWhite } from './source.ts';

/** A mark at which a sentence ends; "e.g." and "i.e." do not. */
const ENDS = /(?<!\b[ie]\.[eg])[.!?。！？\n]["”’)]?\s*$/;
const MARKS = '.!?。！？\n';
const CLOSES = '"”’)';
const LINE = 0x0a;

/**
 * Whether a sentence ends at the end of a stretch, before white space. Looks from the end, which is enough nearly always; the pattern,
 * which reads all of the stretch, is asked only where an abbreviation may stand.
 */
export function endsSentence(text: string, start: number, end: number): boolean {
	let at = end - 1;
	let mark = -1;
	for (; at >= start && isWhite(text, at); at--) if (mark < 0 && text.charCodeAt(at) === LINE) mark = at;
	if (mark < 0) {
		if (at > start && CLOSES.includes(text.charAt(at)) && MARKS.includes(text.charAt(at - 1))) at--;
		if (at < start || !MARKS.includes(text.charAt(at))) return false;
		mark = at;
	}
	const before = mark > start ? text.charAt(mark - 1) : '';
	return before === 'e' || before === 'g' ? ENDS.test(text.slice(start, end)) : true;
}

/** Whether nothing but white space stands there. */
export function isBlank(text: string, start: number, end: number): boolean {
	for (let at = start; at < end; at++) if (!isWhite(text, at)) return false;
	return true;
}

/** The number of words between white space; 1 where there is none. */
export function wordsIn(text: string): number {
	const { length } = text;
	let count = 0;
	let isInWord = false;
	for (let at = 0; at < length; at++) {
		const isSpace = isWhite(text, at);
		if (!isSpace && !isInWord) count++;
		isInWord = !isSpace;
	}
	return Math.max(1, count);
}
