import stored from './data/parts.weights.json' with { type: 'json' };
import type { LineScores } from './line-model.ts';
import type { PartScores } from './part-model.ts';
import { lineScoresOf, partScoresOf } from './unpack-scores.ts';

let parts: PartScores | null = null;
let lines: LineScores | null = null;

/** Unpacked at the first text. */
export function partScores(): PartScores {
	parts ??= partScoresOf(stored);
	return parts;
}

export function lineScores(): LineScores {
	lines ??= lineScoresOf(stored);
	return lines;
}
