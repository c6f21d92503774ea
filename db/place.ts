/** Between two rows of a list, newest first: right behind the one it names. It holds when that row has gone. */
export interface Place {
	/** Milliseconds. */
	readonly at: number;
	readonly id: string;
}

export const FIRST_PLACE: Place = { at: Number.MAX_SAFE_INTEGER, id: '' };
