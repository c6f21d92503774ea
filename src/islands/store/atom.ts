import { type ReadableAtom, atom as storeOf, type WritableAtom } from 'nanostores';

export type { ReadableAtom };
/** A value that parts of a page share and follow; its functions can be handed on by themselves. */
export type Atom<Value> = WritableAtom<Value>;

/** @param onFirstUse runs once, before the first value is read or followed */
export function atom<Value>(initial: Value, onFirstUse?: () => void): Atom<Value> {
	const store = storeOf<Value>(initial);
	const { listen } = store;
	// To read or to subscribe goes through `listen`, too, while nobody follows.
	if (onFirstUse)
		store.listen = (listener) => {
			store.listen = listen;
			onFirstUse();
			return listen(listener);
		};
	return store;
}
