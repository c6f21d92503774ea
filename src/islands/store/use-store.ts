import { useSyncExternalStore } from 'react';
import type { ReadableAtom } from './atom.ts';

/** The value of a store, followed. @param from `initial`: the first drawing equals the built page, whatever the value is by then */
export function useStore<Value>(store: ReadableAtom<Value>, from?: 'initial'): Value {
	return useSyncExternalStore(store.listen, store.get, from ? () => store.init as Value : store.get);
}
