import { expect, test } from 'vitest';
import { temporaryDatabase } from '#support/temporary-database';
import type { Statement } from './client.ts';
import { insertMessageIfChanged } from './contact-messages.ts';
import { retentionRules } from './retention.ts';
import { decide } from './review-decisions.ts';
import { insertReviewIfChanged } from './reviews.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const OLD = daysAgo(366);
const YOUNG = daysAgo(364);

const ANN = { accountId: null, name: 'Ann', email: 'ann@example.com' };
const review = (id: string, createdAt: Date) =>
	insertReviewIfChanged({ ...ANN, id, stars: 3, text: 'It does what it says.', createdAt });
const message = (id: string, createdAt: Date) =>
	insertMessageIfChanged({ ...ANN, id, company: '', subject: 'billing', message: 'Which plan am I on?', createdAt });
const decision = (reviewId: string, taken: 'approved' | 'rejected', at: Date): Statement[] =>
	decide({ id: `d-${reviewId}`, reviewId, decision: taken, reason: 'spam', note: '', at });

test('after a year messages, hidden reviews and the addresses of shown ones are deleted; shown reviews stay', async () => {
	const db = await temporaryDatabase();
	await db.write([
		{ sql: "INSERT INTO attempts (subject, count, since) VALUES ('x', 1, ?)", args: [NOW.getTime()] },
		message('old message', OLD),
		message('young message', YOUNG),
		...['waits, old', 'rejected, old', 'shown, old', 'rejected late', 'shown late'].map((id) => review(id, OLD)),
		review('waits, young', YOUNG),
		...decision('rejected, old', 'rejected', OLD),
		...decision('shown, old', 'approved', OLD),
		...decision('rejected late', 'rejected', YOUNG),
		...decision('shown late', 'approved', YOUNG),
	]);
	const rules = retentionRules({ now: NOW, periodStart: NOW, firstMonth: '2025-11' });
	await db.write(rules.map(({ remove }) => remove));
	const read = async (sql: string) => (await db.read({ sql, args: [] })).map((row) => Object.values(row).join(' '));
	expect(await read('SELECT id FROM contact_messages')).toEqual(['young message']);
	expect(await read('SELECT id, email FROM reviews ORDER BY id')).toEqual([
		'rejected late ann@example.com',
		'shown late ann@example.com',
		'shown, old ',
		'waits, young ann@example.com',
	]);
	expect(await read('SELECT review_id FROM review_decisions ORDER BY review_id')).toEqual([
		'rejected late',
		'shown late',
		'shown, old',
	]);
});
