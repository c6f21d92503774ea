type Listener<Value> = (value: Value, before: Value) => void;

export interface ReadableAtom<Value> {
	/** As it was when the page was built. */
	readonly init: Value;
	readonly get: () => Value;
	/** Calls with every value from the next on. Returns a function that stops it. */
	readonly listen: (listener: Listener<Value>) => () => void;
	/** The same, and with the value as it is now. */
	readonly subscribe: (listener: (value: Value, before?: Value) => void) => () => void;
}

export interface Atom<Value> extends ReadableAtom<Value> {
	readonly set: (value: Value) => void;
}

/** A value that parts of a page share, with those who want to hear of another. @param onFirstUse before it is read or listened to */
export function atom<Value>(init: Value, onFirstUse?: () => void): Atom<Value> {
	const listeners = new Set<Listener<Value>>();
	let value = init;
	let start = onFirstUse;

	function open(): void {
		const first = start;
		start = undefined;
		first?.();
	}

	const store: Atom<Value> = {
		init,
		get() {
			open();
			return value;
		},
		set(next) {
			const before = value;
			if (Object.is(next, before)) return;
			value = next;
			// A listener may set it again: those after it then hear the newest.
			for (const listener of [...listeners]) if (listeners.has(listener)) listener(value, before);
		},
		listen(listener) {
			open();
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		subscribe(listener) {
			const stop = store.listen(listener);
			listener(value);
			return stop;
		},
	};
	return store;
}
