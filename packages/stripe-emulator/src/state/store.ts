/** One object as JSON; null: deleted. */
export interface StoredObject {
	readonly id: string;
	readonly body: string | null;
}

/** Where the emulator keeps its objects: in memory (`memory-store.ts`), or in a database of its user, to outlive a restart. */
export interface EmulatorStore {
	/** Objects written after `revision`, in the order in which they were made. */
	changedSince(revision: number): Promise<readonly (StoredObject & { readonly revision: number })[]>;
	/** All or nothing. */
	save(objects: readonly StoredObject[]): Promise<void>;
}
