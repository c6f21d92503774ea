import type { EmulatorStore } from './store.ts';

/** A store in memory, lost when the process ends. Emulators that share a store see each other's writes. */
export function createMemoryStore(): EmulatorStore {
	const objects = new Map<string, { body: string | null; revision: number }>();
	let revision = 0;
	return {
		changedSince: async (last) =>
			[...objects].filter(([, one]) => one.revision > last).map(([id, one]) => ({ id, ...one })),
		save: async (changed) => {
			revision += 1;
			// Setting a known key of a Map keeps its place in the order.
			for (const { id, body } of changed) objects.set(id, { body, revision });
		},
	};
}
