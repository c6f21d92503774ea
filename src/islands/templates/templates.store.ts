import type { Template, TemplateInput, TemplatesPage } from '#contract/templates';
import { atom } from '#islands/store/atom.ts';
import { type ApiOutcome, callApi } from '../account-api.ts';
import { createList } from '../lists/list.store.ts';

export interface TemplateFilter {
	readonly text: string;
	/** Filter by tag; null: with any tags. */
	readonly tag: string | null;
}

const ADDRESS = '/api/user-templates';

/** Every tag of the account, whatever is on show. */
export const $tags = atom<readonly string[]>([]);
export const $filter = atom<TemplateFilter>({ text: '', tag: null });

const list = createList<Template, TemplateFilter>(async (filter, before) => {
	const outcome = await callApi<TemplatesPage>('GET', `${ADDRESS}${searchOf(filter, before)}`);
	if (!outcome.isOk) return outcome;
	const { templates: items, next, tags } = outcome.answer;
	$tags.set(tags);
	return { isOk: true, answer: { items, next } };
}, $filter.get());

export const $templates = list.$list;
export const { more: showMore, reload: reloadTemplates } = list;

export function filterTemplates(change: Partial<TemplateFilter>): void {
	$filter.set({ ...$filter.get(), ...change });
	void list.show($filter.get());
}

/** Creates a template, or replaces the one with this id; the list then begins with it. */
export async function saveTemplate(id: string | null, input: TemplateInput): Promise<ApiOutcome<Template>> {
	const outcome = await callApi<Template>(id === null ? 'POST' : 'PUT', addressOf(id), input);
	if (outcome.isOk) await list.reload();
	return outcome;
}

export async function duplicateTemplate(id: string): Promise<ApiOutcome<Template>> {
	const outcome = await callApi<Template>('POST', `${addressOf(id)}/duplicate`);
	if (outcome.isOk) await list.reload();
	return outcome;
}

export async function pinTemplate(id: string, pinned: boolean): Promise<ApiOutcome<Template>> {
	const outcome = await callApi<Template>('PATCH', addressOf(id), { pinned });
	if (outcome.isOk) await list.reload();
	return outcome;
}

/** A template that does not exist any more counts as deleted. */
export async function removeTemplate(id: string): Promise<boolean> {
	const outcome = await callApi('DELETE', addressOf(id));
	if (!outcome.isOk && outcome.refusal.status !== 404) return false;
	list.change((items) => items.filter((item) => item.id !== id));
	await list.reload();
	return true;
}

const addressOf = (id: string | null): string => (id === null ? ADDRESS : `${ADDRESS}/${encodeURIComponent(id)}`);

function searchOf({ text, tag }: TemplateFilter, before: string | null): string {
	const search = new URLSearchParams();
	if (text !== '') search.set('q', text);
	if (tag !== null) search.set('tag', tag);
	if (before !== null) search.set('before', before);
	return search.size > 0 ? `?${search}` : '';
}
