import { lineFeatures, type TextLine } from './lines.ts';

/** Scores of a trained tagger of lines: a weight for "passage" in each bucket, and a weight for each pair of labels in sequence. */
export interface LineScores {
	readonly buckets: number;
	readonly weights: ArrayLike<number>;
	/** In this order: instruction after instruction, passage after instruction, instruction after passage, passage after passage. */
	readonly follows: ArrayLike<number>;
}

/** Says for each line whether it belongs to a pasted passage: the best sequence of labels (Viterbi). A first line has no preference. */
export function tagLines(text: string, lines: readonly TextLine[], scores: LineScores): boolean[] {
	return bestRun(lineFeatures(text, lines), scores);
}

/** The best sequence of labels for lines with these features (Viterbi): whether each is part of a passage. */
export function bestRun(
	features: readonly (readonly number[])[],
	{ buckets, weights, follows }: LineScores,
): boolean[] {
	const sums = features.map((found) => found.reduce((sum, one) => sum + (weights[one & (buckets - 1)] ?? 0), 0));
	const came: [number, number][] = [];
	let best: [number, number] = [0, 0];
	sums.forEach((sum, at) => {
		if (at === 0) {
			best = [0, sum];
			came.push([0, 0]);
			return;
		}
		const said = [best[0] + (follows[0] ?? 0), best[1] + (follows[2] ?? 0)] as const;
		const pasted = [best[0] + (follows[1] ?? 0), best[1] + (follows[3] ?? 0)] as const;
		came.push([said[1] > said[0] ? 1 : 0, pasted[1] >= pasted[0] ? 1 : 0]);
		best = [Math.max(...said), Math.max(...pasted) + sum];
	});
	const found: boolean[] = [];
	let state: number = best[1] > best[0] ? 1 : 0;
	for (let at = sums.length - 1; at >= 0; at--) {
		found[at] = state === 1;
		state = came[at]?.[state] ?? 0;
	}
	return found;
}
