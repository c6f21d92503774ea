import type { Database, Statement } from './client.ts';

export interface MonthOfUse {
	/** As `2026-11`. */
	readonly month: string;
	readonly optimisations: number;
	/** Length in characters. */
	readonly totalRaw: number;
	readonly totalOptimised: number;
}

interface Delivered {
	readonly accountId: string;
	readonly month: string;
	readonly raw: string;
	readonly result: string;
}

/** Adds one result to the account's month, when the statement before it in the same transaction kept it (`changes()`). */
export function addToMonth({ accountId, month, raw, result }: Delivered): Statement {
	const sql = `INSERT INTO monthly_usage (account_id, month, optimisations, total_raw, total_optimised)
		SELECT ?, ?, 1, ?, ? WHERE changes() > 0
		ON CONFLICT (account_id, month) DO UPDATE SET
			optimisations = optimisations + 1,
			total_raw = total_raw + excluded.total_raw,
			total_optimised = total_optimised + excluded.total_optimised`;
	return { sql, args: [accountId, month, raw.length, result.length] };
}

/** The months from `since` in which there was use, latest first. */
export async function findMonths(db: Database, accountId: string, since: string): Promise<MonthOfUse[]> {
	const sql = `SELECT month, optimisations, total_raw, total_optimised FROM monthly_usage
		WHERE account_id = ? AND month >= ? ORDER BY month DESC`;
	const rows = await db.read({ sql, args: [accountId, since] });
	return rows.map((row) => ({
		month: String(row['month']),
		optimisations: Number(row['optimisations']),
		totalRaw: Number(row['total_raw']),
		totalOptimised: Number(row['total_optimised']),
	}));
}
