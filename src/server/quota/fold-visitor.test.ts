import { expect, test } from 'vitest';
import { takeUnit } from '#db/usage';
import { signedIn } from '#support/signed-in';
import { type TestRuntime, testRuntime } from '#support/test-runtime';
import { foldVisitor } from './fold-visitor.ts';
import { periodAt } from './period.ts';

async function use(runtime: TestRuntime, subject: string, times: number): Promise<void> {
	const { start } = periodAt(runtime.now(), runtime.catalogue.quota);
	for (let i = 0; i < times; i += 1) await runtime.db.write([takeUnit(start, [{ subject, limit: null }])]);
}

async function usedBy(runtime: TestRuntime, subject: string): Promise<number> {
	const rows = await runtime.db.read({ sql: 'SELECT sum(used) AS n FROM usage WHERE subject = ?', args: [subject] });
	return Number(rows[0]?.['n'] ?? 0);
}

test('a visitor’s use of this week counts for the account at its first sign-in', async () => {
	const runtime = await testRuntime();
	const { id } = await signedIn(runtime.db);
	await use(runtime, 'visitor:v1', 2);
	await use(runtime, `account:${id}`, 1);
	await foldVisitor(runtime, 'v1', id);
	expect(await usedBy(runtime, `account:${id}`)).toBe(3);
	expect(await usedBy(runtime, 'visitor:v1')).toBe(2);
});

test('fifty simultaneous sign-ins count it once', async () => {
	const runtime = await testRuntime();
	const { id } = await signedIn(runtime.db);
	await use(runtime, 'visitor:v1', 2);
	await Promise.all(Array.from({ length: 50 }, () => foldVisitor(runtime, 'v1', id)));
	expect(await usedBy(runtime, `account:${id}`)).toBe(2);
});

test('the same use does not count for a second account from that browser', async () => {
	const runtime = await testRuntime();
	const [first, second] = [await signedIn(runtime.db), await signedIn(runtime.db)];
	await use(runtime, 'visitor:v1', 1);
	await Promise.all([foldVisitor(runtime, 'v1', first.id), foldVisitor(runtime, 'v1', second.id)]);
	expect((await usedBy(runtime, `account:${first.id}`)) + (await usedBy(runtime, `account:${second.id}`))).toBe(1);
});

test('only the first sign-in takes over use: a later one from another browser does not', async () => {
	const runtime = await testRuntime();
	const { id } = await signedIn(runtime.db);
	await foldVisitor(runtime, null, id);
	await use(runtime, 'visitor:v2', 1);
	await foldVisitor(runtime, 'v2', id);
	expect(await usedBy(runtime, `account:${id}`)).toBe(0);
});

test('use of an earlier week is not taken over', async () => {
	const runtime = await testRuntime();
	const { id } = await signedIn(runtime.db);
	await use(runtime, 'visitor:v1', 1);
	await foldVisitor({ ...runtime, now: () => new Date('2026-11-25T12:00:00Z') }, 'v1', id);
	expect(await usedBy(runtime, `account:${id}`)).toBe(0);
});
