import type { EventsRequest } from '#contract/events';
import type { Database } from '#db/client';
import { insertEvents } from '#db/events';
import { type Log, traceOf } from '../log.ts';

/** Batches that may wait for the disk at once. Further ones are dropped, because no page waits for them. */
const MOST_WAITING = 64;
/** Most events a day, some ten megabytes, so that a flood cannot fill the disk. */
const MOST_A_DAY = 100_000;
const DAY_MS = 24 * 3_600_000;

export interface EventKeeper {
	/** Stores the events, or drops them when the database is busy or the day's limit is reached. Never throws. */
	keep(request: EventsRequest, now: Date): Promise<void>;
}

export function keepEvents({ db, log }: { readonly db: Database; readonly log: Log }): EventKeeper {
	let waiting = 0;
	let day = 0;
	let keptToday = 0;

	function hasRoom(count: number, now: Date): boolean {
		const today = Math.floor(now.getTime() / DAY_MS);
		if (today !== day) {
			day = today;
			keptToday = 0;
		}
		return waiting < MOST_WAITING && keptToday + count <= MOST_A_DAY;
	}

	return {
		async keep({ visit, page, events }, now) {
			if (!hasRoom(events.length, now)) return;
			waiting += 1;
			keptToday += events.length;
			try {
				await db.write([insertEvents(events.map(({ event, detail }) => ({ at: now, visit, page, event, detail })))]);
			} catch (error) {
				log('events_dropped', traceOf(error));
			} finally {
				waiting -= 1;
			}
		},
	};
}
