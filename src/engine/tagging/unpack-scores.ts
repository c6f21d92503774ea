import { unpackLevels } from '../learned/levels.ts';
import type { LineScores } from './line-model.ts';
import { COLUMNS, type PartScores } from './part-model.ts';
import { packedRows } from './score-rows.ts';

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
export const partScoresOf = ({ openingBuckets, weights, openings, follows, first }: StoredParts): PartScores => ({
	addRows: packedRows(squared(unpackLevels(weights)), COLUMNS, ROOT_STEP ** 2),
	openingBuckets,
	openings: unrooted(openings),
	follows,
	first,
});

/** Unpacks the scores of the tagger of lines. */
export const lineScoresOf = ({ lines: { buckets, weights, follows } }: StoredParts): LineScores => ({
	buckets,
	weights: unrooted(weights),
	follows,
});

/**
 * Distance of two levels, in roots of weights. Steps of 1 take a third more bytes; from 3 on fewer wishes of rough requests are
 * told apart.
 */
export const ROOT_STEP = 2;

const unrooted = (levels: string): Int16Array => squared(unpackLevels(levels)).map((square) => square * ROOT_STEP ** 2);

/** A level holds the root of a weight, so that small weights stay apart; in units of the step's square. */
function squared(levels: Int8Array): Int16Array {
	const squares = new Int16Array(levels.length);
	for (let at = 0; at < levels.length; at++) {
		const root = levels[at] as number;
		squares[at] = root * Math.abs(root);
	}
	return squares;
}
