import type { Reading, Span, TaskType } from '#engine/types';
import { GENERIC_WORDS } from './data/generic-words.ts';
import { NOUN_CUES } from './data/noun-cues.ts';
import { wordsOf } from './words.ts';

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;

/** The instruction without courtesies. */
export function requestSpans(reading: Reading): readonly Span[] {
	return reading.clauses.filter((clause) => clause.role !== 'filler').map((clause) => clause.span);
}

/** Words of the instruction; scripts without spaces count two characters as one. */
export function countWords(reading: Reading): number {
	return requestSpans(reading).reduce((sum, { text }) => {
		const unspaced = text.match(UNSPACED)?.length ?? 0;
		return sum + Math.ceil(unspaced / 2) + wordsOf(unspaced ? text.replace(UNSPACED, ' ') : text).length;
	}, 0);
}

/** The first clause that says more than its kind: in "write a poem about rain", the one with "rain". Null for "write a poem". */
export function findSubject(reading: Reading, task: TaskType): Span | null {
	for (const span of requestSpans(reading)) {
		if ((span.text.match(UNSPACED)?.length ?? 0) > 6) return span;
		if (wordsOf(span.text).some((word) => !isGeneric(word, task))) return span;
	}
	return null;
}

function isGeneric(word: string, task: TaskType): boolean {
	return (
		GENERIC_WORDS.has(word) || (NOUN_CUES.get(word)?.some((cue) => cue.id === task.id && cue.weight >= 2) ?? false)
	);
}
