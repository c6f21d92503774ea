import type { Block, LineOrigin } from '#engine/block-model';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { FactKind, SectionId } from '#engine/types';

export interface SampleLine {
	/** Without its heading mark or bullet. */
	readonly text: string;
	/** `-`, a number such as `1.`, or empty. */
	readonly bullet: string;
	readonly section: SectionId;
	/** null for headings, labels and the closing line, which are the form of every result. */
	readonly origin: LineOrigin | null;
	readonly isHeading: boolean;
}

export interface Sample {
	readonly lines: readonly SampleLine[];
	/** What the text asks for, in its own words. */
	readonly facts: readonly { readonly text: string; readonly kind: FactKind }[];
}

/** What the product itself makes of a sample text; for pages that show an example, made when the site is built. */
export function sampleOf(text: string, modifiers: Modifiers = DEFAULT_MODIFIERS): Sample {
	const result = optimise(text, modifiers);
	if (result.outcome !== 'optimised') throw new Error(`The sample asks back instead of giving a prompt: ${text}`);
	const lines = result.blocks.map((block) => ({
		text: result.prompt.slice(block.start, block.end),
		section: block.section,
		...formOf(block),
	}));
	const facts = result.ledger.map(({ source, kind }) => ({ text: text.slice(source.start, source.end), kind }));
	return { lines, facts };
}

/** How a block stands on a page that shows an example. */
export function formOf(block: Block): Pick<SampleLine, 'bullet' | 'origin' | 'isHeading'> {
	if (block.kind === 'line') return { bullet: block.bullet, origin: block.origin, isHeading: false };
	const isHeading = block.kind === 'heading';
	return { bullet: '', origin: isHeading ? null : 'yours', isHeading };
}
