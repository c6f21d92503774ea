import type { TaskTypeId } from '#engine/types';
import type { CueTable } from './data/cue-table.ts';

export type Scores = Map<TaskTypeId, number>;

const LONGEST_CUE = 4;

export function add(scores: Scores, id: TaskTypeId, amount: number): void {
	scores.set(id, (scores.get(id) ?? 0) + amount);
}

/** The cues of the longest phrase that starts at `index`, with the number of words it takes. */
function phraseAt(table: CueTable, words: readonly string[], index: number, language: string) {
	for (let length = Math.min(LONGEST_CUE, words.length - index); length > 0; length--) {
		const phrase = length === 1 ? (words[index] ?? '') : words.slice(index, index + length).join(' ');
		const cues = (language === 'en' ? undefined : table.get(`${language}:${phrase}`)) ?? table.get(phrase);
		if (cues) return { cues, length };
	}
	return null;
}

/** Adds the cue the words open with. */
export function addOpening(scores: Scores, table: CueTable, words: readonly string[], language: string): void {
	for (const cue of phraseAt(table, words, 0, language)?.cues ?? []) add(scores, cue.id, cue.weight);
}

/**
 * Adds every cue found in the words; `lastFactor` goes to the last one, the head of a noun phrase,
 * `factor` to the rest. A phrase has to begin before `end`, but may run past it ("lettre de motivation").
 */
export function addNouns(
	scores: Scores,
	table: CueTable,
	words: readonly string[],
	language: string,
	factor: number,
	lastFactor = factor,
	end = words.length,
): void {
	const found: { id: TaskTypeId; weight: number; at: number }[] = [];
	for (let i = 0; i < end; ) {
		const match = phraseAt(table, words, i, language);
		for (const cue of match?.cues ?? []) found.push({ ...cue, at: i });
		i += match?.length ?? 1;
	}
	const last = found.at(-1)?.at;
	const best = new Map<TaskTypeId, number>();
	for (const cue of found) {
		const amount = cue.weight * (cue.at === last ? lastFactor : factor);
		best.set(cue.id, Math.max(best.get(cue.id) ?? 0, amount));
	}
	for (const [id, amount] of best) add(scores, id, amount);
}
