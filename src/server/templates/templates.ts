import { TAG_MAX_CHARS, TEMPLATE_BODY_MAX_CHARS, TEMPLATE_MAX_TAGS, TEMPLATE_TITLE_MAX_CHARS } from '#contract/limits';
import { PAGE_LENGTH } from '#contract/list-place';
import type { Template, TemplateInput, TemplatesPage, TemplatesQuery } from '#contract/templates';
import {
	deleteTemplate,
	findTemplate,
	findTemplates,
	findTemplateTags,
	insertTemplate,
	type TemplateRow,
	updateTemplate,
} from '#db/templates';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { readPlace, writePlace } from '../list-place.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { titleOfCopy } from './title-of-copy.ts';

const MOST_CHARS = TEMPLATE_TITLE_MAX_CHARS + TEMPLATE_BODY_MAX_CHARS + TEMPLATE_MAX_TAGS * TAG_MAX_CHARS;
/** Every character written as a `\uXXXX` escape. */
export const TEMPLATE_MAX_BYTES = 6 * MOST_CHARS + 1024;

export async function listTemplates({ db }: Runtime, caller: Account, query: TemplatesQuery): Promise<TemplatesPage> {
	const { q: text, tag = null, before } = query;
	const search = { accountId: caller.id, text, tag, after: readPlace(before), most: PAGE_LENGTH + 1 };
	const [rows, tags] = await Promise.all([findTemplates(db, search), findTemplateTags(db, caller.id)]);
	const page = rows.slice(0, PAGE_LENGTH);
	const last = rows.length > PAGE_LENGTH ? page.at(-1) : undefined;
	return {
		templates: page.map((row) => templateOf(row, caller)),
		tags: mostUsedFirst(tags),
		next: writePlace(last ? { at: last.updatedAt.getTime(), id: last.id } : null),
	};
}

/** Refused with `too_many_templates` when the account is full. */
export async function createTemplate(runtime: Runtime, caller: Account, input: TemplateInput): Promise<Template> {
	const now = runtime.now();
	const id = timeOrderedId(now, randomBytes(10));
	const [inserted = []] = await runtime.db.write([insertTemplate(caller.id, id, input, now)]);
	if (inserted.length === 0) throw new AppError('too_many_templates');
	return templateOf({ ...input, id, updatedAt: now }, caller);
}

/** Throws `not_found` for a template that is not the caller's. */
export async function changeTemplate(
	runtime: Runtime,
	caller: Account,
	id: string,
	input: TemplateInput,
): Promise<Template> {
	const now = runtime.now();
	const [updated = []] = await runtime.db.write([updateTemplate(caller.id, id, input, now)]);
	if (updated.length === 0) throw new AppError('not_found');
	return templateOf({ ...input, id, updatedAt: now }, caller);
}

/** Throws `not_found` for a template that is not the caller's, `too_many_templates` when the account is full. */
export async function duplicateTemplate(runtime: Runtime, caller: Account, id: string): Promise<Template> {
	const original = await findTemplate(runtime.db, caller.id, id);
	if (original === null) throw new AppError('not_found');
	const { title, body, tags } = original;
	return createTemplate(runtime, caller, { title: titleOfCopy(title), body, tags: [...tags] });
}

/** Throws `not_found` for a template that is not the caller's. */
export async function forgetTemplate({ db }: Runtime, caller: Account, id: string): Promise<{ ok: true }> {
	const [deleted = []] = await db.write([deleteTemplate(caller.id, id)]);
	if (deleted.length === 0) throw new AppError('not_found');
	return { ok: true };
}

function mostUsedFirst(tags: readonly string[]): string[] {
	const uses = new Map<string, number>();
	for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
	return [...uses].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([tag]) => tag);
}

const templateOf = ({ id, title, body, tags, updatedAt }: TemplateRow, caller: Account): Template => ({
	id,
	title,
	body,
	...(tags.length > 0 && { tags: [...tags] }),
	updated_at: updatedAt.toISOString(),
	plan: caller.isPro ? 'pro' : 'free',
});
