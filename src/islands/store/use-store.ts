import { useSyncExternalStore } from 'react';
import type { ReadableAtom } from './atom.ts';

/** The value of a store, drawn anew with each other one. @param isBuilt the first drawing agrees with the built page, whatever the store knows by then */
export const useStore = <Value>(store: ReadableAtom<Value>, isBuilt = false): Value =>
	useSyncExternalStore(store.listen, store.get, isBuilt ? () => store.init : store.get);
