import { expect, test } from 'vitest';
import type { Database } from '#db/client';
import { insertReviewIfChanged } from '#db/reviews';
import { operatedServer } from '#support/run-admin';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 12, minute));

async function write(db: Database, id: string, review: { name?: string; stars?: number; text?: string } = {}) {
	const row = {
		id,
		accountId: null,
		name: 'Ann',
		email: 'ann@example.com',
		stars: 1,
		text: 'I did not like it at all.',
	};
	await db.write([
		{ sql: 'INSERT INTO attempts (subject, count, since) VALUES (?, 1, 0)', args: [id] },
		insertReviewIfChanged({ ...row, ...review, createdAt: at(Number(id.slice(1))) }),
	]);
}

const stateOf = async (db: Database, id: string) =>
	(await db.read({ sql: 'SELECT decision FROM reviews WHERE id = ?', args: [id] }))[0]?.['decision'];

test('a review is listed, read and approved, and can be withdrawn with a stored reason', async () => {
	const { admin, json, db } = await operatedServer();
	await write(db, 'r1');
	await write(db, 'r2', { name: 'Bo', stars: 5, text: 'Buy now\n\u001b[2Jat example' });
	const { printed } = await admin('reviews');
	expect(printed).toContain(
		'r1  2026-11-18  1 of 5  waiting\n  Ann <ann@example.com>\n  | I did not like it at all.\n',
	);
	expect(printed).toContain('  | Buy now\n  | \\u{1b}[2Jat example\n');

	expect((await admin('reviews', 'approve', 'r1', '--dry-run')).printed).toBe(
		'Would be done: The review by Ann (1 of 5) is approved and public.\n',
	);
	expect(await stateOf(db, 'r1')).toBeNull();
	expect((await admin('reviews', 'approve', 'r1', '--note', 'a customer')).code).toBe(0);
	expect(await stateOf(db, 'r1')).toBe('approved');
	expect(await admin('reviews', 'approve', 'r1')).toMatchObject({ code: 1 });
	expect(await json('reviews', 'reject', 'r1', 'r2', '--reason', 'advertising')).toMatchObject({
		done: true,
		ids: ['r1', 'r2'],
	});
	expect(await json('reviews', 'show', 'r1')).toMatchObject({
		state: 'rejected',
		decisions: [
			{ decision: 'approved', reason: 'within-policy', note: 'a customer' },
			{ decision: 'rejected', reason: 'advertising', note: '' },
		],
	});
	expect((await admin('reviews')).printed).toBe('No review waits.\n');
	expect(await json('reviews', '--state', 'rejected')).toHaveLength(2);
});

test('a review is rejected for a reason of the policy, not for its opinion', async () => {
	const { admin, db } = await operatedServer();
	await write(db, 'r1');
	for (const args of [[], ['--reason', 'negative'], ['--reason', 'low rating'], ['--reason', '']]) {
		expect(await admin('reviews', 'reject', 'r1', ...args)).toMatchObject({
			code: 2,
			printed: expect.stringContaining('one of: not-genuine, advertising, private-details'),
		});
	}
	expect((await admin('reviews', 'reject', 'r1', 'r9', '--reason', 'advertising')).code).toBe(1);
	expect(await stateOf(db, 'r1')).toBeNull();
	expect(await db.read({ sql: 'SELECT id FROM review_decisions', args: [] })).toEqual([]);
});
