import type { Statement } from './client.ts';
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
}

/**
 * Keeps one result in the account's history, when the statement before it in the same transaction counted the use
 * (`changes()`): so that nothing refused is kept and nothing kept is free.
 */
export function recordOptimisation(record: OptimisationRecord): Statement {
	return {
		sql: `INSERT INTO optimisations
			(id, account_id, created_at, raw, result, modifiers, task_type, raw_chars, result_chars)
			SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0`,
		args: [
			record.id,
			record.accountId,
			record.createdAt.getTime(),
			toStoredText(record.raw),
			toStoredText(record.result),
			record.modifiers,
			record.taskType,
			record.raw.length,
			record.result.length,
		],
	};
}
