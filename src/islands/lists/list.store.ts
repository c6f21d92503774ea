import { atom, type ReadableAtom } from '#islands/store/atom.ts';
import type { ApiOutcome } from '../account-api.ts';

export interface ListPage<Item> {
	readonly items: readonly Item[];
	/** The server's mark for the next page; null at the end. */
	readonly next: string | null;
}

export type ListState<Item> =
	| { readonly kind: 'loading' | 'failed' }
	| (ListPage<Item> & {
			readonly kind: 'ready';
			/** The request in progress: for more rows, or for another filter. */
			readonly pending: 'more' | 'filter' | null;
			readonly hasMoreFailed: boolean;
	  });

export interface List<Item, Filter> {
	readonly $list: ReadableAtom<ListState<Item>>;
	/** Shows the rows that match `filter`; the present rows stay until the answer is there. */
	show(filter: Filter): Promise<void>;
	/** Repeats the last request. */
	reload(): Promise<void>;
	more(): Promise<void>;
	/** Applies the answer of a call that changed the list. */
	change(how: (items: readonly Item[]) => readonly Item[]): void;
}

/**
 * A paged list. Of several pending requests only the latest counts. A page without items
 * but with a next one is skipped, since the server searches a long list in parts.
 */
export function createList<Item, Filter>(
	fetchPage: (filter: Filter, before: string | null) => Promise<ApiOutcome<ListPage<Item>>>,
	first: Filter,
): List<Item, Filter> {
	const $list = atom<ListState<Item>>({ kind: 'loading' });
	let filter = first;
	let asked = 0;

	async function fetchFilled(before: string | null, isWanted: () => boolean): Promise<ApiOutcome<ListPage<Item>>> {
		const outcome = await fetchPage(filter, before);
		const isPassed = outcome.isOk && outcome.answer.items.length === 0 && outcome.answer.next !== null;
		return isPassed && isWanted() ? fetchFilled(outcome.answer.next, isWanted) : outcome;
	}

	/** The answer, or null when another filter was set meanwhile. */
	async function ask(before: string | null): Promise<ApiOutcome<ListPage<Item>> | null> {
		asked += 1;
		const mine = asked;
		const outcome = await fetchFilled(before, () => mine === asked);
		return mine === asked ? outcome : null;
	}

	async function show(wanted: Filter): Promise<void> {
		filter = wanted;
		const now = $list.get();
		$list.set(now.kind === 'ready' ? { ...now, pending: 'filter' } : { kind: 'loading' });
		const outcome = await ask(null);
		if (outcome) $list.set(outcome.isOk ? readyOf(outcome.answer) : { kind: 'failed' });
	}

	async function more(): Promise<void> {
		const now = $list.get();
		if (now.kind !== 'ready' || now.next === null || now.pending) return;
		$list.set({ ...now, pending: 'more', hasMoreFailed: false });
		const outcome = await ask(now.next);
		const then = $list.get();
		if (!outcome || then.kind !== 'ready') return;
		if (!outcome.isOk) $list.set({ ...then, pending: null, hasMoreFailed: true });
		else $list.set(readyOf({ ...outcome.answer, items: [...then.items, ...outcome.answer.items] }));
	}

	function change(how: (items: readonly Item[]) => readonly Item[]): void {
		const now = $list.get();
		if (now.kind === 'ready') $list.set({ ...now, items: how(now.items) });
	}

	return { $list, show, reload: () => show(filter), more, change };
}

const readyOf = <Item>({ items, next }: ListPage<Item>): ListState<Item> => ({
	kind: 'ready',
	items,
	next,
	pending: null,
	hasMoreFailed: false,
});
