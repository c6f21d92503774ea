import { expect, test } from 'vitest';
import { temporaryDatabase } from '#support/temporary-database';
import { createEmulatorStore } from './emulator.ts';

test('another store on the same database reads all objects, in the order of their creation', async () => {
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

test('only objects written after a revision are read again', async () => {
	const store = createEmulatorStore(await temporaryDatabase());
	await store.save([{ id: 'a', body: '{}' }]);
	const [first] = await store.changedSince(0);
	expect(await store.changedSince(first?.revision ?? 0)).toEqual([]);
	await store.save([{ id: 'b', body: '{}' }]);
	expect((await store.changedSince(first?.revision ?? 0)).map(({ id }) => id)).toEqual(['b']);
});
