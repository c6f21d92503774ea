import { optimise } from '#engine/optimise';
import { atMost, type Figure, percentile } from './figure.ts';
import { readPrompts, textsOf } from './sample-texts.ts';

const WARM_UP = 300;
const SAMPLES = 300;
const COMMAND = 'node scripts/bench/run.ts engine';

/** Milliseconds of each call, after a warm-up on the same texts. */
function timesOf(texts: readonly string[]): number[] {
	for (let at = 0; at < WARM_UP; at += 1) optimise(texts[at % texts.length] ?? '');
	return Array.from({ length: SAMPLES }, (_, at) => {
		const text = texts[at % texts.length] ?? '';
		const start = performance.now();
		optimise(text);
		return performance.now() - start;
	});
}

/** Measures the time of one rewrite, by length of the text and for prompts that people wrote. */
export function measureEngine(): Figure[] {
	const figure = (name: string, value: number, target: Figure['target']): Figure => {
		return { part: 'Engine', name, value, unit: 'ms', target, command: COMMAND };
	};
	const bySize = [100, 500, 1000, 4000].flatMap((chars) => {
		const times = timesOf(textsOf(chars, 100));
		const isLargest = chars === 4000;
		return [
			figure(`${chars} characters, p50`, percentile(times, 0.5), isLargest ? atMost(5) : null),
			figure(`${chars} characters, p95`, percentile(times, 0.95), isLargest ? atMost(20) : null),
		];
	});
	const typical = timesOf(readPrompts());
	return [...bySize, figure('typical prompt (IFEval), p50', percentile(typical, 0.5), atMost(1))];
}
