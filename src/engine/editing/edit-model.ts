/** The reason for an edit. */
export type EditRule = 'spelling' | 'courtesy' | 'opening' | 'correction' | 'filler';

/**
 * A light edit of the person's words: `to` replaces the text between the offsets. Each edit can be undone separately.
 */
export interface Edit {
	readonly rule: EditRule;
	readonly start: number;
	readonly end: number;
	readonly to: string;
}
