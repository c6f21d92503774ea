import { expect, test } from 'vitest';
import { insertMessageIfChanged } from '#db/contact-messages';
import { operatedServer } from '#support/run-admin';

test('a message waits, is read, and is answered once', { timeout: 60_000 }, async () => {
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
		'm2  billing  Ann <m2@example.com>  waits for 2 days\nm1  ! data-protection-complaint  Ann <m1@example.com>  waits for 1 day\n',
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
