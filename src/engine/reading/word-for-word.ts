import { says } from './matching/says.ts';
import { occurs } from './matching/search.ts';
import { contains, type Range, type Source } from './source.ts';

/**
 * A rule about the wording of the request itself: "repeat the request above", "an overlap of 50 % with the reference
 * text". The words it refers to must stay whole, letter by letter, or the rule cannot be followed.
 */
const SPEAKS_OF_WORDING =
	/\b(?:repeat|copy|restate|echo|recite)\b[^.!?\n]{0,40}\b(?:request|prompt|question|query|(?:text|sentence|words?) (?:above|below))\b|\b(?:overlap|similarity)\b[^.!?\n]{0,80}\b(?:reference|original|provided|given) text\b/i;
const GIVEN_ELSEWHERE = /\breference text ?[:=]/i;
const SHORTEST = 12;

export const isWordForWord = (words: string): boolean => says(words, SPEAKS_OF_WORDING);

/**
 * The range that such a rule refers to: the text before the sentence with the rule, or after it where
 * the rule opens the text. Null when there is no such rule.
 *
 * @param split gives the clauses of the instruction, in order; asked only where a text speaks of its wording
 */
export function findWordForWord(source: Source, split: () => readonly Range[]): Range | null {
	if (!occurs(source.folded, SPEAKS_OF_WORDING, source.stems) || GIVEN_ELSEWHERE.test(source.folded)) return null;
	const sentences = split();
	const at = sentences.findIndex(({ start, end }) => SPEAKS_OF_WORDING.test(source.folded.slice(start, end)));
	const first = sentences[0];
	const rule = sentences[at];
	if (!first || !rule) return null;
	const before = { start: first.start, end: sentences[at - 1]?.end ?? first.start };
	if (before.end - before.start >= SHORTEST) return before;
	const rest = sentences.slice(at + 1);
	const after = { start: rest[0]?.start ?? 0, end: rest.at(-1)?.end ?? 0 };
	return after.end - after.start >= SHORTEST ? after : null;
}

/** The same clauses, with those inside the range joined into one. */
export function keepTogether(sentences: readonly Range[], stretch: Range): Range[] {
	const outside = sentences.filter((one) => !contains(stretch, one));
	return [...outside, stretch].sort((a, b) => a.start - b.start);
}
