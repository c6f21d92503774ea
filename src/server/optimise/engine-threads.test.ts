import { expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import type { EngineThread } from './engine-thread.ts';
import { startEngineThreads } from './engine-threads.ts';
import type { WrittenResult } from './written-result.ts';

/** Threads that answer only when the test tells them to. */
function threadsOnDemand() {
	const started: (() => void)[][] = [];
	const start = (): EngineThread => {
		const orders: (() => void)[] = [];
		started.push(orders);
		const wait = <Result>() => new Promise<Result>((resolve) => orders.push(() => resolve({} as Result)));
		return {
			optimise: () => wait<WrittenResult>(),
			checkAnswer: wait,
			readingInput: wait,
			judge: wait,
			renew: () => {},
		};
	};
	return { started, start, waiting: () => started.map((orders) => orders.length) };
}

it('an idle server has one thread, a busy one as many as allowed, and each order goes to the least busy', () => {
	const { start, waiting } = threadsOnDemand();
	const { optimise } = startEngineThreads(start, 2);
	for (let order = 1; order <= 4; order += 1) void optimise('text', DEFAULT_MODIFIERS);
	expect(waiting()).toEqual([4]);
	for (let order = 1; order <= 6; order += 1) void optimise('text', DEFAULT_MODIFIERS);
	expect(waiting()).toEqual([5, 5]);
});

it('a thread that has answered is free again', async () => {
	const { start, started, waiting } = threadsOnDemand();
	const { optimise } = startEngineThreads(start, 2);
	const first = Promise.all(Array.from({ length: 4 }, () => optimise('text', DEFAULT_MODIFIERS)));
	for (const answer of started[0] ?? []) answer();
	await first;
	void optimise('text', DEFAULT_MODIFIERS);
	expect(waiting()).toEqual([5]);
});

it('renewing renews every thread that was started', () => {
	const { start } = threadsOnDemand();
	const renewed: boolean[] = [];
	const { optimise, renew } = startEngineThreads(() => ({ ...start(), renew: () => void renewed.push(true) }), 2);
	for (let order = 1; order <= 6; order += 1) void optimise('text', DEFAULT_MODIFIERS);
	renew();
	expect(renewed).toHaveLength(2);
});
