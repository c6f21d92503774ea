import { keptForLast } from '#engine/reading/matching/kept-for-last';
import type { TaskType } from '#engine/task-model';
import type { Reading, Span } from '#engine/types';
import { GENERIC_WORDS } from './data/generic-words.ts';
import { NOUN_CUES } from './data/noun-cues.ts';
import { isAscii, wordsOf } from './words.ts';

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;

/** Words beyond this are not counted: the request is long by any measure. */
const MANY = 100;

/** The clauses of the instruction without chatter. */
export const requestSpans = keptForLast(({ clauses }: Reading): readonly Span[] =>
	clauses.filter((clause) => clause.role !== 'filler').map((clause) => clause.span),
);

/** Words of the instruction, counted up to a hundred or so; scripts without spaces count two characters as one. */
export function countWords(reading: Reading): number {
	let sum = 0;
	for (const { text } of requestSpans(reading)) {
		if (sum > MANY) break;
		const unspaced = countUnspaced(text);
		sum += Math.ceil(unspaced / 2) + wordsOf(unspaced ? text.replace(UNSPACED, ' ') : text).length;
	}
	return sum;
}

const countUnspaced = (text: string): number => (isAscii(text) ? 0 : (text.match(UNSPACED)?.length ?? 0));

/** The first clause that says more than its kind: in "write a poem about rain", the one with "rain". Null for "write a poem". */
export function findSubject(reading: Reading, task: TaskType): Span | null {
	for (const span of requestSpans(reading)) {
		if (countUnspaced(span.text) > 6) return span;
		if (wordsOf(span.text).some((word) => !isGeneric(word, task))) return span;
	}
	return null;
}

function isGeneric(word: string, task: TaskType): boolean {
	return (
		GENERIC_WORDS.has(word) || (NOUN_CUES.get(word)?.some((cue) => cue.id === task.id && cue.weight >= 2) ?? false)
	);
}
