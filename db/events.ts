import type { Database, Statement } from './client.ts';

export interface StoredEvent {
	readonly at: Date;
	readonly visit: string;
	readonly page: string;
	readonly event: string;
	readonly detail: Readonly<Record<string, string | undefined>>;
}

/** One statement for all of them. */
export function insertEvents(events: readonly StoredEvent[]): Statement {
	const rows = events.map(() => '(?, ?, ?, ?, ?)').join(', ');
	const sql = `INSERT INTO events (at, visit, page, event, detail) VALUES ${rows}`;
	const args = events.flatMap((one) => [one.at.getTime(), one.visit, one.page, one.event, JSON.stringify(one.detail)]);
	return { sql, args };
}

export interface EventCount {
	/** The day (UTC) it begins with, as `2026-11-16`. */
	readonly period: string;
	readonly event: string;
	readonly count: number;
}

/** SQLite's `-6 days` then `weekday 1` is the Monday of the week. */
const PERIOD_STARTS = {
	day: "date(at / 1000, 'unixepoch')",
	week: "date(at / 1000, 'unixepoch', '-6 days', 'weekday 1')",
} as const;
export type Period = keyof typeof PERIOD_STARTS;

/** How often each event occurred in each period since then, the earliest period first. */
export async function countEvents(db: Database, since: Date, by: Period): Promise<EventCount[]> {
	const sql = `SELECT ${PERIOD_STARTS[by]} AS period, event, count(*) AS found FROM events WHERE at >= ?
		GROUP BY period, event ORDER BY period, found DESC, event`;
	const rows = await db.read({ sql, args: [since.getTime()] });
	return rows.map((row) => ({
		period: String(row['period']),
		event: String(row['event']),
		count: Number(row['found']),
	}));
}

/** How many different visits sent an event since then. */
export async function countVisits(db: Database, since: Date): Promise<number> {
	const sql = 'SELECT count(DISTINCT visit) AS found FROM events WHERE at >= ?';
	const [row] = await db.read({ sql, args: [since.getTime()] });
	return Number(row?.['found']);
}

/** One step of a funnel. */
export interface Step {
	readonly event: string;
	/** The pages on which the event counts; a star matches any ending. */
	readonly page: string;
}

/** A row per visit: for each step the position of the first event that takes it, null where none does. */
export async function findSteps(db: Database, since: Date, steps: readonly Step[]): Promise<(number | null)[][]> {
	const firsts = steps.map((_, i) => `min(CASE WHEN event = ? AND page GLOB ? THEN place END) AS step${i}`);
	const sql = `SELECT ${firsts.join(', ')} FROM events WHERE at >= ? GROUP BY visit`;
	const args = [...steps.flatMap(({ event, page }) => [event, page]), since.getTime()];
	const rows = await db.read({ sql, args });
	return rows.map((row) => steps.map((_, i) => row[`step${i}`] as number | null));
}
