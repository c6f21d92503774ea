import { setTimeout as wait } from 'node:timers/promises';

/** Another process held the database's write lock for longer than a request may wait. Nothing was written. */
export class DatabaseBusyError extends Error {
	override readonly name = 'DatabaseBusyError';
}

/** Longest wait for a lock before the caller is told; a person should have an answer within five seconds. */
const GIVE_UP_AFTER_MS = 4000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;

/** The code a driver's error carries; empty when it carries none. */
export function codeOf(error: unknown): string {
	return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

export const isBusy = (error: unknown): boolean =>
	error instanceof DatabaseBusyError || codeOf(error) === 'SQLITE_BUSY' || codeOf(error) === 'SQLITE_LOCKED';

/**
 * Runs `attempt` until the lock is free. The waiting is done here, asynchronously, because libSQL's own waiting stops the
 * event loop. `refresh` must replace the connection: after one SQLITE_BUSY it would acknowledge writes it never commits
 * (tursodatabase/libsql-client-ts#352).
 */
export async function retryWhileBusy<T>(attempt: () => Promise<T>, refresh: () => Promise<void>): Promise<T> {
	const startedAt = performance.now();
	for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
		try {
			return await attempt();
		} catch (error) {
			if (!isBusy(error)) throw error;
			await refresh();
			if (performance.now() - startedAt + pause > GIVE_UP_AFTER_MS) {
				throw new DatabaseBusyError('the write lock stayed taken', { cause: error });
			}
			await wait(pause + Math.random() * pause);
		}
	}
}
