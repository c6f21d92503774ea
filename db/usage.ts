import type { InValue } from '@libsql/client';
import type { Database, Statement } from './client.ts';

/** The counted subject and its limit within the period; `null`: no limit. */
export interface Allowance {
	readonly subject: string;
	readonly limit: number | null;
}

/** Uses so far, by subject; a subject without a row has used nothing. */
export type UsedBySubject = ReadonlyMap<string, number>;

/** The owner of the key, and the key's hash. */
export interface KeyId {
	/** `account:…` or `network:…`. */
	readonly owner: string;
	readonly keyHash: string;
}

/**
 * Counts one use for every subject, or for none when any of them is at its limit: checked and counted in one statement,
 * so that no number of simultaneous requests sells more than the limit. Returns a row a subject when counted, none when
 * refused. With `unless` it counts nothing when there is a delivery under that key.
 */
export function takeUnit(periodStart: Date, allowances: readonly Allowance[], unless: KeyId | null = null): Statement {
	const wanted: InValue[] = allowances.flatMap(({ subject, limit }) => [subject, limit]);
	const at = periodStart.getTime();
	const { owner = null, keyHash = null } = unless ?? {};
	return { sql: takeUnitSql(allowances.length), args: [...wanted, at, at, owner, keyHash] };
}

const takeUnitSql = (subjects: number): string => `
	WITH wanted (subject, cap) AS (VALUES ${Array(subjects).fill('(?, ?)').join(', ')})
	INSERT INTO usage (subject, period_start, used)
	SELECT subject, ?, 1 FROM wanted
	WHERE NOT EXISTS (
		SELECT 1 FROM wanted AS w
		LEFT JOIN usage AS u ON u.subject = w.subject AND u.period_start = ?
		WHERE w.cap IS NOT NULL AND coalesce(u.used, 0) >= w.cap
	) AND NOT EXISTS (SELECT 1 FROM optimise_keys WHERE owner = ? AND key_hash = ?)
	ON CONFLICT (period_start, subject) DO UPDATE SET used = used + 1
	RETURNING subject, used`;

export function readUsedBySubject(rows: readonly { [column: string]: unknown }[]): UsedBySubject {
	return new Map(rows.map((row) => [String(row['subject']), Number(row['used'])]));
}

/** Units used in the period, by subject; subjects without a unit are missing. */
export async function findUsed(db: Database, periodStart: Date, subjects: readonly string[]): Promise<UsedBySubject> {
	const marks = subjects.map(() => '?').join(', ');
	const sql = `SELECT subject, used FROM usage WHERE period_start = ? AND subject IN (${marks})`;
	return readUsedBySubject(await db.read({ sql, args: [periodStart.getTime(), ...subjects] }));
}
