/** Returns a function that draws whole numbers from 0 up to a bound, the same sequence for a seed on every machine. */
export function seededRandom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 4294967296) * below);
	};
}

/** Shuffles a list in place (Fisher-Yates), with `next` as the source of chance. */
export function shuffle<T>(items: T[], next: (below: number) => number): void {
	for (let at = items.length - 1; at > 0; at--) {
		const other = next(at + 1);
		const kept = items[at] as T;
		items[at] = items[other] as T;
		items[other] = kept;
	}
}
