import { unpackBytes } from '../learned/unpack.ts';
import type { LineScores } from './line-model.ts';
import { PART_KINDS } from './part-labels.ts';
import { COLUMNS, type PartScores } from './part-model.ts';

/** Trained scores as they are kept: whole numbers of one byte, in base64, and what may follow what as plain numbers. */
export interface StoredParts {
	readonly buckets: number;
	readonly openingBuckets: number;
	readonly weights: string;
	readonly openings: string;
	readonly follows: readonly number[];
	readonly first: readonly number[];
	readonly lines: { readonly buckets: number; readonly weights: string; readonly follows: readonly number[] };
}

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
	weights: squared(unpackBytes(weights, buckets * COLUMNS)),
	openings: squared(unpackBytes(openings, openingBuckets * PART_KINDS.length)),
	follows,
	first,
});

export const lineScoresOf = ({ lines: { buckets, weights, follows } }: StoredParts): LineScores => ({
	buckets,
	weights: squared(unpackBytes(weights, buckets)),
	follows,
});

/** A byte holds the root of a weight, so that small ones are told apart. */
function squared(roots: Int8Array): Int16Array {
	const squares = new Int16Array(roots.length);
	for (let at = 0; at < roots.length; at++) {
		const root = roots[at] as number;
		squares[at] = root * Math.abs(root);
	}
	return squares;
}
