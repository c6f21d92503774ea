/** Called after every health check; acts when the database has refused writes for too long. */
export interface DatabaseWatch {
	report(canWrite: boolean, now: Date): void;
}

/** Longer than any backup or migration holds the lock. */
export const LOCKED_OUT_AFTER_MS = 60_000;

/**
 * A connection that stays locked out, although it is replaced at every refusal, is cured by a new process:
 * `onLockedOut` ends this one, and its supervisor starts the next.
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
