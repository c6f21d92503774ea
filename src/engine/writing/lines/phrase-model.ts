/** Words on their way into a line, each letter with the offset in the request that it comes from. */
export interface Phrase {
	readonly text: string;
	/** As long as `text`; -1 for a stop that came. */
	readonly from: readonly number[];
}
