import type { Database, Statement } from './client.ts';

/** Duration, tokens and outcome of one reading by a model. */
export interface ModelRead {
	readonly at: Date;
	readonly reader: string;
	readonly outcome: string;
	readonly calls: number;
	readonly tokens: number;
	readonly micros: number;
	readonly ms: number;
	readonly shown: number;
	readonly struck: number;
}

export const insertModelRead = ({ at, ...read }: ModelRead): Statement => ({
	sql: `INSERT INTO model_reads (at, reader, outcome, calls, tokens, micros, ms, shown, struck)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
	args: [
		at.getTime(),
		read.reader,
		read.outcome,
		read.calls,
		read.tokens,
		read.micros,
		read.ms,
		read.shown,
		read.struck,
	],
});

/** The readings of one model on one day (UTC). */
export interface ModelDay {
	readonly day: string;
	readonly reader: string;
	readonly requests: number;
	readonly calls: number;
	readonly tokens: number;
	readonly micros: number;
	/** The median and the longest duration. */
	readonly msMiddle: number;
	readonly msMost: number;
	readonly shown: number;
	readonly struck: number;
	/** Readings that were not completed, by reason. */
	readonly failed: Readonly<Record<string, number>>;
}

/** The figures of each day since then, the latest first. */
export async function sumModelReads(db: Database, since: Date): Promise<ModelDay[]> {
	const sql = `
		WITH numbered AS (
			SELECT *, date(at / 1000, 'unixepoch') AS day,
				row_number() OVER (PARTITION BY date(at / 1000, 'unixepoch'), reader ORDER BY ms) AS place,
				count(*) OVER (PARTITION BY date(at / 1000, 'unixepoch'), reader) AS many
			FROM model_reads WHERE at >= ?1)
		SELECT day, reader, count(*) AS requests, sum(calls) AS calls, sum(tokens) AS tokens, sum(micros) AS micros,
			max(iif(place = (many + 1) / 2, ms, 0)) AS ms_middle, max(ms) AS ms_most, sum(shown) AS shown,
			sum(struck) AS struck, json_group_array(outcome) AS outcomes
		FROM numbered GROUP BY day, reader ORDER BY day DESC, reader`;
	const rows = await db.read({ sql, args: [since.getTime()] });
	return rows.map((row) => ({
		day: String(row['day']),
		reader: String(row['reader']),
		requests: Number(row['requests']),
		calls: Number(row['calls']),
		tokens: Number(row['tokens']),
		micros: Number(row['micros']),
		msMiddle: Number(row['ms_middle']),
		msMost: Number(row['ms_most']),
		shown: Number(row['shown']),
		struck: Number(row['struck']),
		failed: countFailed(JSON.parse(String(row['outcomes']))),
	}));
}

function countFailed(outcomes: readonly string[]): Record<string, number> {
	const failed: Record<string, number> = {};
	for (const one of outcomes) if (one !== 'done') failed[one] = (failed[one] ?? 0) + 1;
	return failed;
}
