import type { TaskTypeId } from '#engine/task-model';
import type { CueTable } from './data/cue-table.ts';

export type Scores = Map<TaskTypeId, number>;

const LONGEST_CUE = 4;

export function add(scores: Scores, id: TaskTypeId, amount: number): void {
	scores.set(id, (scores.get(id) ?? 0) + amount);
}

const longestByTable = new WeakMap<CueTable, ReadonlyMap<string, number>>();

/** How many words the longest cue has that begins with a word: most words begin none. */
function longestCues(table: CueTable): ReadonlyMap<string, number> {
	const known = longestByTable.get(table);
	if (known) return known;
	const longest = new Map<string, number>();
	for (const cue of table.keys()) {
		const words = cue.replace(/^[a-z]{2}:/, '').split(' ');
		const first = words[0] ?? '';
		longest.set(first, Math.min(LONGEST_CUE, Math.max(words.length, longest.get(first) ?? 0)));
	}
	longestByTable.set(table, longest);
	return longest;
}

/** The cues of the longest phrase that starts at `index`, with the number of words it takes. */
function phraseAt(
	table: CueTable,
	longest: ReadonlyMap<string, number>,
	words: readonly string[],
	index: number,
	language: string,
) {
	const most = longest.get(words[index] ?? '') ?? 0;
	for (let length = Math.min(most, words.length - index); length > 0; length--) {
		const phrase = length === 1 ? (words[index] ?? '') : words.slice(index, index + length).join(' ');
		const cues = (language === 'en' ? undefined : table.get(`${language}:${phrase}`)) ?? table.get(phrase);
		if (cues) return { cues, length };
	}
	return null;
}

/** Adds the cue the words open with. */
export function addOpening(scores: Scores, table: CueTable, words: readonly string[], language: string): void {
	for (const cue of phraseAt(table, longestCues(table), words, 0, language)?.cues ?? [])
		add(scores, cue.id, cue.weight);
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
	const longest = longestCues(table);
	for (let i = 0; i < end; ) {
		const match = phraseAt(table, longest, words, i, language);
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
