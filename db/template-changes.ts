import type { InValue } from '@libsql/client';
import type { Statement } from './client.ts';
import { toSearchText } from './search-text.ts';
import { toStoredText } from './stored-text.ts';
import { type NewTemplate, TEMPLATE_COLUMNS, type TemplateText } from './templates.ts';

/** What is put in the place of a template; undefined: that part stays as it is. */
export interface TemplateChange extends TemplateText {
	readonly source: string | null | undefined;
	readonly isPinned: boolean | undefined;
}

/** Whose it is to be, and how many the account may keep. */
export interface TemplateOwner {
	readonly id: string;
	readonly most: number;
}

/** Gives back a row, or none when the account has as many as it can keep: counted by the statement that inserts. */
export function insertTemplate(owner: TemplateOwner, id: string, template: NewTemplate, now: Date): Statement {
	return {
		sql: `${INSERT} RETURNING id`,
		args: insertArgs(owner, id, template, now),
	};
}

/**
 * Two statements for one transaction: the first gives a row when the account has just this template already, and the second
 * then inserts nothing.
 */
export function insertUnlessKept(owner: TemplateOwner, id: string, template: NewTemplate, now: Date): Statement[] {
	const [title = null, body = null, tags = null] = valuesOf(template);
	const sameArgs = [owner.id, title, body, tags, template.source];
	return [
		{ sql: SAME, args: sameArgs },
		{
			sql: `${INSERT} AND NOT EXISTS (${SAME}) RETURNING id`,
			args: [...insertArgs(owner, id, template, now), ...sameArgs],
		},
	];
}

/** Gives back the row as it then is, when there is such a template. */
export function updateTemplate(accountId: string, id: string, change: TemplateChange, now: Date): Statement {
	const { source, isPinned } = change;
	const pin = isPinned === undefined ? null : Number(isPinned);
	return {
		sql: `UPDATE templates SET title = ?, body = ?, tags = ?, search_text = ?, updated_at = ?,
			source = CASE WHEN ? THEN source ELSE ? END, is_pinned = coalesce(?, is_pinned)
			WHERE id = ? AND account_id = ? RETURNING ${TEMPLATE_COLUMNS}`,
		args: [...valuesOf(change), now.getTime(), Number(source === undefined), source ?? null, pin, id, accountId],
	};
}

/** Gives back the row as it then is, when there is such a template. To pin is not to change: its date stays. */
export function pinTemplate(accountId: string, id: string, isPinned: boolean): Statement {
	const sql = `UPDATE templates SET is_pinned = ? WHERE id = ? AND account_id = ? RETURNING ${TEMPLATE_COLUMNS}`;
	return { sql, args: [Number(isPinned), id, accountId] };
}

/** Gives back a row when there was something to delete. */
export function deleteTemplate(accountId: string, id: string): Statement {
	return { sql: 'DELETE FROM templates WHERE id = ? AND account_id = ? RETURNING id', args: [id, accountId] };
}

const INSERT = `INSERT INTO templates (id, account_id, title, body, tags, search_text, source, is_pinned, created_at, updated_at)
	SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM templates WHERE account_id = ?) < ?`;
const SAME = `SELECT 1 FROM templates WHERE account_id = ? AND title = ? AND body = ? AND tags = ? AND source IS ?`;

function insertArgs(owner: TemplateOwner, id: string, template: NewTemplate, now: Date): InValue[] {
	const { source, isPinned, updatedAt } = template;
	const times = [now.getTime(), updatedAt.getTime()];
	return [id, owner.id, ...valuesOf(template), source, Number(isPinned), ...times, owner.id, owner.most];
}

const valuesOf = ({ title, body, tags }: TemplateText): InValue[] => [
	toStoredText(title),
	toStoredText(body),
	JSON.stringify(tags),
	toSearchText(title, ...tags, body),
];
