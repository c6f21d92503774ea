import type { InValue } from '@libsql/client';
import type { Statement } from './client.ts';
import { toSearchText } from './search-text.ts';
import { toStoredText } from './stored-text.ts';

export interface OptimisationRecord {
	readonly id: string;
	readonly accountId: string;
	readonly createdAt: Date;
	readonly raw: string;
	readonly result: string;
	/** As JSON. */
	readonly modifiers: string;
	readonly taskType: string;
	/** Whether open details were to be assumed instead of asked for. */
	readonly usedDefaults: boolean;
}

/**
 * Keeps one result in the account's history, when the statement before it in the same transaction counted the use
 * (`changes()`), so that no refused result is kept and no kept result is uncounted.
 */
export function recordOptimisation(record: OptimisationRecord): Statement {
	return { sql: `${INSERT} WHERE changes() > 0`, args: valuesOf(record) };
}

/**
 * Most results of one period that the history of an account keeps: a result that costs no use still takes room on the
 * disk.
 */
const MOST_KEPT = 500;

/**
 * Keeps a result for which no use was counted, up to a number of results kept since `periodStart`. With `ifChanged` only when the
 * statement before it in the same transaction changed a row.
 */
export function recordUncounted(record: OptimisationRecord, periodStart: Date, ifChanged = false): Statement {
	return {
		sql: `${INSERT} WHERE ${ifChanged ? 'changes() > 0' : 'true'} AND (SELECT count(*) FROM optimisations WHERE account_id = ? AND created_at >= ?) < ?`,
		args: [...valuesOf(record), record.accountId, periodStart.getTime(), MOST_KEPT],
	};
}

const INSERT = `INSERT INTO optimisations
	(id, account_id, created_at, raw, result, modifiers, task_type, used_defaults, raw_chars, result_chars, search_text)
	SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?`;

const valuesOf = (record: OptimisationRecord): InValue[] => [
	record.id,
	record.accountId,
	record.createdAt.getTime(),
	toStoredText(record.raw),
	toStoredText(record.result),
	record.modifiers,
	record.taskType,
	record.usedDefaults ? 1 : 0,
	record.raw.length,
	record.result.length,
	toSearchText(record.raw, record.result),
];
