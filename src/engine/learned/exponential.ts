/** 40 is the power of 57.7 to the base of two. */
const MOST_POWER = 58;
const POWERS = Float64Array.from({ length: 2 * MOST_POWER + 1 }, (_, at) => 2 ** (at - MOST_POWER));

/** Terms of the series of the exponential function. */
const TERMS = 12;

/**
 * e to the power of `x`, by additions and multiplications alone: `Math.exp` may differ in its last digit from one machine
 * to another, and a trained weight would with it. `x` is held between -40 and 40.
 */
export function exponential(x: number): number {
	const held = bounded(x);
	const power = Math.round(held / Math.LN2);
	const rest = held - power * Math.LN2;
	let sum = 1;
	for (let n = TERMS; n > 0; n--) sum = 1 + (rest * sum) / n;
	return sum * (POWERS[power + MOST_POWER] as number);
}

const bounded = (x: number): number => Math.min(40, Math.max(-40, x));

/** Turns sums into shares of one: the larger the sum, the larger the share. */
export function logisticShares(sums: readonly number[]): number[] {
	let most = Number.NEGATIVE_INFINITY;
	for (const sum of sums) most = Math.max(most, sum);
	const parts = exponentials(sums, most);
	let whole = 0;
	for (let at = 0; at < parts.length; at++) whole += parts[at] as number;
	return sums.map((_, at) => (parts[at] as number) / whole);
}

/**
 * `exponential` of each number less `most`, term by term for all of them: a processor divides several numbers at a time where none
 * waits for another.
 */
function exponentials(numbers: readonly number[], most: number): Float64Array {
	const count = numbers.length;
	const sums = new Float64Array(count).fill(1);
	const rests = new Float64Array(count);
	const powers = new Int32Array(count);
	for (let at = 0; at < count; at++) {
		const held = bounded((numbers[at] as number) - most);
		const power = Math.round(held / Math.LN2);
		powers[at] = power;
		rests[at] = held - power * Math.LN2;
	}
	for (let n = TERMS; n > 0; n--)
		for (let at = 0; at < count; at++) sums[at] = 1 + ((rests[at] as number) * (sums[at] as number)) / n;
	for (let at = 0; at < count; at++)
		sums[at] = (sums[at] as number) * (POWERS[(powers[at] as number) + MOST_POWER] as number);
	return sums;
}
