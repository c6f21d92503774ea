/** Words of the request for a line, each letter with the offset it comes from. */
export interface Phrase {
	readonly text: string;
	/** One offset for each letter of `text`; -1 for an added full stop. */
	readonly from: readonly number[];
}
