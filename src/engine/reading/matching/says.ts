import { canMatch } from './can-match.ts';
import { keptByText } from './kept-by-text.ts';
import { everyMatch, firstMatch, occurs } from './search.ts';
import { stemsIn } from './stems.ts';

/** The stems of a text, kept for all the patterns that are tried on it. */
export const stemsOf = keptByText(stemsIn);

/** `pattern.test(text)`, without a search where the text lacks a word that every match contains. */
export const says = (text: string, pattern: RegExp): boolean => occurs(text, pattern, stemsOf(text));

/** `pattern.exec(text)`, with the same check before it. */
export const whereSaid = (text: string, pattern: RegExp): RegExpExecArray | null =>
	firstMatch(text, pattern, stemsOf(text));

/** `text.matchAll(pattern)`, with the same check before it and without the copy of the pattern. */
export function everySaid(text: string, pattern: RegExp): readonly RegExpExecArray[] {
	const stems = stemsOf(text);
	return canMatch(pattern, stems) ? everyMatch(text, pattern, stems) : [];
}

/** The check alone: whether a search for the pattern may find anything. */
export const maySay = (text: string, pattern: RegExp): boolean => canMatch(pattern, stemsOf(text));
