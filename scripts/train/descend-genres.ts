import { exponential } from '#engine/learned/exponential';
import { seededRandom, shuffle } from './seeded-random.ts';

/** A request as the indices of its features, with the index of its genre. */
export interface GenreExample {
	readonly features: readonly number[];
	readonly label: number;
}

const ROUNDS = 14;
const RATE = 4;
const DECAY = 0.0002;
/** Per cent of a request's words that each pass leaves out, so that no single word decides the genre. */
const LEFT_OUT = 30;
/** Share of the step by which biases learn: slowly, so that words decide and not how common a genre is. */
const OF_BIAS = 0.02;
/** Smaller steps are skipped, to save time. */
const LEAST_STEP = 0.002;

/**
 * Softmax regression over sparse words, by stochastic descent in a fixed order. The weights of a feature lie side by side, one a
 * genre, and the arrays are made once, for speed: training takes a hundred thousand steps over hundreds of genres.
 */
export function descendGenres(examples: readonly GenreExample[], features: number, count: number) {
	const weights = new Float64Array(features * count);
	const biases = new Float64Array(count);
	/** For the current request and each genre: first the sum, then the share, then the step. */
	const steps = new Float64Array(count);
	/** Indices of the genres whose weights change, at the front of the array. */
	const moved = new Int32Array(count);
	const next = seededRandom(7);
	const order = examples.map((_, at) => at);
	for (let round = 0; round < ROUNDS; round++) {
		shuffle(order, next);
		const rate = RATE / (1 + round / 4);
		for (const at of order) learn(examples[at] as GenreExample, rate);
	}
	return { weights, biases };

	function learn({ features: all, label }: GenreExample, rate: number): void {
		const own = all.filter(() => next(100) >= LEFT_OUT);
		const scale = 1 / Math.sqrt(Math.max(1, own.length));
		addUp(own, scale);
		share();
		let movedCount = 0;
		for (let genre = 0; genre < count; genre++) {
			const step = rate * ((genre === label ? 1 : 0) - (steps[genre] as number));
			if (Math.abs(step) < LEAST_STEP) continue;
			steps[genre] = step;
			moved[movedCount++] = genre;
			biases[genre] = (biases[genre] as number) + step * OF_BIAS;
		}
		for (const feature of own) {
			for (let at = 0; at < movedCount; at++) {
				const genre = moved[at] as number;
				const place = feature * count + genre;
				weights[place] = ((weights[place] as number) + (steps[genre] as number) * scale) * (1 - DECAY);
			}
		}
	}

	function addUp(own: readonly number[], scale: number): void {
		steps.fill(0);
		for (const feature of own) {
			const from = feature * count;
			for (let genre = 0; genre < count; genre++)
				steps[genre] = (steps[genre] as number) + (weights[from + genre] as number);
		}
		for (let genre = 0; genre < count; genre++)
			steps[genre] = (biases[genre] as number) + (steps[genre] as number) * scale;
	}

	/** Turns sums into shares that add up to one, as `logisticShares` does. */
	function share(): void {
		let most = Number.NEGATIVE_INFINITY;
		for (let genre = 0; genre < count; genre++) most = Math.max(most, steps[genre] as number);
		let whole = 0;
		for (let genre = 0; genre < count; genre++) {
			const part = exponential((steps[genre] as number) - most);
			steps[genre] = part;
			whole += part;
		}
		for (let genre = 0; genre < count; genre++) steps[genre] = (steps[genre] as number) / whole;
	}
}
