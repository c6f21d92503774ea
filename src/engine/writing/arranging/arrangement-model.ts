import type { Clause, Material } from '#engine/types';

/** One thing asked for, with the clauses of its own sentence. */
export interface Asked {
	readonly clauses: readonly Clause[];
	/** Whether it is the scene of all tasks, which stands before the first of several and has no number. */
	readonly isScene: boolean;
}

/** The place of each part of the request in the result. */
export interface Arrangement {
	/** Each thing asked for, in order, with parts that the person moved back to it. */
	readonly asked: readonly Asked[];
	readonly background: readonly Clause[];
	/** Every wish, with the number of the thing it applies to; 0: to all. */
	readonly rules: readonly { readonly clause: Clause; readonly scope: number }[];
	readonly material: readonly Material[];
	/** Passages that the person moved back among the words around them. */
	readonly putBack: readonly Material[];
}
