import type { HealthResponse } from '#contract/health';
import { writeHealthMark } from '#db/health';
import type { Runtime } from './runtime.ts';

/** Healthy means: a write can be committed now. */
export async function checkHealth(runtime: Runtime): Promise<HealthResponse> {
	await writeHealthMark(runtime.db, runtime.now());
	return { status: 'ok' };
}
