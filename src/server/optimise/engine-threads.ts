import { availableParallelism } from 'node:os';
import { type EngineThread, startEngineThread } from './engine-thread.ts';

/** Waiting orders at which another thread is started; fewer are served sooner by the running threads. */
const ENOUGH_FOR_ANOTHER = 4;
/** Most threads. One core is left for the server itself: with a thread on every core a request costs a quarter more. */
const MOST_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

interface Place {
	readonly thread: EngineThread;
	waiting: number;
}

/**
 * Starts engine threads as needed, so that an idle server has the memory of only one. Each order goes to the thread
 * with the fewest orders.
 */
export function startEngineThreads(start: () => EngineThread = startEngineThread, most = MOST_THREADS): EngineThread {
	const places: Place[] = [{ thread: start(), waiting: 0 }];

	function freest(): Place {
		const found = places.reduce((one, other) => (other.waiting < one.waiting ? other : one));
		if (found.waiting < ENOUGH_FOR_ANOTHER || places.length >= most) return found;
		const added = { thread: start(), waiting: 0 };
		places.push(added);
		return added;
	}

	async function give<Result>(order: (thread: EngineThread) => Promise<Result>): Promise<Result> {
		const place = freest();
		place.waiting += 1;
		try {
			return await order(place.thread);
		} finally {
			place.waiting -= 1;
		}
	}

	return {
		optimise: (...order) => give((thread) => thread.optimise(...order)),
		checkAnswer: (text, answer) => give((thread) => thread.checkAnswer(text, answer)),
		readingInput: (...order) => give((thread) => thread.readingInput(...order)),
		judge: (order) => give((thread) => thread.judge(order)),
		renew: () => {
			for (const { thread } of places) thread.renew();
		},
	};
}
