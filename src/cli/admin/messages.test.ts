import { expect, test } from 'vitest';
import { insertMessageIfChanged } from '#db/contact-messages';
import { operatedServer } from '#support/run-admin';

test('a message is listed, read, and marked as answered once', async () => {
	const { admin, json, db } = await operatedServer();
	const rows = ['m1', 'm2'].map((id, i) => ({
		id,
		accountId: null,
		name: 'Ann',
		email: `${id}@example.com`,
		company: '',
		subject: i === 0 ? 'data-protection-complaint' : 'billing',
		message: 'You kept\n\u009b2Jmy address.',
		createdAt: new Date(Date.now() - (i + 1) * 24 * 3_600_000),
	}));
	await db.write([
		{ sql: "INSERT INTO attempts (subject, count, since) VALUES ('x', 1, 0)", args: [] },
		...rows.map(insertMessageIfChanged),
	]);
	expect((await admin('messages')).printed).toBe(
		'm1  ! data-protection-complaint  Ann <m1@example.com>  waits for 1 day\nm2  billing  Ann <m2@example.com>  waits for 2 days\n',
	);
	expect((await admin('messages', 'show', 'm1')).printed).toMatch(
		/answered {2}not yet\n\n {2}\| You kept\n {2}\| \\u\{9b\}2Jmy/,
	);
	expect((await admin('messages', 'answered', 'm1', '--dry-run')).printed).toMatch(/^Would be done: /);
	expect(await json('messages', 'answered', 'm1')).toMatchObject({ done: true, id: 'm1' });
	expect(await admin('messages', 'answered', 'm1')).toMatchObject({ code: 1 });
	expect(await json('messages')).toMatchObject([{ id: 'm2' }]);
	expect(await json('messages', '--all', '--from', 'M1@example.com')).toMatchObject([{ id: 'm1' }]);
	expect(await admin('messages', 'forget', 'm1')).toMatchObject({ code: 2 });
	expect(await admin('messages', 'show', 'm9')).toMatchObject({ code: 1 });
});

test('complaints are listed first in a flood, and the list says that there are more messages', async () => {
	const { admin, json, db } = await operatedServer();
	const message = {
		accountId: null,
		name: 'Ann',
		email: 'ann@example.com',
		company: '',
		message: 'Buy now, buy here.',
	};
	const flood = Array.from({ length: 200 }, (_, i) => ({
		...message,
		id: `f${String(i).padStart(3, '0')}`,
		subject: 'billing',
		createdAt: new Date(i),
	}));
	const complaint = { ...message, id: 'c1', subject: 'data-protection-complaint', createdAt: new Date(1000) };
	await db.write([
		{ sql: "INSERT INTO attempts (subject, count, since) VALUES ('x', 1, 0)", args: [] },
		...[...flood, complaint].map(insertMessageIfChanged),
	]);
	const { printed } = await admin('messages');
	expect(printed).toMatch(/^c1 {2}! data-protection-complaint/);
	expect(printed).toMatch(/\nThese are the first 200; there are more\.\n$/);
	expect(await json('messages')).toHaveLength(200);
	await admin('messages', 'answered', 'c1');
	expect((await admin('messages')).printed).not.toContain('there are more');
});
