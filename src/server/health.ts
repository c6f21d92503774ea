import { setTimeout as wait } from 'node:timers/promises';
import type { HealthResponse } from '#contract/health';
import { isBusy } from '#db/busy';
import { writeHealthMark } from '#db/health';
import { readCaps } from './caps.ts';
import { AppError } from './errors.ts';
import type { Runtime } from './runtime.ts';

/** Longest wait for the database, so that a health check is answered within two seconds. */
const LONGEST_MS = 1500;

/** Returns only if a write was committed. Otherwise throws `unavailable` within two seconds. */
export async function checkHealth(runtime: Runtime): Promise<HealthResponse> {
	const impatience = new AbortController();
	const tooLong = wait(LONGEST_MS, undefined, { signal: impatience.signal }).then(() => {
		throw new AppError('unavailable', { because: 'no write was committed in time', headers: { 'Retry-After': '5' } });
	});
	try {
		return await Promise.race([findHealth(runtime), tooLong]);
	} finally {
		tooLong.catch(() => {});
		impatience.abort();
	}
}

/**
 * Tells the watch about the result, even after the answer has gone out. Only a lock counts there: an unreachable
 * database server recovers by itself.
 */
async function findHealth({ db, databaseWatch, now }: Runtime): Promise<HealthResponse> {
	try {
		await writeHealthMark(db, now());
	} catch (cause) {
		if (isBusy(cause)) databaseWatch.report(false, now());
		throw new AppError('unavailable', { cause, headers: { 'Retry-After': '5' } });
	}
	databaseWatch.report(true, now());
	const caps = await readCaps(db, now());
	return { status: 'ok', capsMet: caps.filter(({ isMet }) => isMet).map(({ name }) => name) };
}
