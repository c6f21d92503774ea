/** Words of the request for a line, with the offset that each letter comes from. */
export interface Phrase {
	readonly text: string;
	/** One offset for each letter of `text`; -1 for an added full stop. */
	readonly from: readonly number[];
}
