/**
 * `npm run bench`: measures the built product, prints the figures beside their targets and writes docs/performance.md.
 * Names of parts as arguments measure those alone and write nothing: `node scripts/bench/run.ts engine page`.
 */
import { type Figure, isReached, tableOf } from './figure.ts';
import { writeReport } from './write-report.ts';

type Measure = () => Promise<Figure[]>;

/** Each part is loaded when it is measured, so that one part's modules do not weigh on another's figures. */
const PARTS: Readonly<Record<string, Measure>> = {
	engine: async () => (await import('./engine-speed.ts')).measureEngine(),
	size: async () => (await import('./stored-size.ts')).measureStoredSize(),
	linear: async () => (await import('./linear-time.ts')).measureLinearTime(),
	cli: async () => (await import('./cli-speed.ts')).measureCommandLine(),
	server: async () => (await import('./server-rest.ts')).measureServerAtRest(),
	api: async () => (await import('./api-speed.ts')).measureApi(),
	threads: async () => (await import('./api-threads.ts')).measureThreads(),
	'sign-in': async () => [
		...(await (await import('./sign-in-timing.ts')).measureSignInTiming()),
		...(await (await import('./sign-in-load.ts')).measureSignInLoad()),
	],
	durability: async () => (await import('./durability.ts')).measureDurability(),
	page: async () => (await import('./page-weight.ts')).measurePage(),
	screens: async () => (await import('./first-screens.ts')).measureFirstScreens(),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0)
	throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
	if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await measure()));
}
console.log(tableOf(figures));
if (chosen.length === 0) await writeReport('bench', tableOf(figures));

const missed = figures.filter((figure) => !isReached(figure));
console.log(missed.length === 0 ? '\nEvery target is reached.' : `\n${missed.length} of the targets are missed.`);
process.exitCode = missed.length === 0 ? 0 : 1;
