import { useSyncExternalStore } from 'react';
import type { ReadableAtom } from './atom.ts';

/**
 * The current value of a store; the component renders again when it changes.
 *
 * @param from `initial`: the first render has the initial value, as the built page has, whatever the value is by then
 */
export function useStore<Value>(store: ReadableAtom<Value>, from?: 'initial'): Value {
	return useSyncExternalStore(store.listen, store.get, from ? () => store.init as Value : store.get);
}
