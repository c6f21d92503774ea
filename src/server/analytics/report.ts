import type { Database } from '#db/client';
import { countEvents, countVisits, type EventCount, findSteps, type Period } from '#db/events';
import { FUNNEL, type FunnelStep, funnelOf } from './funnel.ts';

type Counts = Readonly<Record<string, number>>;

export interface EventReport {
	readonly since: string;
	readonly by: Period;
	readonly visits: number;
	/** Sorted by count, highest first. */
	readonly events: Counts;
	readonly periods: readonly { readonly start: string; readonly events: Counts }[];
	readonly funnel: readonly FunnelStep[];
}

/** Counts the events since a day, in total and by period, and the visits at each step of the funnel. */
export async function reportEvents(db: Database, since: Date, by: Period): Promise<EventReport> {
	const counts = await countEvents(db, since, by);
	const starts = [...new Set(counts.map(({ period }) => period))];
	return {
		since: since.toISOString().slice(0, 10),
		by,
		visits: await countVisits(db, since),
		events: totalsOf(counts),
		periods: starts.map((start) => ({ start, events: totalsOf(counts.filter(({ period }) => period === start)) })),
		funnel: funnelOf(Object.keys(FUNNEL), await findSteps(db, since, Object.values(FUNNEL))),
	};
}

function totalsOf(counts: readonly EventCount[]): Counts {
	const totals = new Map<string, number>();
	for (const { event, count } of counts) totals.set(event, (totals.get(event) ?? 0) + count);
	return Object.fromEntries([...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}
