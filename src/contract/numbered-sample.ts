import type { SampleLine } from './marked-sample.ts';

/** A piece of the rough text. `wish`: the number of its wish; null for text between wishes. */
export interface NumberedPart {
	readonly text: string;
	readonly wish: number | null;
}

/** A piece of a wish in the visitor's words. `typed`: the misspelt word that `text` stands for. */
export interface WishPiece {
	readonly text: string;
	readonly typed?: string;
}

export interface NumberedLine extends SampleLine {
	/** null: the line contains no wish of the text. */
	readonly wish: number | null;
}

/** A rough text and the product's result for it, with each wish numbered in both; for pages that show an example. */
export interface NumberedSample {
	readonly source: readonly NumberedPart[];
	readonly lines: readonly NumberedLine[];
	/** Number of wishes in the text, and how many of them have their own line in the prompt. */
	readonly asked: number;
	readonly kept: number;
	/** The details that the text names, in its own words. */
	readonly facts: readonly { readonly text: string; readonly kind: string }[];
	/** The first question that the product would ask, with answers to tap; null if there is none. */
	readonly question: { readonly question: string; readonly options: readonly string[] } | null;
}
