import { expect, it } from 'vitest';
import { atLeast, atMost, type Figure, isReached, percentile, tableOf } from './figure.ts';

const figure = (value: number, target: Figure['target']): Figure => ({
	part: 'Engine',
	name: 'p50',
	value,
	unit: 'ms',
	target,
	command: 'npm run bench',
});

it('a figure equal to its target has reached it, one beyond has not', () => {
	expect([5, 5.01].map((value) => isReached(figure(value, atMost(5))))).toEqual([true, false]);
	expect([200, 199].map((value) => isReached(figure(value, atLeast(200))))).toEqual([true, false]);
});

it('a figure without a target is reported and not judged', () => {
	expect(tableOf([figure(0.1234, null)])).toContain('| Engine | p50 | 0.123 ms |  |  |');
});

it('a missed target is bold in the table', () => {
	expect(tableOf([figure(6, atMost(5))])).toContain('| 6 ms | <= 5 | **no** |');
});

it('half of the samples lie below the median, in any order', () => {
	const samples = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10];
	expect(percentile(samples, 0.5)).toBe(6);
	expect(percentile(samples, 0.95)).toBe(10);
});
