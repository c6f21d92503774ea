/** Is told the result of every health check, and acts when the database has refused writes for too long. */
export interface DatabaseWatch {
	report(canWrite: boolean, now: Date): void;
}

/** Longer than any backup or migration holds the lock. */
export const LOCKED_OUT_AFTER_MS = 60_000;

/**
 * Calls `onLockedOut` when writes are refused for too long although each refusal replaces the connection. The caller
 * ends this process, and its supervisor starts a new one.
 */
export function watchDatabase(onLockedOut: () => void, patienceMs: number = LOCKED_OUT_AFTER_MS): DatabaseWatch {
	let refusedSince: number | null = null;
	return {
		report(canWrite, now) {
			if (canWrite) {
				refusedSince = null;
				return;
			}
			refusedSince ??= now.getTime();
			if (now.getTime() - refusedSince >= patienceMs) onLockedOut();
		},
	};
}
