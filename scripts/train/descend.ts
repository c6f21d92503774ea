import { logisticShares } from '#engine/learned/exponential';
import { seededRandom, shuffle } from './seeded-random.ts';

/** One text as the indices of its features, with the index of its label. */
export interface Example {
	readonly features: readonly number[];
	readonly label: number;
	readonly weight: number;
}

export interface Fitted {
	/** One block of `buckets` weights for each label. */
	readonly weights: Float64Array;
	readonly biases: Float64Array;
}

const RATE = 0.1;
const SHRINKING = 1e-4;
const SEED = 1;

/**
 * Softmax regression by stochastic gradient descent with a step per weight (AdaGrad). Plain arithmetic and a fixed order of the
 * examples give the same numbers on every machine.
 */
export function descend(examples: readonly Example[], labels: number, buckets: number, rounds: number): Fitted {
	const weights = new Float64Array(labels * buckets);
	const steps = new Float64Array(labels * buckets).fill(1e-8);
	const biases = new Float64Array(labels);
	const biasSteps = new Float64Array(labels).fill(1e-8);
	const next = seededRandom(SEED);
	const order = examples.map((_, at) => at);
	for (let round = 0; round < rounds; round++) {
		shuffle(order, next);
		for (const at of order) learn(examples[at] as Example);
	}
	return { weights, biases };

	function learn({ features, label, weight }: Example): void {
		const length = 1 / Math.sqrt(Math.max(1, features.length));
		const shares = logisticShares(sumsOf(features, length));
		for (let one = 0; one < labels; one++) {
			const slope = ((shares[one] ?? 0) - (one === label ? 1 : 0)) * weight;
			biasSteps[one] = (biasSteps[one] ?? 0) + slope * slope;
			biases[one] = (biases[one] ?? 0) - (RATE * slope) / Math.sqrt(biasSteps[one] ?? 1);
			for (const feature of features) step(one * buckets + feature, slope * length);
		}
	}

	function step(at: number, slope: number): void {
		const full = slope + SHRINKING * (weights[at] ?? 0);
		steps[at] = (steps[at] ?? 0) + full * full;
		weights[at] = (weights[at] ?? 0) - (RATE * full) / Math.sqrt(steps[at] ?? 1);
	}

	function sumsOf(features: readonly number[], length: number): number[] {
		return Array.from({ length: labels }, (_, one) => {
			let sum = 0;
			for (const feature of features) sum += weights[one * buckets + feature] ?? 0;
			return sum * length + (biases[one] ?? 0);
		});
	}
}
