import type { LineKind, Origin, SectionId } from './types.ts';

/** Offsets into `prompt`. */
interface Stretch {
	readonly start: number;
	readonly end: number;
	readonly section: SectionId;
}

/** Who wrote a line. `derived`: made from the person's words, such as a check made from their rule. */
export type LineOrigin = Origin | 'derived';

/** A text line of the result, without its bullet or number. */
export interface LineBlock extends Stretch {
	readonly kind: 'line';
	/** `-`, a number such as `1.`, or empty. */
	readonly bullet: string;
	/** null: the form of every result, which has no owner. */
	readonly origin: LineOrigin | null;
	readonly is: LineKind;
}

/**
 * The blocks of a result, in order, for the page or program that shows it: the words of its headings without marks or tags, its lines,
 * and its passages without their fences.
 */
export type Block = (Stretch & { readonly kind: 'heading' | 'material' }) | LineBlock;
