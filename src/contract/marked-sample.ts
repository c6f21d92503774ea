import type { LineOrigin } from './blocks.ts';

/** A run of text; `entry` is the number of the thing that was asked for and stands in it. */
export interface MarkedPart {
	readonly text: string;
	readonly entry: number | null;
}

export interface MarkedLine {
	/** Without its heading mark or bullet. */
	readonly parts: readonly MarkedPart[];
	/** `-`, a number such as `1.`, or empty. */
	readonly bullet: string;
	readonly section: string;
	/** null for headings, labels and the closing line, which are the form of every result. */
	readonly origin: LineOrigin | null;
	readonly isHeading: boolean;
}

/** A rough text and what the product makes of it, for pages that show an example. */
export interface MarkedSample {
	readonly source: readonly MarkedPart[];
	readonly lines: readonly MarkedLine[];
	/** In the order in which they were asked for, numbered from 1; `section` is the heading they landed under. */
	readonly ledger: readonly { readonly number: number; readonly text: string; readonly section: string }[];
	/** What it would ask first, with answers to tap; null where nothing is open. */
	readonly question: { readonly question: string; readonly options: readonly string[] } | null;
}
