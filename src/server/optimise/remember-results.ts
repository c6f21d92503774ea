import type { Modifiers } from '#engine/modifiers';
import type { Wishes } from '#engine/review-model';

type Run<Result> = (text: string, modifiers: Modifiers, wishes?: Wishes, goesAhead?: boolean) => Promise<Result>;

/** Results to remember: some six megabytes with usual texts, at most twenty. */
const MOST_RESULTS = 256;

/**
 * Caches results in memory, so that double presses, retries and quick examples need no second run. Sharing the cache
 * between people is safe: equal texts and options give equal results.
 */
export function rememberResults<Result>(run: Run<Result>, capacity = MOST_RESULTS): Run<Result> {
	const results = new Map<string, Promise<Result>>();
	return (text, modifiers, wishes, goesAhead) => {
		const key = `${JSON.stringify([modifiers, wishes])}\n${text}`;
		const result = results.get(key) ?? run(text, modifiers, wishes, goesAhead);
		// Moves the result to the end of the map, whose first entry is dropped next.
		results.delete(key);
		results.set(key, result);
		result.catch(() => results.delete(key));
		const [oldest] = results.keys();
		if (results.size > capacity && oldest !== undefined) results.delete(oldest);
		return result;
	};
}
