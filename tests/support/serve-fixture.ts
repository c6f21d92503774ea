import { setTimeout as wait } from 'node:timers/promises';
import '#server/yaml-modules';
import type { Runtime } from '#server/runtime';

/**
 * Program: `serve-fixture.ts <dist> [slow] [stopped] [behind] [stepped]` starts the server like `npm run serve`, on
 * another build and with an engine double. `slow`: writes take a while, so that a test can catch requests in flight.
 * `stopped`: it is always noon on a Wednesday, so that no week or pause ends during a test. `behind`: its clock is two
 * seconds late. `stepped`: SIGUSR2 sets its clock back by thirty seconds.
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
