import type { Row } from '@libsql/client';
import type { Database, Statement } from './client.ts';
import { FIRST_PLACE, type Place } from './place.ts';
import { toSearchText } from './search-text.ts';
import { fromStoredText } from './stored-text.ts';

/** One result as an account's history keeps it; `optimisations.ts` writes it. */
export interface HistoryRow {
	readonly id: string;
	readonly createdAt: Date;
	readonly raw: string;
	readonly result: string;
	/** As JSON. */
	readonly modifiers: string;
	readonly taskType: string;
	readonly usedDefaults: boolean;
}

export interface HistorySearch {
	readonly accountId: string;
	/** Empty: everything. */
	readonly text: string;
	/** null: begin with the newest. */
	readonly after: Place | null;
	readonly most: number;
}

export interface HistoryFound {
	readonly rows: readonly HistoryRow[];
	/** The place of the next page; null at the end. */
	readonly next: Place | null;
}

/** Entries that one call searches: a search with few matches must not hold the connection for long. */
export const MOST_SEARCHED = 200;

const COLUMNS = 'id, created_at, raw, result, modifiers, task_type, used_defaults';
const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC';

/** Entries that contain `text`, newest first. It may return fewer than `most`, even none, and still have a next page. */
export async function findHistory(db: Database, search: HistorySearch): Promise<HistoryFound> {
	const { accountId, text, most, after } = search;
	const start = after ?? FIRST_PLACE;
	// Without a search the call ends with the page.
	const end = text === '' ? null : await findEnd(db, accountId, start);
	const rows = await db.read({
		sql: `SELECT ${COLUMNS} FROM optimisations
			WHERE account_id = ? AND (created_at, id) < (?, ?) AND (created_at, id) >= (?, ?) AND instr(search_text, ?) > 0
			${NEWEST_FIRST} LIMIT ?`,
		args: [accountId, start.at, start.id, end?.at ?? 0, end?.id ?? '', toSearchText(text), most + 1],
	});
	const found = rows.slice(0, most).map(historyRowOf);
	const last = rows.length > most ? found.at(-1) : undefined;
	return { rows: found, next: last ? { at: last.createdAt.getTime(), id: last.id } : end };
}

/** The last entry that one call searches, or null when there is none behind it. */
async function findEnd(db: Database, accountId: string, start: Place): Promise<Place | null> {
	const [end, beyond] = await db.read({
		sql: `SELECT created_at, id FROM optimisations WHERE account_id = ? AND (created_at, id) < (?, ?)
			${NEWEST_FIRST} LIMIT 2 OFFSET ?`,
		args: [accountId, start.at, start.id, MOST_SEARCHED - 1],
	});
	return end && beyond ? { at: Number(end['created_at']), id: String(end['id']) } : null;
}

export async function findHistoryEntry(db: Database, accountId: string, id: string): Promise<HistoryRow | null> {
	const sql = `SELECT ${COLUMNS} FROM optimisations WHERE id = ? AND account_id = ?`;
	const [row] = await db.read({ sql, args: [id, accountId] });
	return row === undefined ? null : historyRowOf(row);
}

/** Returns a row when an entry was deleted. */
export function deleteHistoryEntry(accountId: string, id: string): Statement {
	return { sql: 'DELETE FROM optimisations WHERE id = ? AND account_id = ? RETURNING id', args: [id, accountId] };
}

export function deleteHistory(accountId: string): Statement {
	return { sql: 'DELETE FROM optimisations WHERE account_id = ?', args: [accountId] };
}

function historyRowOf(row: Row): HistoryRow {
	return {
		id: String(row['id']),
		createdAt: new Date(Number(row['created_at'])),
		raw: fromStoredText(row['raw'] ?? null),
		result: fromStoredText(row['result'] ?? null),
		modifiers: String(row['modifiers']),
		taskType: String(row['task_type']),
		usedDefaults: row['used_defaults'] === 1,
	};
}
