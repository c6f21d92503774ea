const FAILURES_TO_OPEN = 3;
const OPEN_MS = 30_000;

/** Blocks calls for a while after repeated failures of a provider, then allows a single call. */
export interface CircuitBreaker {
	readonly mayCall: (now: Date) => boolean;
	readonly succeeded: () => void;
	/** @param restMs the pause that the provider asked for */
	readonly failed: (now: Date, restMs?: number | null) => void;
}

export function startBreaker(): CircuitBreaker {
	let failures = 0;
	let closedUntil = 0;
	return {
		mayCall(now) {
			if (now.getTime() < closedUntil) return false;
			// Other calls are refused until this one has ended.
			if (failures >= FAILURES_TO_OPEN) closedUntil = now.getTime() + OPEN_MS;
			return true;
		},
		succeeded() {
			failures = 0;
			closedUntil = 0;
		},
		failed(now, restMs = null) {
			failures += 1;
			const rest = Math.max(restMs ?? 0, failures >= FAILURES_TO_OPEN ? OPEN_MS : 0);
			closedUntil = Math.max(closedUntil, now.getTime() + rest);
		},
	};
}
