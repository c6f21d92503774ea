import { setTimeout as wait } from 'node:timers/promises';
import '#server/yaml-modules';
import type { Runtime } from '#server/runtime';

/**
 * Program: `serve-fixture.ts <dist> [slow]` is the server as `npm run serve` starts it, on another build and with an engine
 * double. With `slow` a write takes a while, so that a test can catch requests in flight.
 */
const { serve } = await import('#server/serve');
const { writeResult } = await import('#server/optimise/written-result');
const { answerAtOnce } = await import('./engine-double.ts');
const [dist = '', pace] = process.argv.slice(2);

const SLOW_WRITE_MS = 300;

function slowWrites(db: Runtime['db']): Runtime['db'] {
	const write: typeof db.write = async (statements) => {
		await wait(SLOW_WRITE_MS);
		return db.write(statements);
	};
	return { ...db, write };
}

await serve({
	dist,
	change: (runtime) => ({
		...runtime,
		optimise: (text, modifiers) => writeResult(answerAtOnce(text, modifiers)),
		db: pace === 'slow' ? slowWrites(runtime.db) : runtime.db,
	}),
});
