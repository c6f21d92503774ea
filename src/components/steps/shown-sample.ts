/** What pages show of a sample that the product has answered; pages ask the engine for it, as components may not. */

/** A run of the rough text; `wish` is the number of the wish that it says, null for what stands between two. */
export interface ShownPart {
	readonly text: string;
	readonly wish: number | null;
}

/** A line of the finished prompt. */
export interface ShownLine {
	readonly text: string;
	readonly bullet: string;
	readonly section: string;
	readonly origin: string | null;
	readonly isHeading: boolean;
}

export interface ShownSample {
	readonly source: readonly ShownPart[];
	readonly lines: readonly (ShownLine & { readonly wish: number | null })[];
	readonly asked: number;
	readonly kept: number;
}
