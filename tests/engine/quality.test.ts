import { describe, expect, it } from 'vitest';
import { METRICS } from '#support/eval/all-metrics';
import { openDesk } from '#support/eval/desk';
import { type Figure, meets, missedControls } from '#support/eval/metric';

/** The most rows of each set for metrics over every set: enough to find a fault, few enough to be fast. */
const MOST_ROWS = 12;
const SLOW_MACHINE_MS = 120_000;

const desk = openDesk({ most: MOST_ROWS });

describe.each(METRICS.map((metric) => [metric.title, metric] as const))('%s', (_, metric) => {
	it(
		'reaches its targets on a fixed sample, and its controls do not',
		() => {
			const figures = metric.measure(desk);
			expect(figures.flatMap(fault)).toEqual([]);
			expect(figures.flatMap(missedControls)).toEqual([]);
		},
		SLOW_MACHINE_MS,
	);
});

/** The message for a missed figure, with its rows. */
function fault({ label, set, target, value, worst }: Figure) {
	if (target === null || meets(target, value)) return [];
	return [{ name: `${label}, ${set}`, value, target, worst: worst.slice(0, 5) }];
}
