import stored from './data/parts.weights.json' with { type: 'json' };
import type { LineScores } from './line-model.ts';
import type { PartScores } from './part-model.ts';
import { lineScoresOf, partScoresOf } from './unpack-scores.ts';

let parts: PartScores | null = null;
let lines: LineScores | null = null;

/** The scores of the tagger of parts, unpacked at the first call. */
export function partScores(): PartScores {
	parts ??= partScoresOf(stored);
	return parts;
}

/** The scores of the tagger of lines, unpacked at the first call. */
export function lineScores(): LineScores {
	lines ??= lineScoresOf(stored);
	return lines;
}
