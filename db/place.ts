/**
 * A position in a list that is sorted newest first: directly after the row it names. It stays valid when that row is
 * deleted.
 */
export interface Place {
	/** Milliseconds. */
	readonly at: number;
	readonly id: string;
}

export const FIRST_PLACE: Place = { at: Number.MAX_SAFE_INTEGER, id: '' };
