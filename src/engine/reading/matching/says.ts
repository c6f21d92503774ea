import { canMatch } from './can-match.ts';
import { occurs } from './search.ts';
import { type Stems, stemsIn } from './stems.ts';

/** All kept texts together. */
const MOST_CHARS = 16_000;
const kept = new Map<string, Stems>();
let chars = 0;

/** The stems of a part of a request, read once for all the patterns that are held against it. */
function stemsOf(text: string): Stems {
	const known = kept.get(text);
	if (known) return known;
	const stems = stemsIn(text);
	chars += text.length;
	// What is kept are the parts of one request; those of the one before are of no use.
	if (chars > MOST_CHARS) {
		kept.clear();
		chars = text.length;
	}
	kept.set(text, stems);
	return stems;
}

/** `pattern.test(text)` for a long pattern of words: it is not searched for where a word is missing that every match has. */
export const says = (text: string, pattern: RegExp): boolean => occurs(text, pattern, stemsOf(text));

/** `pattern.exec(text)`, spared in the same way. */
export const whereSaid = (text: string, pattern: RegExp): RegExpExecArray | null =>
	canMatch(pattern, stemsOf(text)) ? pattern.exec(text) : null;

/** Whether a search for a pattern may find anything. */
export const maySay = (text: string, pattern: RegExp): boolean => canMatch(pattern, stemsOf(text));
