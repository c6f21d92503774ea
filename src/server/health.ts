import type { HealthResponse } from '#contract/health';
import { writeHealthMark } from '#db/health';
import { AppError } from './errors.ts';
import type { Runtime } from './runtime.ts';

/** Healthy means: a write can be committed now. Otherwise `unavailable`. */
export async function checkHealth(runtime: Runtime): Promise<HealthResponse> {
	try {
		await writeHealthMark(runtime.db, runtime.now());
	} catch (cause) {
		runtime.databaseWatch.report(false, runtime.now());
		throw new AppError('unavailable', { cause, headers: { 'Retry-After': '5' } });
	}
	runtime.databaseWatch.report(true, runtime.now());
	return { status: 'ok' };
}
