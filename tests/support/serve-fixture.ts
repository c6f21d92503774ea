import { setTimeout as wait } from 'node:timers/promises';
import '#server/yaml-modules';
import type { Runtime } from '#server/runtime';

/**
 * Program: `serve-fixture.ts <dist> [slow] [stopped] [behind] [stepped]` is the server as `npm run serve` starts it, on
 * another build and with an engine double. With `slow` a write takes a while, so that a test can catch requests in flight;
 * with `stopped` it is always noon on a Wednesday, so that no week and no wait ends while a test counts; with `behind` its
 * clock is two seconds late; with `stepped` SIGUSR2 sets its clock back by thirty.
 */
const { serve } = await import('#server/serve');
const { writeResult } = await import('#server/optimise/written-result');
const { answerAtOnce } = await import('./engine-double.ts');
const [dist = '', ...ways] = process.argv.slice(2);

const SLOW_WRITE_MS = 300;
const NOON = new Date('2026-11-18T12:00:00Z');

let clockMs = ways.includes('behind') ? -2000 : 0;
if (ways.includes('stepped')) {
	process.on('SIGUSR2', () => {
		clockMs -= 30_000;
		console.log('stepped back');
	});
}

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
		db: ways.includes('slow') ? slowWrites(runtime.db) : runtime.db,
		now: ways.includes('stopped') ? () => NOON : () => new Date(runtime.now().getTime() + clockMs),
	}),
});
