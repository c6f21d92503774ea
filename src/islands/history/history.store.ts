import type { HistoryEntry, HistoryPage } from '#contract/history';
import { atom } from '#islands/store/atom.ts';
import { callApi } from '../account-api.ts';
import { createList } from '../lists/list.store.ts';

const ADDRESS = '/api/account/history';

/** The searched text. */
export const $search = atom('');

const list = createList<HistoryEntry, string>((text, before) => {
	const search = new URLSearchParams({ ...(text !== '' && { q: text }), ...(before !== null && { before }) });
	return callApi<HistoryPage>('GET', search.size > 0 ? `${ADDRESS}?${search}` : ADDRESS);
}, '');

export const $history = list.$list;
export const { more: showMore, reload: reloadHistory } = list;

export function searchHistory(text: string): void {
	$search.set(text);
	void list.show(text);
}

/** An entry that does not exist any more counts as deleted. */
export async function removeEntry(id: string): Promise<boolean> {
	const outcome = await callApi('DELETE', `${ADDRESS}/${encodeURIComponent(id)}`);
	if (!outcome.isOk && outcome.refusal.status !== 404) return false;
	list.change((items) => items.filter((item) => item.id !== id));
	const now = $history.get();
	if (now.kind === 'ready' && now.items.length === 0) await list.reload();
	return true;
}

export async function removeAllEntries(): Promise<boolean> {
	const outcome = await callApi('DELETE', ADDRESS);
	if (outcome.isOk) await list.reload();
	return outcome.isOk;
}
