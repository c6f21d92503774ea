import type { Modifiers } from '#engine/modifiers';
import type { Wishes } from '#engine/review-model';

type Run<Result> = (text: string, modifiers: Modifiers, wishes?: Wishes, goesAhead?: boolean) => Promise<Result>;

/** Six megabytes with usual texts, twenty with every text at its longest. */
const MOST_RESULTS = 256;

/**
 * The engine with a short memory: a double press, a retry after a lost answer and the quick examples need no second run.
 * Held in memory only, and safe to share between people: the same text and options give the same bytes to anyone.
 */
export function rememberResults<Result>(run: Run<Result>, capacity = MOST_RESULTS): Run<Result> {
	const results = new Map<string, Promise<Result>>();
	return (text, modifiers, wishes, goesAhead) => {
		const key = `${JSON.stringify([modifiers, wishes])}\n${text}`;
		const result = results.get(key) ?? run(text, modifiers, wishes, goesAhead);
		// To the end of the queue: the map keeps the order of arrival, and the first one leaves.
		results.delete(key);
		results.set(key, result);
		result.catch(() => results.delete(key));
		const [oldest] = results.keys();
		if (results.size > capacity && oldest !== undefined) results.delete(oldest);
		return result;
	};
}
