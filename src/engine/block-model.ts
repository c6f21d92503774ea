import type { LineKind, Origin, SectionId } from './types.ts';

/** Offsets into `prompt`. */
interface Stretch {
	readonly start: number;
	readonly end: number;
	readonly section: SectionId;
}

/** Whose a line is. `derived`: made of the person's words in others, such as a check of a rule of theirs. */
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
 * What a result is made of, in order, for whoever shows it: the words of its headings without marks or tags, its lines,
 * and its passages without their fences.
 */
export type Block = (Stretch & { readonly kind: 'heading' | 'material' }) | LineBlock;
