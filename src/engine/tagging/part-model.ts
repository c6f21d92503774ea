import { PART_KINDS } from './part-labels.ts';
import type { AddRows } from './score-rows.ts';
import { FEATURES, OPENING_FEATURES, OWN_FEATURES } from './token-features.ts';

const COUNT = PART_KINDS.length;
/** Columns of a bucket: one for each kind, and one for "a part begins here". */
export const COLUMNS = COUNT + 1;

/** Scores of a trained tagger of parts: `COLUMNS` weights for each feature, and weights for each pair of kinds in sequence. */
export interface PartScores {
	readonly addRows: AddRows;
	readonly openingBuckets: number;
	/** For each bucket of an opening feature, one weight a kind: how likely a part of that kind begins with it. */
	readonly openings: ArrayLike<number>;
	/** `COUNT` × `COUNT` weights: the kind of a part, then the kind of the part after it. */
	readonly follows: ArrayLike<number>;
	/** For each kind, the weight for a text that begins with it. */
	readonly first: ArrayLike<number>;
}

/** A place where no sign stands between two words. */
export const WEAK = 2;

/** Scores every token: `COUNT` sums for a part of each kind going on, then `COUNT` sums for one beginning here. */
export function scoreTokens(
	features: Int32Array,
	count: number,
	scores: PartScores,
	mayBegin?: Uint8Array,
): Float64Array {
	const { addRows, openings, openingBuckets } = scores;
	const openingMask = openingBuckets - 1;
	const sums = new Float64Array(count * COUNT * 2);
	const ofStretch = new Float64Array(COLUMNS);
	const row = new Float64Array(COLUMNS);
	for (let at = 0; at < count; at++) {
		const goOn = at * COUNT * 2;
		const begin = goOn + COUNT;
		const own = at * FEATURES;
		const shared = own + OWN_FEATURES;
		if (at === 0 || !isRepeated(features, shared, own + FEATURES)) {
			ofStretch.fill(0);
			addRows(ofStretch, features, shared, own + FEATURES);
		}
		row.set(ofStretch);
		addRows(row, features, own, shared);
		const boundary = row[COUNT] as number;
		for (let kind = 0; kind < COUNT; kind++) {
			sums[goOn + kind] = row[kind] as number;
			sums[begin + kind] = (row[kind] as number) + boundary;
		}
		// The sums for beginning are needed only where a part may begin.
		if (at > 0 && mayBegin?.[at] === 0) continue;
		for (let feature = 0; feature < OPENING_FEATURES; feature++) {
			const from = ((features[own + feature] as number) & openingMask) * COUNT;
			for (let kind = 0; kind < COUNT; kind++)
				sums[begin + kind] = (sums[begin + kind] as number) + (openings[from + kind] as number);
		}
	}
	return sums;
}

/** Whether some features are those of the token before. */
function isRepeated(features: Int32Array, from: number, to: number): boolean {
	for (let at = from; at < to; at++) if (features[at] !== features[at - FEATURES]) return false;
	return true;
}

/**
 * The best sequence of tags (Viterbi). A tag is the index of a kind, plus `COUNT` where a part begins.
 *
 * @param mayBegin for each token, 0 where no part may begin (within quotation marks, an address, a figure), `WEAK` between words
 * @param bias added to the score of every `WEAK` place: below 0 there are fewer parts
 */
export function bestTags(
	sums: Float64Array,
	count: number,
	scores: PartScores,
	mayBegin: Uint8Array,
	bias = 0,
): Uint8Array {
	const tags = new Uint8Array(count);
	if (count === 0) return tags;
	const { follows, first } = scores;
	const came = new Uint8Array(count * COUNT * 2);
	let best = new Float64Array(COUNT);
	let next = new Float64Array(COUNT);
	for (let kind = 0; kind < COUNT; kind++) best[kind] = (sums[COUNT + kind] ?? 0) + (first[kind] ?? 0);
	came.fill(255, 0, COUNT * 2);
	const begun = new Uint8Array(count * COUNT);
	begun.fill(1, 0, COUNT);
	for (let at = 1; at < count; at++) {
		const row = at * COUNT * 2;
		for (let kind = 0; kind < COUNT; kind++) {
			let value = (best[kind] as number) + (sums[row + kind] as number);
			let from = kind;
			if (mayBegin[at] !== 0) {
				const begin = (sums[row + COUNT + kind] as number) + (mayBegin[at] === WEAK ? bias : 0);
				for (let other = 0; other < COUNT; other++) {
					const reached = (best[other] as number) + (follows[other * COUNT + kind] as number) + begin;
					if (reached <= value) continue;
					value = reached;
					from = other;
					begun[at * COUNT + kind] = 1;
				}
			}
			next[kind] = value;
			came[row + kind] = from;
		}
		[best, next] = [next, best];
	}
	let kind = 0;
	for (let other = 1; other < COUNT; other++) if ((best[other] ?? 0) > (best[kind] ?? 0)) kind = other;
	for (let at = count - 1; at >= 0; at--) {
		const isBegun = begun[at * COUNT + kind] === 1;
		tags[at] = isBegun ? kind + COUNT : kind;
		kind = came[at * COUNT * 2 + kind] ?? 0;
	}
	return tags;
}
