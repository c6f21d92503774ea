import type { Span } from '#engine/types';
import { canMatch } from './matching/can-match.ts';
import type { Stems } from './matching/stems.ts';

/** A stretch of the text, as UTF-16 offsets. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** The text under analysis, twice at the same length: as it is shown, and with look-alike punctuation folded for matching. */
export interface Source {
	readonly text: string;
	readonly folded: string;
	/** Of the folded text: spares it the patterns that cannot match. Absent: every pattern is tried. */
	readonly stems?: Stems;
}

export function spanOf(source: Source, { start, end }: Range): Span {
	return { start, end, text: source.text.slice(start, end) };
}

/** Narrows a range past white space at both ends; an all-white range becomes empty. */
export function trimRange(text: string, range: Range): Range {
	let { start, end } = range;
	while (start < end && isWhite(text, start)) start++;
	while (end > start && isWhite(text, end - 1)) end--;
	return { start, end };
}

/** Every match of a global pattern inside a range, with `index` counted from the start of the text. */
export function findAll(source: Source, range: Range, pattern: RegExp): RegExpExecArray[] {
	// A part may begin within a word, which the stems of the whole know nothing of.
	const isWhole = range.start === 0 && range.end === source.folded.length;
	if (isWhole && source.stems && !canMatch(pattern, source.stems)) return [];
	const found = everyMatch(source.folded.slice(range.start, range.end), pattern);
	for (const match of found) match.index += range.start;
	return found;
}

/** What `matchAll` finds, without its copy of the pattern for every call: on short clauses the copy costs more than the search. */
export function everyMatch(text: string, pattern: RegExp): RegExpExecArray[] {
	const found: RegExpExecArray[] = [];
	pattern.lastIndex = 0;
	for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
		found.push(match);
		// An empty match would be found again for ever; the step is one letter, even where that is two units.
		if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
	}
	return found;
}

export function contains(outer: Range, inner: Range): boolean {
	return outer.start <= inner.start && inner.end <= outer.end;
}

export function overlaps(a: Range, b: Range): boolean {
	return a.start < b.end && b.start < a.end;
}

function isWhite(text: string, index: number): boolean {
	const code = text.charCodeAt(index);
	return code <= 0x20 ? code === 0x20 || (code >= 9 && code <= 13) : code > 0x7f && /\s/.test(text.charAt(index));
}
