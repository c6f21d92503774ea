import { expect, test } from 'vitest';
import type { ApiOutcome, ApiRefusal } from '../account-api.ts';
import { createList, type ListPage } from './list.store.ts';

interface Asked {
	readonly filter: string;
	readonly before: string | null;
	answer(outcome: ListPage<string> | 'refused'): Promise<void>;
}

/** A list whose calls stay open until the test answers them. */
function listInHand() {
	const asked: Asked[] = [];
	const list = createList<string, string>(
		(filter, before) =>
			new Promise<ApiOutcome<ListPage<string>>>((resolve) => {
				asked.push({
					filter,
					before,
					answer: async (page) => {
						const refusal: ApiRefusal = { code: 'unavailable', message: 'No.', field: null, status: 503 };
						resolve(page === 'refused' ? { isOk: false, refusal } : { isOk: true, answer: page });
						await new Promise(setImmediate);
					},
				});
			}),
		'',
	);
	const nth = (at: number): Asked => {
		const one = asked[at];
		if (!one) throw new Error(`call ${at} was not made`);
		return one;
	};
	return { list, asked, nth };
}

const page = (items: string[], next: string | null = null) => ({ items, next });

test('shows the first page, then the following rows', async () => {
	const { list, nth } = listInHand();
	void list.reload();
	expect(list.$list.get().kind).toBe('loading');
	await nth(0).answer(page(['a', 'b'], 'p2'));
	void list.more();
	expect(list.$list.get()).toMatchObject({ items: ['a', 'b'], pending: 'more' });
	expect(nth(1).before).toBe('p2');
	await nth(1).answer(page(['c']));
	expect(list.$list.get()).toMatchObject({ items: ['a', 'b', 'c'], next: null, pending: null });
});

test('keeps the shown rows until the answer for another filter arrives', async () => {
	const { list, nth } = listInHand();
	void list.reload();
	await nth(0).answer(page(['a']));
	void list.show('x');
	expect(list.$list.get()).toMatchObject({ items: ['a'], pending: 'filter' });
	await nth(1).answer(page([]));
	expect(list.$list.get()).toMatchObject({ items: [], pending: null });
});

test('the answer to an earlier filter changes nothing', async () => {
	const { list, nth } = listInHand();
	void list.show('slow');
	void list.show('fast');
	await nth(1).answer(page(['fast']));
	await nth(0).answer(page(['slow']));
	expect(list.$list.get()).toMatchObject({ items: ['fast'] });
});

test('further rows of an earlier filter are dropped', async () => {
	const { list, nth } = listInHand();
	void list.reload();
	await nth(0).answer(page(['a'], 'p2'));
	void list.more();
	void list.show('x');
	await nth(2).answer(page(['x']));
	await nth(1).answer(page(['b']));
	expect(list.$list.get()).toMatchObject({ items: ['x'] });
});

test('goes on past pages without matching rows', async () => {
	const { list, asked, nth } = listInHand();
	void list.show('needle');
	await nth(0).answer(page([], 'p2'));
	await nth(1).answer(page([], 'p3'));
	await nth(2).answer(page(['needle']));
	expect(asked.map(({ before }) => before)).toEqual([null, 'p2', 'p3']);
	expect(list.$list.get()).toMatchObject({ items: ['needle'] });
});

test('stops when another filter is set', async () => {
	const { list, asked, nth } = listInHand();
	void list.show('needle');
	void list.show('other');
	await nth(0).answer(page([], 'p2'));
	expect(asked).toHaveLength(2);
});

test('a refusal of the first page is shown; after one of a later page the rows stay and it can be tried again', async () => {
	const { list, nth } = listInHand();
	void list.reload();
	await nth(0).answer('refused');
	expect(list.$list.get()).toEqual({ kind: 'failed' });
	void list.reload();
	await nth(1).answer(page(['a'], 'p2'));
	void list.more();
	await nth(2).answer('refused');
	expect(list.$list.get()).toMatchObject({ items: ['a'], next: 'p2', hasMoreFailed: true });
	void list.more();
	await nth(3).answer(page(['b']));
	expect(list.$list.get()).toMatchObject({ items: ['a', 'b'], hasMoreFailed: false });
});
