import type { SampleLine } from '#contract/marked-sample';
import type { Block } from '#engine/block-model';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';

/** The product's result for an example on a page. Throws if the engine asks a question about the text. */
export function optimisedSample(text: string, modifiers: Modifiers = DEFAULT_MODIFIERS): Optimised {
	const result = optimise(text, modifiers);
	if (result.outcome !== 'optimised') throw new Error(`The sample asks back instead of giving a prompt: ${text}`);
	return result;
}

/** A block of the prompt as a page shows it. */
export const sampleLine = (block: Block, prompt: string): SampleLine => ({
	text: prompt.slice(block.start, block.end),
	section: block.section,
	...formOf(block),
});

function formOf(block: Block): Pick<SampleLine, 'bullet' | 'origin' | 'isHeading'> {
	if (block.kind === 'line') return { bullet: block.bullet, origin: block.origin, isHeading: false };
	const isHeading = block.kind === 'heading';
	return { bullet: '', origin: isHeading ? null : 'yours', isHeading };
}
