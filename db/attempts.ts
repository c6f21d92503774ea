import type { Database, Statement } from './client.ts';

/**
 * Clocks differ: two processes may share the database, and one clock may have been set back. A wait that ends later
 * than it could ever have been set is therefore ignored; this much is allowed for the difference.
 */
const CLOCKS_APART_MS = 10_000;

/** This many within `windowMs`, counted from the first; then none until the window is over. */
export interface WindowRule {
	readonly subject: string;
	readonly most: number;
	readonly windowMs: number;
	/** No further attempt for this long after each one; absent: no pause. */
	readonly pauseMs?: number;
}

/**
 * Takes one permit of a window: checked and counted in one statement, so that simultaneous requests cannot take more
 * than there are. Returns a row when taken. With `ifChanged` it is tried only when the statement before it changed a
 * row.
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

/** Gives a permit back when the request it was taken for turned out not to be a guess. */
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
 * Counts one attempt before its outcome is known, unless a wait is still running. With `ifChanged` only when the
 * statement before it changed a row.
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

/** Sets the count to zero and ends a wait. */
export function forgetAttempts(subject: string): Statement {
	return { sql: 'DELETE FROM attempts WHERE subject = ?', args: [subject] };
}

export interface AttemptsRow {
	readonly count: number;
	readonly since: Date;
	readonly closedUntil: Date;
}

/** By subject; subjects without an attempt are missing. */
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
