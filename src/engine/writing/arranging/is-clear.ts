import type { Clause, Reading } from '#engine/types';
import { phraseOf } from '../lines/phrase.ts';
import { isSectionMark } from '../rendering/section-starts.ts';
import type { Arrangement } from './arrangement-model.ts';
import { countWords } from './count-words.ts';
import { canStand } from './well-made.ts';

/** Pairs of limits: a request with at most this many words and wishes needs no structure. */
const SEEN_AT_A_GLANCE: readonly (readonly [words: number, wishes: number])[] = [
	[16, 2],
	[40, 1],
];

/** Most words of a request whose short quotation may stay in its line: "reword: 'per my last email'". */
const SHORT_WITH_QUOTATION = 16;

/** Whether a request is clear as typed: one task, few wishes, nothing pasted. */
export function isClear(
	{ text, edits, material, clauses, hasAdditionalContext }: Reading,
	{ asked, background, rules }: Arrangement,
): boolean {
	// A request with answers appended always needs structure.
	const words = countWords(text);
	const isQuoted = material.length === 1 && words <= SHORT_WITH_QUOTATION && !text.trim().includes('\n');
	if (hasAdditionalContext || (material.length > 0 && !isQuoted)) return false;
	const others = rules.length + background.length + (isQuoted ? 1 : 0);
	// The effect of a correction is easier to notice if wishes have their own lines.
	if (others > 0 && clauses.some(({ part }) => part === 'superseded')) return false;
	if (runsOn(text, clauses)) return false;
	const limit = SEEN_AT_A_GLANCE.find(([most]) => words <= most)?.[1] ?? 0;
	return asked.filter(({ isScene }) => !isScene).length <= 1 && others <= limit && standsAsTyped({ text, edits });
}

/** Whether no line looks like a heading or fence of a result, neither as typed nor as edited. */
export function standsAsTyped({ text, edits }: Pick<Reading, 'text' | 'edits'>): boolean {
	const tidied = phraseOf(text, { start: 0, end: text.length }, edits, true).text.trim();
	return [text, tidied].every((words) => canStand(words) && !words.split('\n').some(isSectionMark));
}

/** Whether a ban follows a question without punctuation between them: "what am I doing wrong dont give me a recipe". */
const runsOn = (text: string, clauses: readonly Clause[]): boolean =>
	clauses.some((clause, at) => {
		const before = clauses[at - 1];
		if (clause.part !== 'ban' || before?.part !== 'task' || !before.isQuestion) return false;
		return /^[\p{L} \t]*$/u.test(text.slice(before.span.end - 1, clause.span.start));
	});
