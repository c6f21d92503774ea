import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#db/client';
import { begunIn, enterQueue, leaveQueue, placesIn, tickQueue } from '#db/model-queue';

export interface QueueRule {
	/** Most calls at a time, of all processes together. */
	readonly mostAtOnce: number;
	readonly mostWaiting: { readonly free: number; readonly pro: number };
	readonly proAheadMs: number;
}

export interface Arrival {
	readonly id: string;
	readonly person: string;
	readonly isPro: boolean;
}

/** Either the place in the queue, from 1, or that the turn has come. */
export type QueueNews = { readonly is: 'waiting'; readonly place: number } | { readonly is: 'begun' };

/** A queue in the database that several processes share. */
export interface FairQueue {
	/** False: the person is in the queue already, or too many wait. */
	readonly enter: (arrival: Arrival) => Promise<boolean>;
	readonly leave: (id: string) => Promise<void>;
	/** Updates the queue once, for all entries of this process. */
	readonly tick: () => Promise<ReadonlyMap<string, QueueNews>>;
}

export interface QueuePlace {
	readonly db: Database;
	readonly process: string;
	readonly now: () => Date;
}

/**
 * First come, first served, but Pro requests count as `proAheadMs` earlier. Later Pro requests therefore delay a Free
 * one by at most that time. Each plan has its own limit of places, so that a crowd on one plan does not exclude the
 * other.
 */
export function openQueue({ db, process, now }: QueuePlace, rule: QueueRule): FairQueue {
	return {
		async enter({ id, person, isPro }) {
			const at = now();
			const turn = at.getTime() - (isPro ? rule.proAheadMs : 0);
			const mostWaiting = isPro ? rule.mostWaiting.pro : rule.mostWaiting.free;
			const [taken = []] = await db.write([enterQueue({ id, person, isPro, process, turn, mostWaiting }, at)]);
			return taken.length > 0;
		},
		leave: async (id) => void (await db.write([leaveQueue(id)])),
		async tick() {
			const results = await db.write(tickQueue(process, rule.mostAtOnce, now()));
			const news = new Map<string, QueueNews>();
			for (const [id, place] of placesIn(results)) news.set(id, { is: 'waiting', place });
			for (const id of begunIn(results)) news.set(id, { is: 'begun' });
			return news;
		},
	};
}

const TICK_MS = 200;

/** The places in the queue of the clients of this process. */
export interface Waiting {
	/**
	 * Yields the place whenever it changes, and ends when the turn has come. Call `leave` to free the place. Throws
	 * `busy` when the queue is full.
	 */
	readonly wait: (arrival: Arrival, signal: AbortSignal) => AsyncGenerator<number>;
	readonly leave: (id: string) => Promise<void>;
}

export class BusyError extends Error {
	override readonly name = 'BusyError';
}

/** Uses one timer for all waiting clients: the database is read five times a second, and never when nobody waits. */
export function startWaiting(queue: FairQueue, pause: (ms: number) => Promise<unknown> = delay): Waiting {
	const held = new Map<string, (news: QueueNews | Error) => void>();
	let isTicking = false;

	async function keepTicking(): Promise<void> {
		if (isTicking) return;
		isTicking = true;
		while (held.size > 0) {
			try {
				const news = await queue.tick();
				for (const [id, one] of news) held.get(id)?.(one);
			} catch (error) {
				for (const tell of held.values()) tell(error instanceof Error ? error : new BusyError());
			}
			await pause(TICK_MS);
		}
		isTicking = false;
	}

	return {
		async *wait(arrival, signal) {
			let latest: QueueNews | Error | null = null;
			let wake = () => {};
			if (!(await queue.enter(arrival))) throw new BusyError();
			held.set(arrival.id, (news) => {
				latest = news;
				wake();
			});
			void keepTicking();
			const stop = () => wake();
			signal.addEventListener('abort', stop);
			let told = 0;
			try {
				while (!signal.aborted) {
					const news = latest as QueueNews | Error | null;
					latest = null;
					if (news instanceof Error) throw news;
					if (news?.is === 'begun') return;
					if (news?.is === 'waiting' && news.place !== told) {
						told = news.place;
						yield told;
					}
					if (latest === null && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
				}
			} finally {
				signal.removeEventListener('abort', stop);
			}
		},
		async leave(id) {
			held.delete(id);
			await queue.leave(id);
		},
	};
}
