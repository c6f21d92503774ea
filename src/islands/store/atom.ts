import { type ReadableAtom, atom as storeOf, type WritableAtom } from 'nanostores';

export type { ReadableAtom };
/** A value that parts of a page share and subscribe to; its methods can be passed on without it. */
export type Atom<Value> = WritableAtom<Value>;

/** @param onFirstUse runs once, before the first value is read or followed */
export function atom<Value>(initial: Value, onFirstUse?: () => void): Atom<Value> {
	const store = storeOf<Value>(initial);
	const { listen } = store;
	let first = onFirstUse;
	// Reading and subscribing call `listen` too, while the store has no listener.
	store.listen = (listener) => {
		const run = first;
		first = undefined;
		run?.();
		return listen(listener);
	};
	return store;
}
