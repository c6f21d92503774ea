/** One object as JSON; null: deleted. */
export interface StoredObject {
	readonly id: string;
	readonly body: string | null;
}

/** What outlives a restart. `db/emulator.ts` makes one on libSQL. */
export interface EmulatorStore {
	/** What was written after `revision`, in the order in which the objects were made. */
	changedSince(revision: number): Promise<readonly (StoredObject & { readonly revision: number })[]>;
	/** All or nothing. */
	save(objects: readonly StoredObject[]): Promise<void>;
}
