import type { MarkedSample } from '#contract/marked-sample';
import type { Modifiers } from '#engine/modifiers';
import { partsByWish } from './numbered-sample.ts';
import { optimisedSample, sampleLine } from './sample-lines.ts';

/** The product's result for a sample text, with each kept wish marked in the text. Runs when the site is built. */
export function markedSampleOf(text: string, modifiers?: Modifiers): MarkedSample {
	const result = optimisedSample(text, modifiers);
	return {
		source: partsByWish(text, result).map((part) => ({ text: part.text, isKept: part.wish !== null })),
		lines: result.blocks.map((block) => sampleLine(block, result.prompt)),
	};
}
