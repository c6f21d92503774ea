import type { Reading } from '#engine/types';
import type { Arrangement } from './arrangement.ts';
import { phraseOf } from './phrase.ts';
import { isSectionMark } from './section-starts.ts';
import { canStand } from './well-made.ts';

/** Of a request of so many words at most, so many wishes beside it need no lines of their own to be seen. */
const SEEN_AT_A_GLANCE: readonly (readonly [words: number, wishes: number])[] = [
	[16, 2],
	[40, 1],
];

/** Whether a request is clear as it stands: one thing asked for, hardly a wish beside it, nothing pasted, nothing taken back. */
export function isClear(
	{ text, edits, material, clauses, hasAdditionalContext }: Reading,
	{ asked, background, rules }: Arrangement,
): boolean {
	// What was asked and what was answered are two texts until they are put in order.
	if (hasAdditionalContext || material.length > 0 || clauses.some(({ part }) => part === 'superseded')) return false;
	const words = text.trim().split(/\s+/).length;
	const others = rules.length + background.length;
	const limit = SEEN_AT_A_GLANCE.find(([most]) => words <= most)?.[1] ?? 0;
	// A line that would be read as a heading or a fence of ours is not left as it stands, before or after it is tidied.
	const tidied = phraseOf(text, { start: 0, end: text.length }, edits, true).text.trim();
	const stands = [text, tidied].every((words) => canStand(words) && !words.split('\n').some(isSectionMark));
	return asked.length <= 1 && others <= limit && stands;
}
