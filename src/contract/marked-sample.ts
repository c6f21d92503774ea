import type { LineOrigin } from './blocks.ts';

/** A piece of the rough text. */
export interface MarkedPart {
	readonly text: string;
	/** Whether it is a wish that the prompt has kept. */
	readonly isKept: boolean;
}

/** A line of the finished prompt. */
export interface SampleLine {
	/** Without its heading mark or bullet. */
	readonly text: string;
	/** `-`, a number such as `1.`, or empty. */
	readonly bullet: string;
	readonly section: string;
	/** Null for headings, labels and the closing line. */
	readonly origin: LineOrigin | null;
	readonly isHeading: boolean;
}

/** A rough text with its kept details marked, and the product's result for it. */
export interface MarkedSample {
	readonly source: readonly MarkedPart[];
	readonly lines: readonly SampleLine[];
}
