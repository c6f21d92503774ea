import { insertModelRead } from '#db/model-reads';
import { traceOf } from '../log.ts';
import type { Runtime } from '../runtime.ts';
import type { ReadingTally } from './read-with-model.ts';

export interface ToldReading {
	readonly requestId: string;
	readonly tokens: number;
	readonly micros: number;
	readonly ms: number;
	/** `done`, or why the reading ended early. */
	readonly outcome: string;
}

/**
 * Records the cost and outcome of a reading in the log and for `ploop-admin models`, without any words of the request
 * or the answer.
 */
export async function tellReading(
	{ db, log, now }: Runtime,
	{ calls, shown, struck }: ReadingTally,
	told: ToldReading,
): Promise<void> {
	const { requestId, ...figures } = told;
	const reader = calls.at(-1)?.reader ?? 'none';
	const strikes = Object.values(struck).reduce((sum, n) => sum + n, 0);
	const read = { reader, calls: calls.length, ...figures, shown, struck: strikes };
	log('model_read', { requestId, ...read });
	try {
		await db.write([insertModelRead({ at: now(), ...read })]);
	} catch (error) {
		// A failure to record figures must not fail the request.
		log('model_read_unkept', traceOf(error));
	}
}
