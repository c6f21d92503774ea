import type { Database, Statement } from './client.ts';

export interface Spend {
	readonly tokens: number;
	/** Millionths of the currency. */
	readonly micros: number;
}

/** The subject whose spending is counted, and its cap a day. */
export interface SpendCap {
	readonly subject: string;
	readonly mostTokens: number;
	readonly mostMicros: number;
}

/**
 * Sets aside what one call may cost, for every subject or for none when that would pass a cap of any: checked and counted in
 * one statement, so that calls at the same time cannot spend more together. Returns a row a subject when set aside.
 */
export function reserveSpend(day: string, caps: readonly SpendCap[], most: Spend): Statement {
	const wanted = caps.flatMap(({ subject, mostTokens, mostMicros }) => [subject, mostTokens, mostMicros]);
	const sql = `
		WITH wanted (subject, most_tokens, most_micros) AS (VALUES ${caps.map(() => '(?, ?, ?)').join(', ')})
		INSERT INTO model_spend (day, subject, tokens, micros)
		SELECT ?, subject, ?, ? FROM wanted
		WHERE NOT EXISTS (
			SELECT 1 FROM wanted AS w LEFT JOIN model_spend AS s ON s.day = ? AND s.subject = w.subject
			WHERE coalesce(s.tokens, 0) + ? > w.most_tokens OR coalesce(s.micros, 0) + ? > w.most_micros
		)
		ON CONFLICT (day, subject) DO UPDATE SET tokens = tokens + excluded.tokens, micros = micros + excluded.micros
		RETURNING subject`;
	return { sql, args: [...wanted, day, most.tokens, most.micros, day, most.tokens, most.micros] };
}

/** Replaces the amount that was set aside for a call by its real cost. */
export function settleSpend(day: string, subjects: readonly string[], reserved: Spend, taken: Spend): Statement {
	return {
		sql: `UPDATE model_spend SET tokens = max(0, tokens + ?), micros = max(0, micros + ?)
			WHERE day = ? AND subject IN (SELECT value FROM json_each(?))`,
		args: [taken.tokens - reserved.tokens, taken.micros - reserved.micros, day, JSON.stringify(subjects)],
	};
}

/** The sum spent on a day, with amounts set aside. */
export async function findSpend(db: Database, day: string, subject: string): Promise<Spend> {
	const sql = 'SELECT tokens, micros FROM model_spend WHERE day = ? AND subject = ?';
	const [row] = await db.read({ sql, args: [day, subject] });
	return { tokens: Number(row?.['tokens'] ?? 0), micros: Number(row?.['micros'] ?? 0) };
}
