import { TAG_MAX_CHARS, TEMPLATE_BODY_MAX_CHARS, TEMPLATE_MAX_TAGS, TEMPLATE_TITLE_MAX_CHARS } from '#contract/limits';
import { PAGE_LENGTH } from '#contract/list-place';
import type { Template, TemplateInput, TemplateSource, TemplatesPage, TemplatesQuery } from '#contract/templates';
import { deleteTemplate, insertTemplate, pinTemplate, type TemplateOwner, updateTemplate } from '#db/template-changes';
import {
	findTemplate,
	findTemplates,
	findTemplateTags,
	type NewTemplate,
	rankOf,
	type TemplateRow,
	templateRowOf,
} from '#db/templates';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { readPlace, writePlace } from '../list-place.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { titleOfCopy } from './title-of-copy.ts';

const MOST_CHARS = TEMPLATE_TITLE_MAX_CHARS + TEMPLATE_BODY_MAX_CHARS + TEMPLATE_MAX_TAGS * TAG_MAX_CHARS;
/** Enough for a text with every character escaped as `\uXXXX`, and for the template's source. */
export const TEMPLATE_MAX_BYTES = 6 * MOST_CHARS + 64 * 1024;

export async function listTemplates({ db }: Runtime, caller: Account, query: TemplatesQuery): Promise<TemplatesPage> {
	const { q: text, tag = null, before } = query;
	const search = { accountId: caller.id, text, tag, after: readPlace(before), most: PAGE_LENGTH + 1 };
	const [rows, tags] = await Promise.all([findTemplates(db, search), findTemplateTags(db, caller.id)]);
	const page = rows.slice(0, PAGE_LENGTH);
	const last = rows.length > PAGE_LENGTH ? page.at(-1) : undefined;
	return {
		templates: page.map((row) => templateOf(row, caller)),
		tags: mostUsedFirst(tags),
		next: writePlace(last ? { at: rankOf(last), id: last.id } : null),
	};
}

/** Throws `too_many_templates` when the account is full. */
export async function createTemplate(runtime: Runtime, caller: Account, input: TemplateInput): Promise<Template> {
	const now = runtime.now();
	const id = timeOrderedId(now, randomBytes(10));
	const template = { ...newTemplateOf(input), updatedAt: now };
	const [inserted = []] = await runtime.db.write([insertTemplate(ownerOf(runtime, caller), id, template, now)]);
	if (inserted.length === 0) throw new AppError('too_many_templates');
	return templateOf({ ...template, id }, caller);
}

/** Throws `not_found` for a template that is not the caller's. */
export async function changeTemplate(
	runtime: Runtime,
	caller: Account,
	id: string,
	input: TemplateInput,
): Promise<Template> {
	const { title, body, tags, source, pinned: isPinned } = input;
	const change = { title, body, tags, isPinned, source: source === undefined ? undefined : sourceAsKept(source) };
	const [[updated] = []] = await runtime.db.write([updateTemplate(caller.id, id, change, runtime.now())]);
	if (updated === undefined) throw new AppError('not_found');
	return templateOf(templateRowOf(updated), caller);
}

/** Throws `not_found` for a template that is not the caller's. */
export async function setPinned({ db }: Runtime, caller: Account, id: string, isPinned: boolean): Promise<Template> {
	const [[updated] = []] = await db.write([pinTemplate(caller.id, id, isPinned)]);
	if (updated === undefined) throw new AppError('not_found');
	return templateOf(templateRowOf(updated), caller);
}

/** Throws `not_found` for a template that is not the caller's, `too_many_templates` when the account is full. */
export async function duplicateTemplate(runtime: Runtime, caller: Account, id: string): Promise<Template> {
	const original = await findTemplate(runtime.db, caller.id, id);
	if (original === null) throw new AppError('not_found');
	const { title, body, tags, source = null } = templateOf(original, caller);
	return createTemplate(runtime, caller, { title: titleOfCopy(title), body, tags: tags ?? [], source });
}

/** Throws `not_found` for a template that is not the caller's. */
export async function forgetTemplate({ db }: Runtime, caller: Account, id: string): Promise<{ ok: true }> {
	const [deleted = []] = await db.write([deleteTemplate(caller.id, id)]);
	if (deleted.length === 0) throw new AppError('not_found');
	return { ok: true };
}

/** The caller, with the room that the plan gives. */
export function ownerOf({ catalogue }: Runtime, { id, isPro }: Account): TemplateOwner {
	return { id, most: (isPro ? catalogue.pro : catalogue.free).templates };
}

export function newTemplateOf({ title, body, tags, source, pinned }: TemplateInput): Omit<NewTemplate, 'updatedAt'> {
	return { title, body, tags, source: sourceAsKept(source ?? null), isPinned: pinned ?? false };
}

function mostUsedFirst(tags: readonly string[]): string[] {
	const uses = new Map<string, number>();
	for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
	return [...uses].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([tag]) => tag);
}

/** A row in the form of the contract. */
function templateOf(row: TemplateRow, caller: Pick<Account, 'isPro'>): Template {
	const { id, title, body, tags, source, isPinned, updatedAt } = row;
	return {
		id,
		title,
		body,
		...(tags.length > 0 && { tags: [...tags] }),
		...(source !== null && { source: JSON.parse(source) as TemplateSource }),
		pinned: isPinned,
		updated_at: updatedAt.toISOString(),
		plan: caller.isPro ? 'pro' : 'free',
	};
}

/** Stored as JSON, which can escape every UTF-16 unit, so that a TEXT column loses nothing. */
const sourceAsKept = (source: TemplateSource | null): string | null => source && JSON.stringify(source);
