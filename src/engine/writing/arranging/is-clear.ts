import type { Clause, Reading } from '#engine/types';
import { phraseOf } from '../lines/phrase.ts';
import { isSectionMark } from '../rendering/section-starts.ts';
import type { Arrangement } from './arrangement-model.ts';
import { countWords } from './count-words.ts';
import { canStand } from './well-made.ts';

/** Of a request of so many words at most, so many wishes beside it need no lines of their own to be seen. */
const SEEN_AT_A_GLANCE: readonly (readonly [words: number, wishes: number])[] = [
	[16, 2],
	[40, 1],
];

/** "reword: 'per my last email'": so short a passage is seen where it stands. */
const SHORT_WITH_QUOTATION = 16;

/** Whether a request is clear as it stands: one thing asked for, hardly a wish beside it, nothing pasted. */
export function isClear(
	{ text, edits, material, clauses, hasAdditionalContext }: Reading,
	{ asked, background, rules }: Arrangement,
): boolean {
	// The request and the answers are two texts until they are arranged.
	const words = countWords(text);
	const isQuoted = material.length === 1 && words <= SHORT_WITH_QUOTATION && !text.trim().includes('\n');
	if (hasAdditionalContext || (material.length > 0 && !isQuoted)) return false;
	const others = rules.length + background.length + (isQuoted ? 1 : 0);
	// What was taken back is seen to be gone where the wishes stand apart.
	if (others > 0 && clauses.some(({ part }) => part === 'superseded')) return false;
	if (runsOn(text, clauses)) return false;
	const limit = SEEN_AT_A_GLANCE.find(([most]) => words <= most)?.[1] ?? 0;
	// A line that would be read as a heading or a fence of ours is not left as it stands, before or after it is tidied.
	const tidied = phraseOf(text, { start: 0, end: text.length }, edits, true).text.trim();
	const stands = [text, tidied].every((words) => canStand(words) && !words.split('\n').some(isSectionMark));
	return asked.filter(({ isScene }) => !isScene).length <= 1 && others <= limit && stands;
}

/** "what am I doing wrong dont give me a recipe": without a sign between them a question swallows the ban behind it. */
const runsOn = (text: string, clauses: readonly Clause[]): boolean =>
	clauses.some((clause, at) => {
		const before = clauses[at - 1];
		if (clause.part !== 'ban' || before?.part !== 'task' || !before.isQuestion) return false;
		return /^[\p{L}\s]*$/u.test(text.slice(before.span.end - 1, clause.span.start));
	});
