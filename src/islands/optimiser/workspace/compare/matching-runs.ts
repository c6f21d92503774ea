import { isSpoken, type Word } from './words.ts';

/** A sequence of words that both texts have. */
export interface Run {
	/** Index of its first word in the first text. */
	readonly a: number;
	readonly b: number;
	readonly length: number;
}

/** A run of fewer words may be coincidence. */
const LEAST_SPOKEN = 2;
/** Most places that are tried for a pair as common as "of the", which keeps the search linear. */
const MOST_PLACES = 24;

/** Finds runs from the start of `a` on, each as long as possible; no word belongs to two. */
export function findRuns(a: readonly Word[], b: readonly Word[]): Run[] {
	const places = indexPairs(b);
	const taken = new Uint8Array(b.length);
	const runs: Run[] = [];
	for (let at = 0; at + 1 < a.length; ) {
		const run = longestFrom(a, at, b, places.get(pairAt(a, at)) ?? [], taken);
		if (run) {
			taken.fill(1, run.b, run.b + run.length);
			runs.push(run);
		}
		at += run?.length ?? 1;
	}
	return runs;
}

const pairAt = (words: readonly Word[], at: number): string => `${words[at]?.key} ${words[at + 1]?.key}`;

function indexPairs(words: readonly Word[]): Map<string, number[]> {
	const places = new Map<string, number[]>();
	for (let at = 0; at + 1 < words.length; at += 1) {
		const pair = pairAt(words, at);
		const known = places.get(pair);
		if (!known) places.set(pair, [at]);
		else if (known.length < MOST_PLACES) known.push(at);
	}
	return places;
}

function longestFrom(
	a: readonly Word[],
	at: number,
	b: readonly Word[],
	places: readonly number[],
	taken: Uint8Array,
): Run | null {
	let best: Run | null = null;
	for (const place of places) {
		let length = 0;
		while (!taken[place + length] && at + length < a.length && a[at + length]?.key === b[place + length]?.key) {
			length += 1;
		}
		if (length > (best?.length ?? 1)) best = { a: at, b: place, length };
	}
	return best && a.slice(at, at + best.length).filter(isSpoken).length >= LEAST_SPOKEN ? best : null;
}

/** The runs in the same order in both texts, with the most words in total; other runs have moved. */
export function runsInOrder(runs: readonly Run[]): Set<Run> {
	const weight: number[] = [];
	const before: number[] = [];
	let end = -1;
	runs.forEach((run, index) => {
		weight[index] = run.length;
		before[index] = -1;
		for (let earlier = 0; earlier < index; earlier += 1) {
			const known = runs[earlier];
			const total = (weight[earlier] ?? 0) + run.length;
			if (known && known.b < run.b && total > (weight[index] ?? 0)) {
				weight[index] = total;
				before[index] = earlier;
			}
		}
		if (end === -1 || (weight[index] ?? 0) > (weight[end] ?? 0)) end = index;
	});
	const kept = new Set<Run>();
	for (let at = end; at >= 0; at = before[at] ?? -1) {
		const run = runs[at];
		if (run) kept.add(run);
	}
	return kept;
}
