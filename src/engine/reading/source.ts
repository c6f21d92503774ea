import type { Span } from '#engine/types';
import { canMatch } from './matching/can-match.ts';
import { everySaid } from './matching/says.ts';
import { everyMatch } from './matching/search.ts';
import type { Stems } from './matching/stems.ts';
import { inOneByte } from './one-byte.ts';

/** A range of the text, as UTF-16 offsets. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** The text under analysis in two forms of the same length: as typed, and with variants of punctuation folded for matching. */
export interface Source {
	readonly text: string;
	readonly folded: string;
	/** Whether the text has letters beyond Latin-1; what is cut from it is then held anew, see `inOneByte`. */
	readonly hasWide: boolean;
	/** Stems of the folded text, by which patterns that cannot match are skipped. */
	readonly stems: Stems;
}

export function spanOf({ text, hasWide }: Source, { start, end }: Range): Span {
	const words = text.slice(start, end);
	return { start, end, text: hasWide ? inOneByte(words) : words };
}

/** Narrows a range past white space at both ends; an all-white range becomes empty. */
export function trimRange(text: string, range: Range): Range {
	let { start, end } = range;
	while (start < end && isWhite(text, start)) start++;
	while (end > start && isWhite(text, end - 1)) end--;
	return { start, end };
}

/** Every match of a global pattern inside a range, with `index` counted from the start of the text. */
export function findAll(source: Source, range: Range, pattern: RegExp): readonly RegExpExecArray[] {
	const { folded, stems } = source;
	const isWhole = range.start === 0 && range.end === folded.length;
	if (!canMatch(pattern, stems) && (isWhole || isOfWords(folded, range))) return [];
	if (isWhole) return everyMatch(folded, pattern, stems);
	const found = everySaid(folded.slice(range.start, range.end), pattern);
	for (const match of found) match.index += range.start;
	return found;
}

/** Whether a range begins and ends between words; within a word it would have stems that the whole text lacks. */
function isOfWords(text: string, { start, end }: Range): boolean {
	return (
		!WITHIN_WORD.test(text.slice(Math.max(0, start - 1), start + 1)) && !WITHIN_WORD.test(text.slice(end - 1, end + 1))
	);
}

const WITHIN_WORD = /^[a-z\d+#]{2}$/i;

export function contains(outer: Range, inner: Range): boolean {
	return outer.start <= inner.start && inner.end <= outer.end;
}

export function overlaps(a: Range, b: Range): boolean {
	return a.start < b.end && b.start < a.end;
}

export function isWhite(text: string, index: number): boolean {
	const code = text.charCodeAt(index);
	return code <= 0x20 ? code === 0x20 || (code >= 9 && code <= 13) : code > 0x7f && /\s/.test(text.charAt(index));
}
