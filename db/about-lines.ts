import type { Row } from '@libsql/client';
import type { Database, Statement } from './client.ts';

/** The lines that a person keeps about themselves. */
export interface AboutLineRow {
	readonly id: string;
	readonly text: string;
	readonly createdAt: Date;
}

/** In the order in which they were kept. */
export async function findAboutLines(db: Database, accountId: string): Promise<AboutLineRow[]> {
	const sql = 'SELECT id, text, created_at FROM about_lines WHERE account_id = ? ORDER BY created_at, id';
	return (await db.read({ sql, args: [accountId] })).map(aboutLineFrom);
}

/** Returns a row when it was kept, none when the account has `most` already: counted and kept in one statement. */
export function insertAboutLine(accountId: string, { id, text, createdAt }: AboutLineRow, most: number): Statement {
	const sql = `INSERT INTO about_lines (id, account_id, text, created_at)
		SELECT ?, ?, ?, ? WHERE (SELECT count(*) FROM about_lines WHERE account_id = ?) < ?
		RETURNING id`;
	return { sql, args: [id, accountId, text, createdAt.getTime(), accountId, most] };
}

/** Returns a row when there was such a line of this account. */
export function deleteAboutLine(accountId: string, id: string): Statement {
	return { sql: 'DELETE FROM about_lines WHERE account_id = ? AND id = ? RETURNING id', args: [accountId, id] };
}

const aboutLineFrom = (row: Row): AboutLineRow => ({
	id: String(row['id']),
	text: String(row['text']),
	createdAt: new Date(Number(row['created_at'])),
});
