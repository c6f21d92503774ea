import { expect, test } from 'vitest';
import { temporaryDatabase } from '#support/temporary-database';
import { createEmulatorStore } from './emulator.ts';

test('another store on the same database reads what was written, in the order in which objects were made', async () => {
	const db = await temporaryDatabase();
	const store = createEmulatorStore(db);
	await store.save([
		{ id: 'b', body: '{"n":1}' },
		{ id: 'a', body: '{"n":1}' },
	]);
	await store.save([{ id: 'b', body: '{"n":2}' }]);
	await store.save([{ id: 'a', body: null }]);
	const all = await createEmulatorStore(db).changedSince(0);
	expect(all.map(({ id, body }) => [id, body])).toEqual([
		['b', '{"n":2}'],
		['a', null],
	]);
});

test('only what was written after a revision is read again', async () => {
	const store = createEmulatorStore(await temporaryDatabase());
	await store.save([{ id: 'a', body: '{}' }]);
	const [first] = await store.changedSince(0);
	expect(await store.changedSince(first?.revision ?? 0)).toEqual([]);
	await store.save([{ id: 'b', body: '{}' }]);
	expect((await store.changedSince(first?.revision ?? 0)).map(({ id }) => id)).toEqual(['b']);
});
