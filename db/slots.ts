import { DatabaseUnavailableError } from './unavailable.ts';

/**
 * Lets `most` calls run at a time. The others wait in line, but no longer than `longestMs`: they are refused then, without
 * having been run.
 */
export function createSlots(most: number, longestMs: number): <T>(run: () => Promise<T>) => Promise<T> {
	let free = most;
	const line = new Set<() => void>();

	function wait(): Promise<void> {
		return new Promise((resolve, reject) => {
			const begin = () => {
				clearTimeout(timer);
				line.delete(begin);
				resolve();
			};
			const timer = setTimeout(() => {
				line.delete(begin);
				reject(new DatabaseUnavailableError('too many calls wait for the database', { code: 'TIMEOUT' }));
			}, longestMs);
			line.add(begin);
		});
	}

	return async (run) => {
		if (free === 0) await wait();
		else free -= 1;
		try {
			return await run();
		} finally {
			const [next] = line;
			if (next === undefined) free += 1;
			else next();
		}
	};
}
