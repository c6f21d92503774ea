import type { Database, Statement } from './client.ts';

/**
 * Clocks differ: those of processes that share the database, and one from itself when it was set back. A wait that ends
 * further away than it could have been set is no wait; so much more is taken for two clocks that differ.
 */
const CLOCKS_APART_MS = 10_000;

/** So many within `windowMs`, counted from the first of them; then none until it is over. */
export interface WindowRule {
	readonly subject: string;
	readonly most: number;
	readonly windowMs: number;
	/** Closed for so long after each; absent: as often as one likes. */
	readonly pauseMs?: number;
}

/**
 * Takes one of a window's permits: checked and counted in one statement, so that no number of simultaneous requests takes
 * more. Returns a row when taken. With `ifChanged` it is tried only when the statement before it took one.
 */
export function takePermit(
	{ subject, most, windowMs, pauseMs = 0 }: WindowRule,
	now: Date,
	ifChanged = false,
): Statement {
	const at = now.getTime();
	const sql = `INSERT INTO attempts (subject, count, since, closed_until) SELECT ?1, 1, ?2, ?2 + ?3
		WHERE ${ifChanged ? 'changes() > 0' : 'true'}
		ON CONFLICT (subject) DO UPDATE SET
			count = CASE WHEN abs(?2 - since) >= ?4 THEN 1 ELSE count + 1 END,
			since = CASE WHEN abs(?2 - since) >= ?4 THEN ?2 ELSE since END,
			closed_until = ?2 + ?3
		WHERE (?3 = 0 OR closed_until NOT BETWEEN ?2 + 1 AND ?2 + ?3 + ${CLOCKS_APART_MS})
			AND (abs(?2 - since) >= ?4 OR count < ?5)
		RETURNING count`;
	return { sql, args: [subject, at, pauseMs, windowMs, most] };
}

/** Gives a permit back: what it was taken for turned out to be no attempt to guess. */
export function returnPermit(subject: string): Statement {
	return { sql: 'UPDATE attempts SET count = max(0, count - 1) WHERE subject = ?', args: [subject] };
}

/** The first `free` attempts at once, then a wait after each that doubles up to `longestMs`; forgotten after `quietMs`. */
export interface SlowingRule {
	readonly subject: string;
	readonly free: number;
	readonly firstWaitMs: number;
	readonly longestMs: number;
	readonly quietMs: number;
}

/**
 * Counts one attempt before it is known how it ends, when none has to be waited for. With `ifChanged` only when the
 * statement before it took one.
 */
export function takeSlowing(
	{ subject, free, firstWaitMs, longestMs, quietMs }: SlowingRule,
	now: Date,
	ifChanged = false,
): Statement {
	const sql = `INSERT INTO attempts (subject, count, since, closed_until) SELECT ?1, 1, ?2, 0
		WHERE ${ifChanged ? 'changes() > 0' : 'true'}
		ON CONFLICT (subject) DO UPDATE SET
			count = CASE WHEN abs(?2 - since) >= ?6 THEN 1 ELSE count + 1 END,
			since = ?2,
			closed_until = CASE
				WHEN abs(?2 - since) >= ?6 OR count + 1 < ?3 THEN 0
				ELSE ?2 + min(?5, ?4 << min(20, count + 1 - ?3)) END
		WHERE closed_until NOT BETWEEN ?2 + 1 AND ?2 + ?5 + ${CLOCKS_APART_MS}
		RETURNING count`;
	return { sql, args: [subject, now.getTime(), free, firstWaitMs, longestMs, quietMs] };
}

/** Counts from nothing again, and opens what was closed. */
export function forgetAttempts(subject: string): Statement {
	return { sql: 'DELETE FROM attempts WHERE subject = ?', args: [subject] };
}

export interface AttemptsRow {
	readonly count: number;
	readonly since: Date;
	readonly closedUntil: Date;
}

/** By subject; those that were never counted are not there. */
export async function findAttempts(
	db: Database,
	subjects: readonly string[],
): Promise<ReadonlyMap<string, AttemptsRow>> {
	const rows = await db.read({
		sql: 'SELECT subject, count, since, closed_until FROM attempts WHERE subject IN (SELECT value FROM json_each(?))',
		args: [JSON.stringify(subjects)],
	});
	return new Map(
		rows.map(({ subject, count, since, closed_until: until }) => [
			String(subject),
			{ count: Number(count), since: new Date(Number(since)), closedUntil: new Date(Number(until)) },
		]),
	);
}
