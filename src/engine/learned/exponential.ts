/** 40 is the power of 57.7 to the base of two. */
const MOST_POWER = 58;
const POWERS = Float64Array.from({ length: 2 * MOST_POWER + 1 }, (_, at) => 2 ** (at - MOST_POWER));

/**
 * e to the power of `x`, by additions and multiplications alone: `Math.exp` may differ in its last digit from one machine
 * to another, and a trained weight would with it. `x` is held between -40 and 40.
 */
export function exponential(x: number): number {
	const bounded = Math.min(40, Math.max(-40, x));
	const power = Math.round(bounded / Math.LN2);
	const rest = bounded - power * Math.LN2;
	let sum = 1;
	for (let n = 12; n > 0; n--) sum = 1 + (rest * sum) / n;
	return sum * (POWERS[power + MOST_POWER] as number);
}

/** Turns sums into shares of one: the larger the sum, the larger the share. */
export function logisticShares(sums: readonly number[]): number[] {
	let most = Number.NEGATIVE_INFINITY;
	for (const sum of sums) most = Math.max(most, sum);
	const parts = sums.map((sum) => exponential(sum - most));
	let whole = 0;
	for (const part of parts) whole += part;
	return parts.map((part) => part / whole);
}
