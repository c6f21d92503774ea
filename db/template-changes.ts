import type { InValue } from '@libsql/client';
import type { Statement } from './client.ts';
import { toSearchText } from './search-text.ts';
import { toStoredText } from './stored-text.ts';
import { type NewTemplate, TEMPLATE_COLUMNS, type TemplateText } from './templates.ts';

/** The new content of a template; undefined: that field stays unchanged. */
export interface TemplateChange extends TemplateText {
	readonly source: string | null | undefined;
	readonly isPinned: boolean | undefined;
}

/** The owner's account, and how many templates it may keep. */
export interface TemplateOwner {
	readonly id: string;
	readonly most: number;
}

/** Returns a row, or none when the account is full: the inserting statement counts. */
export function insertTemplate(owner: TemplateOwner, id: string, template: NewTemplate, now: Date): Statement {
	return {
		sql: `${INSERT} RETURNING id`,
		args: insertArgs(owner, id, template, now),
	};
}

/**
 * Two statements for one transaction: the first returns a row when the account has the same template already, and the second
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

/** Returns the changed row, when there is such a template. */
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

/** Returns the changed row, when there is such a template. Pinning does not change its date. */
export function pinTemplate(accountId: string, id: string, isPinned: boolean): Statement {
	const sql = `UPDATE templates SET is_pinned = ? WHERE id = ? AND account_id = ? RETURNING ${TEMPLATE_COLUMNS}`;
	return { sql, args: [Number(isPinned), id, accountId] };
}

/** Returns a row when a template was deleted. */
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
