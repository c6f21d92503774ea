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

/** Calls that are due, in the order of the changes: a change made by a listener is told after the one it heard of. */
const due: (() => void)[] = [];
let isTelling = false;

function tellAll(): void {
	if (isTelling) return;
	isTelling = true;
	try {
		for (let next = due.shift(); next; next = due.shift()) next();
	} finally {
		isTelling = false;
	}
}

/** @param onFirstUse runs once, before the first value is read or followed */
export function atom<Value>(initial: Value, onFirstUse?: () => void): Atom<Value> {
	const listeners = new Set<(value: Value) => void>();
	let value = initial;
	const start = (): void => {
		const first = onFirstUse;
		onFirstUse = undefined;
		first?.();
	};
	const listen: Atom<Value>['listen'] = (listener) => {
		start();
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	return {
		initial,
		get() {
			start();
			return value;
		},
		set(next) {
			if (Object.is(value, next)) return;
			value = next;
			for (const listener of listeners) due.push(() => listeners.has(listener) && listener(value));
			tellAll();
		},
		listen,
		subscribe(listener) {
			const end = listen(listener);
			listener(value);
			return end;
		},
	};
}
