export interface PausableTimer {
	readonly start: () => void;
	readonly pause: () => void;
	readonly stop: () => void;
	/** Runs `clean` when the timer has stopped for good. */
	readonly onStop: (clean: () => void) => void;
}

/** Counts only the time in which it runs; calling `start` twice is harmless. */
export function pausableTimer(ms: number, onEnd: () => void): PausableTimer {
	let left = ms;
	let startedAt = 0;
	let handle: ReturnType<typeof setTimeout> | undefined;
	let isStopped = false;
	const cleaners: (() => void)[] = [];

	function start(): void {
		if (handle !== undefined || isStopped) return;
		startedAt = Date.now();
		handle = setTimeout(onEnd, left);
	}
	function pause(): void {
		if (handle === undefined) return;
		clearTimeout(handle);
		handle = undefined;
		left -= Date.now() - startedAt;
	}
	function stop(): void {
		pause();
		isStopped = true;
		for (const clean of cleaners.splice(0)) clean();
	}
	return { start, pause, stop, onStop: (clean) => cleaners.push(clean) };
}
