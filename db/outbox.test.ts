import { expect, test } from 'vitest';
import { signedIn } from '#support/signed-in';
import { temporaryDatabase } from '#support/temporary-database';
import { addToOutbox, markSent } from './outbox.ts';

test('sent mail loses its text, and its address too if it belongs to no account', async () => {
	const db = await temporaryDatabase();
	const now = new Date();
	const { id: accountId } = await signedIn(db);
	const mail = { recipient: 'ann@ploop.test', subject: 'Hello', text: 'text', html: 'html', createdAt: now };
	await db.write([
		addToOutbox({ ...mail, id: 'm1', accountId }),
		addToOutbox({ ...mail, id: 'm2', accountId: null }),
		markSent('m1', now, { keepsText: false }),
		markSent('m2', now, { keepsText: false }),
	]);
	const rows = await db.read({ sql: 'SELECT recipient, text, html FROM outbox ORDER BY id', args: [] });
	expect(rows).toMatchObject([
		{ recipient: 'ann@ploop.test', text: '', html: '' },
		{ recipient: '', text: '', html: '' },
	]);
});
