/** One object as JSON; null: deleted. */
export interface StoredObject {
	readonly id: string;
	readonly body: string | null;
}

/**
 * Stores the emulator's objects: in memory (`memory-store.ts`), or in the user's database, where they survive a
 * restart.
 */
export interface EmulatorStore {
	/** Objects written after `revision`, in the order of their creation. */
	changedSince(revision: number): Promise<readonly (StoredObject & { readonly revision: number })[]>;
	/** Stores all the objects or none. */
	save(objects: readonly StoredObject[]): Promise<void>;
}
