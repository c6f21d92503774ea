import type { InValue, Row } from '@libsql/client';
import type { Database, Statement } from './client.ts';
import { FIRST_PLACE, type Place } from './place.ts';
import { toSearchText } from './search-text.ts';
import { fromStoredText, toStoredText } from './stored-text.ts';

export interface TemplateText {
	readonly title: string;
	readonly body: string;
	readonly tags: readonly string[];
}

export interface TemplateRow extends TemplateText {
	readonly id: string;
	readonly updatedAt: Date;
}

/** What an account can keep. */
export const MOST_TEMPLATES = 500;

export interface TemplateSearch {
	readonly accountId: string;
	/** Empty: everything. */
	readonly text: string;
	/** null: with any tags. */
	readonly tag: string | null;
	/** null: from the last changed. */
	readonly after: Place | null;
	readonly most: number;
}

const COLUMNS = 'id, title, body, tags, updated_at';

/** Last changed first. */
export async function findTemplates(db: Database, search: TemplateSearch): Promise<readonly TemplateRow[]> {
	const { accountId, text, tag, most } = search;
	const { at, id } = search.after ?? FIRST_PLACE;
	const rows = await db.read({
		sql: `SELECT ${COLUMNS} FROM templates
			WHERE account_id = ? AND (updated_at, id) < (?, ?) AND instr(search_text, ?) > 0 AND instr(tags, ?) > 0
			ORDER BY updated_at DESC, id DESC LIMIT ?`,
		args: [accountId, at, id, toSearchText(text), tag === null ? '' : JSON.stringify(tag), most],
	});
	return rows.map(templateRowOf);
}

/** Every tag of the account's templates, as often as it is used. */
export async function findTemplateTags(db: Database, accountId: string): Promise<readonly string[]> {
	const rows = await db.read({ sql: 'SELECT tags FROM templates WHERE account_id = ?', args: [accountId] });
	return rows.flatMap((row) => tagsOf(row));
}

export async function findTemplate(db: Database, accountId: string, id: string): Promise<TemplateRow | null> {
	const sql = `SELECT ${COLUMNS} FROM templates WHERE id = ? AND account_id = ?`;
	const [row] = await db.read({ sql, args: [id, accountId] });
	return row === undefined ? null : templateRowOf(row);
}

/** Gives back a row, or none when the account has as many as it can keep: counted by the statement that inserts. */
export function insertTemplate(accountId: string, id: string, template: TemplateText, now: Date): Statement {
	return {
		sql: `INSERT INTO templates (id, account_id, title, body, tags, search_text, created_at, updated_at)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM templates WHERE account_id = ?) < ?
			RETURNING id`,
		args: [id, accountId, ...valuesOf(template), now.getTime(), now.getTime(), accountId, MOST_TEMPLATES],
	};
}

/** Gives back a row when there is such a template. */
export function updateTemplate(accountId: string, id: string, template: TemplateText, now: Date): Statement {
	return {
		sql: `UPDATE templates SET title = ?, body = ?, tags = ?, search_text = ?, updated_at = ?
			WHERE id = ? AND account_id = ? RETURNING id`,
		args: [...valuesOf(template), now.getTime(), id, accountId],
	};
}

/** Gives back a row when there was something to delete. */
export function deleteTemplate(accountId: string, id: string): Statement {
	return { sql: 'DELETE FROM templates WHERE id = ? AND account_id = ? RETURNING id', args: [id, accountId] };
}

const valuesOf = ({ title, body, tags }: TemplateText): InValue[] => [
	toStoredText(title),
	toStoredText(body),
	JSON.stringify(tags),
	toSearchText(title, ...tags, body),
];

function templateRowOf(row: Row): TemplateRow {
	return {
		id: String(row['id']),
		title: fromStoredText(row['title'] ?? null),
		body: fromStoredText(row['body'] ?? null),
		tags: tagsOf(row),
		updatedAt: new Date(Number(row['updated_at'])),
	};
}

const tagsOf = (row: Row): string[] => JSON.parse(String(row['tags'])) as string[];
