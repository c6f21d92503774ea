import { atom as storeOf } from 'nanostores';

/** A value that parts of a page share and follow; its functions can be handed on by themselves. */
export interface Atom<Value> {
	/** The value of the built page. */
	readonly initial: Value;
	readonly get: () => Value;
	readonly set: (value: Value) => void;
	/** Calls for each new value. Returns the function that ends it. */
	readonly listen: (listener: (value: Value) => void) => () => void;
	/** As `listen`, and calls at once for the value of now. */
	readonly subscribe: (listener: (value: Value) => void) => () => void;
}

export type ReadableAtom<Value> = Omit<Atom<Value>, 'set'>;

/** @param onFirstUse runs once, before the first value is read or followed */
export function atom<Value>(initial: Value, onFirstUse?: () => void): Atom<Value> {
	const store = storeOf<Value>(initial);
	const start = (): void => {
		const first = onFirstUse;
		onFirstUse = undefined;
		first?.();
	};
	return {
		initial,
		get() {
			start();
			return store.get();
		},
		set: (next) => store.set(next),
		listen(listener) {
			start();
			return store.listen((value) => listener(value));
		},
		subscribe(listener) {
			start();
			return store.subscribe((value) => listener(value));
		},
	};
}
