import type { Clause, Material } from '#engine/types';

/** One of the things that a request asks for, with the clauses of its sentence. */
export interface Asked {
	readonly clauses: readonly Clause[];
	/**
	 * Whether it is the scene: clauses that all tasks need, placed before the first of several tasks and without a
	 * number.
	 */
	readonly isScene: boolean;
}

/** The place of each part of the request in the result. */
export interface Arrangement {
	/** The things that the request asks for, in order, with parts that the person moved back to them. */
	readonly asked: readonly Asked[];
	readonly background: readonly Clause[];
	/** Every wish with the number of the thing that it applies to; 0 for all things. */
	readonly rules: readonly { readonly clause: Clause; readonly scope: number }[];
	readonly material: readonly Material[];
	/** Passages that the person moved back into the request. */
	readonly putBack: readonly Material[];
}
