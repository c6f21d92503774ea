import type { Clause, Material } from '#engine/types';

/** One thing asked for, with the clauses of its own sentence. */
export interface Asked {
	readonly clauses: readonly Clause[];
	/** The scene of all that is asked: it stands before the first of several things, and has no number. */
	readonly isScene: boolean;
}

/** Where each part of the request stands in the result. */
export interface Arrangement {
	/** Each thing asked for, in order; what the person put back stands with it. */
	readonly asked: readonly Asked[];
	readonly background: readonly Clause[];
	/** Every wish, with the number of the thing it belongs to; 0: to all of it. */
	readonly rules: readonly { readonly clause: Clause; readonly scope: number }[];
	readonly material: readonly Material[];
	/** Passages that the person put back among the words around them. */
	readonly putBack: readonly Material[];
}
