import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_WISHES } from '#engine/review-model';
import { BOMBS, bombOf } from '#support/bombs';
import { atMost, type Figure } from './figure.ts';

const COMMAND = 'node scripts/bench/run.ts linear';
const RUNS = 9;
/** Below this a doubling says more about the clock than about the engine. */
const FEWEST_MS = 2;

/** The quickest of several runs: what else the machine does can only add to it. */
function bestOf(text: string): number {
	let best = Number.POSITIVE_INFINITY;
	for (let run = 0; run < RUNS; run++) {
		const start = performance.now();
		optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true });
		best = Math.min(best, performance.now() - start);
	}
	return best;
}

/** How the time grows when a text made to trip patterns becomes twice as long, and how long the worst one takes. */
export function measureLinearTime(): Figure[] {
	let [growth, slowest] = [0, 0];
	for (const unit of Object.values(BOMBS)) {
		const [half, whole] = [bestOf(bombOf(unit, 2000)), bestOf(bombOf(unit, 4000))];
		slowest = Math.max(slowest, whole);
		if (whole >= FEWEST_MS) growth = Math.max(growth, whole / half);
	}
	const figure = (name: string, value: number, unit: string, most: number): Figure => {
		return { part: 'Engine', name, value, unit, target: atMost(most), command: COMMAND };
	};
	return [
		figure('texts made to trip patterns: time at 4,000 over 2,000 characters', growth, 'times', 3),
		figure('texts made to trip patterns: slowest at 4,000 characters', slowest, 'ms', 60),
	];
}
