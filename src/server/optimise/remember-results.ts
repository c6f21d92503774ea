import type { EngineResult, Modifiers } from '#engine/types';

type Optimise = (text: string, modifiers: Modifiers) => EngineResult;

/** A few megabytes at the most, with every text at its longest. */
const MOST_RESULTS = 256;

/**
 * The engine with a short memory: a double press, a retry after a lost answer and the quick examples need no second run.
 * Held in memory only, and safe to share between people: the same text and options give the same bytes to anyone.
 */
export function rememberResults(optimise: Optimise, capacity = MOST_RESULTS): Optimise {
	const results = new Map<string, EngineResult>();
	return (text, modifiers) => {
		const key = `${JSON.stringify(modifiers)}\n${text}`;
		const known = results.get(key);
		if (known !== undefined) {
			// Back to the end of the queue: the map keeps the order of arrival, and the first one leaves.
			results.delete(key);
			results.set(key, known);
			return known;
		}
		const result = optimise(text, modifiers);
		results.set(key, result);
		const [oldest] = results.keys();
		if (results.size > capacity && oldest !== undefined) results.delete(oldest);
		return result;
	};
}
