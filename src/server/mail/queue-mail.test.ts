import { expect, test } from 'vitest';
import { temporaryDatabase } from '#support/temporary-database';
import { queueMail, queueMailIfChanged } from './queue-mail.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const letter = {
	recipient: 'ann@ploop.test',
	accountId: null,
	values: { name: 'Ann', link: 'http://ploop.test/' },
	now: NOW,
};

test('a queued mail is due at once and fully composed', async () => {
	const db = await temporaryDatabase();
	await db.write([queueMail('welcome', letter)]);
	const rows = await db.read({ sql: 'SELECT * FROM outbox', args: [] });
	expect(rows).toHaveLength(1);
	expect(rows[0]).toMatchObject({ recipient: 'ann@ploop.test', subject: 'Welcome to PLOOP', tries: 0, sent_at: null });
	expect(rows[0]).toMatchObject({ created_at: NOW.getTime(), due_at: NOW.getTime() });
});

test('a mail that depends on a change is queued only if the change was made', async () => {
	const db = await temporaryDatabase();
	const claim = { sql: 'INSERT INTO health (id, checked_at) VALUES (1, 0) ON CONFLICT DO NOTHING', args: [] };
	await Promise.all(Array.from({ length: 20 }, () => db.write([claim, queueMailIfChanged('welcome', letter)])));
	expect(await db.read({ sql: 'SELECT id FROM outbox', args: [] })).toHaveLength(1);
});

test('an invalid address gets no mail', () => {
	const recipient = 'a@example.com\r\nBcc: b@evil.example';
	expect(() => queueMail('welcome', { ...letter, recipient })).toThrow('no plain address');
});
