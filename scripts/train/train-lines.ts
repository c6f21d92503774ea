import { bestRun, type LineScores } from '#engine/tagging/line-model';
import { lineFeatures, textLines } from '#engine/tagging/lines';
import type { CorpusRow } from './corpus-rows.ts';
import { seededRandom, shuffle } from './seeded-random.ts';

export interface LineRow {
	readonly features: readonly (readonly number[])[];
	readonly isPasted: readonly boolean[];
}

/** The lines of a row, and for each whether more than half of it is labelled as material. */
export function lineRow({ text, parts }: Pick<CorpusRow, 'text' | 'parts'>): LineRow {
	const lines = textLines(text);
	const isPasted = lines.map(({ start, end }) => {
		let size = 0;
		for (const part of parts)
			if (part.kind === 'material') size += Math.max(0, Math.min(end, part.end) - Math.max(start, part.start));
		return size * 2 > end - start;
	});
	return { features: lineFeatures(text, lines), isPasted };
}

/** Trains the tagger of lines: an averaged perceptron over sequences of lines. */
export function trainLines(rows: readonly LineRow[], buckets: number, rounds: number): LineScores {
	const weights = new Float64Array(buckets);
	const sums = new Float64Array(buckets);
	const follows = new Float64Array(4);
	const followSums = new Float64Array(4);
	const scores = { buckets, weights, follows };
	const order = rows.filter(({ isPasted }) => isPasted.length > 1);
	const next = seededRandom(11);
	let step = 1;
	const add = (to: Float64Array, sum: Float64Array, at: number, by: number) => {
		to[at] = (to[at] ?? 0) + by;
		sum[at] = (sum[at] ?? 0) + by * step;
	};
	for (let round = 0; round < rounds; round++) {
		shuffle(order, next);
		for (const { features, isPasted } of order) {
			const found = bestRun(features, scores);
			if (found.some((tag, at) => tag !== isPasted[at])) learn(features, isPasted, found);
			step++;
		}
	}
	for (let at = 0; at < buckets; at++) weights[at] = (weights[at] ?? 0) - (sums[at] ?? 0) / step;
	for (let at = 0; at < 4; at++) follows[at] = (follows[at] ?? 0) - (followSums[at] ?? 0) / step;
	return scores;

	function learn(features: LineRow['features'], gold: readonly boolean[], found: readonly boolean[]): void {
		features.forEach((own, at) => {
			if (gold[at] !== found[at]) for (const one of own) add(weights, sums, one & (buckets - 1), gold[at] ? 1 : -1);
			if (at === 0) return;
			add(follows, followSums, pair(gold, at), 1);
			add(follows, followSums, pair(found, at), -1);
		});
	}
}

const pair = (tags: readonly boolean[], at: number) => (tags[at - 1] ? 2 : 0) + (tags[at] ? 1 : 0);
