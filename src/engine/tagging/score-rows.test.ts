import { expect, it } from 'vitest';
import { packedRows, plainRows } from './score-rows.ts';

const COLUMNS = 6;
const BUCKETS = 4;
const rowsOf = (weightAt: (at: number) => number) =>
	Int16Array.from({ length: BUCKETS * COLUMNS }, (_, at) => weightAt(at));
const features = Int32Array.from({ length: 40 }, (_, at) => at * 7 - 90);

it.each([
	['the largest', () => 4096],
	['the smallest', () => -4096],
	['those of both signs', (at: number) => (at % 2 === 0 ? 4096 : -4096)],
	['small ones', (at: number) => (at % 5) - 2],
])('%s weights add up, packed, to what they add up to as they are', (_, weightAt) => {
	const weights = rowsOf(weightAt);
	const scaled = Array.from(weights, (weight) => weight * 4);
	const [packed, plain] = [new Float64Array(COLUMNS).fill(0.5), new Float64Array(COLUMNS).fill(0.5)];
	packedRows(weights, COLUMNS, 4)(packed, features, 0, features.length);
	plainRows(scaled, BUCKETS)(plain, features, 0, features.length);
	expect(packed).toEqual(plain);
});
