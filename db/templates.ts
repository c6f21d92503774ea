import type { Row } from '@libsql/client';
import type { Database } from './client.ts';
import { FIRST_PLACE, type Place } from './place.ts';
import { toSearchText } from './search-text.ts';
import { fromStoredText } from './stored-text.ts';

export interface TemplateText {
	readonly title: string;
	readonly body: string;
	readonly tags: readonly string[];
}

export interface NewTemplate extends TemplateText {
	/** The source it was made from, as JSON; null: unknown. */
	readonly source: string | null;
	readonly isPinned: boolean;
	readonly updatedAt: Date;
}

export interface TemplateRow extends NewTemplate {
	readonly id: string;
}

export interface TemplateSearch {
	readonly accountId: string;
	/** Empty: everything. */
	readonly text: string;
	/** null: with any tags. */
	readonly tag: string | null;
	/** null: begin with the template that was changed last. */
	readonly after: Place | null;
	readonly most: number;
}

export const TEMPLATE_COLUMNS = 'id, title, body, tags, source, is_pinned, updated_at';
/** Larger than any time in milliseconds, with no more digits than a place in a list may have. */
const PINNED_RANK = 100_000_000_000_000;
/** One number to sort by: pinned templates first, then by the time of the last change. */
const RANK = `(updated_at + is_pinned * ${PINNED_RANK})`;

/** The `at` value of the place behind this row. */
export const rankOf = ({ isPinned, updatedAt }: TemplateRow): number =>
	updatedAt.getTime() + (isPinned ? PINNED_RANK : 0);

/** Pinned ones first, then the last changed. */
export async function findTemplates(db: Database, search: TemplateSearch): Promise<readonly TemplateRow[]> {
	const { accountId, text, tag, most } = search;
	const { at, id } = search.after ?? FIRST_PLACE;
	const rows = await db.read({
		sql: `SELECT ${TEMPLATE_COLUMNS} FROM templates
			WHERE account_id = ? AND (${RANK}, id) < (?, ?) AND instr(search_text, ?) > 0 AND instr(tags, ?) > 0
			ORDER BY ${RANK} DESC, id DESC LIMIT ?`,
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
	const sql = `SELECT ${TEMPLATE_COLUMNS} FROM templates WHERE id = ? AND account_id = ?`;
	const [row] = await db.read({ sql, args: [id, accountId] });
	return row === undefined ? null : templateRowOf(row);
}

/** Every template of the account, in the order of the list. */
export async function findAllTemplates(db: Database, accountId: string): Promise<readonly TemplateRow[]> {
	const sql = `SELECT ${TEMPLATE_COLUMNS} FROM templates WHERE account_id = ? ORDER BY ${RANK} DESC, id DESC`;
	return (await db.read({ sql, args: [accountId] })).map(templateRowOf);
}

export function templateRowOf(row: Row): TemplateRow {
	return {
		id: String(row['id']),
		title: fromStoredText(row['title'] ?? null),
		body: fromStoredText(row['body'] ?? null),
		tags: tagsOf(row),
		source: row['source'] === null ? null : String(row['source']),
		isPinned: row['is_pinned'] === 1,
		updatedAt: new Date(Number(row['updated_at'])),
	};
}

const tagsOf = (row: Row): string[] => JSON.parse(String(row['tags'])) as string[];
