import { unpackLevels } from '../learned/levels.ts';
import type { LineScores } from './line-model.ts';
import type { PartScores } from './part-model.ts';

/** Trained scores as they are stored: packed levels, and plain numbers for the sequences of labels. */
export interface StoredParts {
	readonly buckets: number;
	readonly openingBuckets: number;
	readonly weights: string;
	readonly openings: string;
	readonly follows: readonly number[];
	readonly first: readonly number[];
	readonly lines: { readonly buckets: number; readonly weights: string; readonly follows: readonly number[] };
}

/** Unpacks the scores of the tagger of parts. */
export const partScoresOf = ({
	buckets,
	openingBuckets,
	weights,
	openings,
	follows,
	first,
}: StoredParts): PartScores => ({
	buckets,
	openingBuckets,
	weights: squared(unpackLevels(weights)),
	openings: squared(unpackLevels(openings)),
	follows,
	first,
});

/** Unpacks the scores of the tagger of lines. */
export const lineScoresOf = ({ lines: { buckets, weights, follows } }: StoredParts): LineScores => ({
	buckets,
	weights: squared(unpackLevels(weights)),
	follows,
});

/**
 * Distance of two levels, in roots of weights. Steps of 1 take a third more bytes; from 3 on fewer wishes of rough requests are
 * told apart.
 */
export const ROOT_STEP = 2;

/** A level holds the root of a weight, so that small weights stay apart. */
function squared(levels: Int8Array): Int16Array {
	const squares = new Int16Array(levels.length);
	for (let at = 0; at < levels.length; at++) {
		const root = (levels[at] as number) * ROOT_STEP;
		squares[at] = root * Math.abs(root);
	}
	return squares;
}
