import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { queueMail } from '#server/mail/queue-mail';
import { startSender } from '#server/mail/sender';
import { smtpTransport } from '#server/mail/smtp-transport';
import { startNode } from '#support/child-process';
import { silentRelay, smtpSink } from '#support/smtp-sink';
import { temporaryDatabase } from '#support/temporary-database';
import { temporaryFolder } from '#support/temporary-folder';

const QUEUED_AT = new Date('2026-11-18T12:00:00Z');
const LINK = `http://ploop.test/auth/callback?token_hash=${'aB3-_'.repeat(9)}&next=%2Ftemplates`;
const secondsLater = (seconds: number) => new Date(QUEUED_AT.getTime() + seconds * 1000);

const letterTo = (recipient: string, now = QUEUED_AT) =>
	queueMail('confirm', { recipient, accountId: null, values: { name: 'Zoë', link: LINK }, now });

async function queued(...recipients: string[]): Promise<Database> {
	const db = await temporaryDatabase();
	await db.write(recipients.map((recipient) => letterTo(recipient)));
	return db;
}

/** Sends everything that is due in the outbox at a certain time. */
async function sendDue(db: Database, relay: string, at: Date = QUEUED_AT, stepTimeoutMs?: number) {
	const logged: unknown[] = [];
	const send = smtpTransport(relay, 'PLOOP <hello@ploop.test>', stepTimeoutMs);
	const log = (event: string, fields = {}) => void logged.push({ event, ...fields });
	await startSender({ db, now: () => at, send, keepsText: false, log, chance: () => 0 }).stop();
	return logged;
}

const rows = (db: Database) => db.read({ sql: 'SELECT * FROM outbox ORDER BY recipient', args: [] });

test('a mail of a subscription has the header for ending it, and its link is deleted after sending', async () => {
	const sink = await smtpSink();
	const db = await queued('ann@ploop.test', 'bob@ploop.test');
	const url = `https://ploop.test/updates/unsubscribe?token=${'0193'.repeat(15)}`;
	const set = "UPDATE outbox SET unsubscribe_url = ? WHERE recipient = 'ann@ploop.test'";
	await db.write([{ sql: set, args: [url] }]);
	await sendDue(db, sink.url);
	const headersTo = (address: string) => {
		const mail = sink.mails.find(({ envelope }) => envelope.to[0] === address);
		const listed = mail?.parsed.headers.filter(({ key }) => key.startsWith('list-')) ?? [];
		return Object.fromEntries(listed.map(({ key, value }) => [key, value]));
	};
	expect(headersTo('ann@ploop.test')).toEqual({
		'list-unsubscribe': `<${url}>`,
		'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
	});
	expect(headersTo('bob@ploop.test')).toEqual({});
	expect(JSON.stringify(await rows(db))).not.toContain(url);
});

describe('a mail that is sent', () => {
	test('arrives once, with both parts and an unbroken link', async () => {
		const sink = await smtpSink();
		const db = await queued('ann@ploop.test');
		await sendDue(db, sink.url);
		await sendDue(db, sink.url, secondsLater(86_400));
		expect(sink.mails).toHaveLength(1);
		const [{ envelope, parsed } = { envelope: null, parsed: null }] = sink.mails;
		expect(envelope).toEqual({ from: 'hello@ploop.test', to: ['ann@ploop.test'] });
		expect(parsed).toMatchObject({
			from: { name: 'PLOOP', address: 'hello@ploop.test' },
			to: [{ name: '', address: 'ann@ploop.test' }],
			subject: 'Confirm your email address for PLOOP',
			date: QUEUED_AT.toISOString(),
		});
		expect(parsed?.text).toContain(`\n${LINK}\n`);
		expect(parsed?.html).toContain(`href="${LINK.replace('&', '&amp;')}"`);
	});

	test('leaves no recipient and no text in the database', async () => {
		const db = await queued('ann@ploop.test');
		await sendDue(db, (await smtpSink()).url);
		expect(await rows(db)).toMatchObject([
			{ recipient: '', text: '', html: '', sent_at: QUEUED_AT.getTime(), given_up_at: null },
		]);
	});
});

describe('a relay that fails', () => {
	test('that is down: the mail waits, and goes out once after recovery', async () => {
		const sink = await smtpSink();
		await sink.close();
		const db = await queued('ann@ploop.test', 'bob@ploop.test');
		await sendDue(db, sink.url);
		expect(await rows(db)).toMatchObject([
			{ tries: 1, fault: 'ESOCKET', due_at: secondsLater(2).getTime() },
			{ tries: 1 },
		]);
		const recovered = await smtpSink({ port: sink.port });
		await sendDue(db, recovered.url, secondsLater(1));
		expect(recovered.mails).toEqual([]);
		await sendDue(db, recovered.url, secondsLater(2));
		await sendDue(db, recovered.url, secondsLater(7200));
		expect(recovered.mails.map(({ envelope }) => envelope.to).sort()).toEqual([['ann@ploop.test'], ['bob@ploop.test']]);
		expect(await rows(db)).toMatchObject([
			{ tries: 2, fault: null },
			{ tries: 2, fault: null },
		]);
	});

	test.each([451, 550])('that answers %i twice: each try waits longer, and the third succeeds', async (code) => {
		let refusals = 0;
		const sink = await smtpSink({ refuse: () => (refusals++ < 2 ? code : undefined) });
		const db = await queued('ann@ploop.test');
		await sendDue(db, sink.url);
		await sendDue(db, sink.url, secondsLater(2));
		expect(await rows(db)).toMatchObject([{ tries: 2, fault: `EENVELOPE ${code}`, due_at: secondsLater(6).getTime() }]);
		await sendDue(db, sink.url, secondsLater(6));
		expect(sink.mails).toHaveLength(1);
	});

	test('that never answers: the try ends, and the mail waits', async () => {
		const db = await queued('ann@ploop.test');
		await sendDue(db, await silentRelay(), QUEUED_AT, 300);
		expect(await rows(db)).toMatchObject([{ tries: 1, fault: 'ETIMEDOUT', sent_at: null }]);
	});

	test('with an untrusted certificate: nothing is sent to it', async () => {
		const sink = await smtpSink({ isUntrustedTls: true });
		const db = await queued('ann@ploop.test');
		await sendDue(db, sink.url);
		expect(sink.mails).toEqual([]);
		expect(await rows(db)).toMatchObject([{ tries: 1, fault: expect.stringMatching(/^E/), sent_at: null }]);
	});

	test('that is slow: its mail is not sent a second time meanwhile', async () => {
		const slow = Promise.withResolvers<void>();
		const sink = await smtpSink({ onMessage: () => slow.promise });
		const db = await queued('ann@ploop.test');
		const log = () => {};
		const send = smtpTransport(sink.url, 'hello@ploop.test');
		const sender = startSender({ db, now: () => QUEUED_AT, send, keepsText: false, log });
		await expect.poll(() => sink.mails.length).toBe(1);
		await sendDue(db, sink.url, secondsLater(30));
		slow.resolve();
		await sender.stop();
		expect(sink.mails).toHaveLength(1);
	});

	test('for twenty tries: the mail is set aside, and logged without an address', async () => {
		const sink = await smtpSink({ refuse: () => 550 });
		const db = await queued('ann@ploop.test');
		await db.write([{ sql: 'UPDATE outbox SET tries = 19', args: [] }]);
		const logged = await sendDue(db, sink.url);
		expect(await rows(db)).toMatchObject([{ given_up_at: QUEUED_AT.getTime(), sent_at: null, fault: 'EENVELOPE 550' }]);
		expect(logged).toMatchObject([{ event: 'mail_given_up', tries: 20, fault: 'EENVELOPE 550' }]);
		expect(JSON.stringify(logged)).not.toMatch(/ann|token_hash/);
		await sendDue(db, (await smtpSink()).url, secondsLater(864_000));
		expect(await rows(db)).toMatchObject([{ sent_at: null }]);
	});

	test('for one mail: the others are sent', async () => {
		let calls = 0;
		const sink = await smtpSink({ refuse: () => (calls++ === 0 ? 550 : undefined) });
		await sendDue(await queued('a@ploop.test', 'b@ploop.test', 'c@ploop.test'), sink.url);
		expect(sink.mails).toHaveLength(2);
	});
});

describe('processes that share an outbox', () => {
	const program = join(import.meta.dirname, '../support/send-outbox.ts');

	async function sharedOutbox(mails: number) {
		const url = pathToFileURL(join(await temporaryFolder(), 'shared.db')).href;
		const db = await openDatabase({ url });
		await migrate(db);
		// These processes use the machine's clock, so the mails must be due at any time.
		await db.write(Array.from({ length: mails }, (_, i) => letterTo(`${i}@ploop.test`, new Date(0))));
		return { url, db };
	}

	test('send each mail once between them', async () => {
		const sink = await smtpSink();
		const { url, db } = await sharedOutbox(40);
		db.close();
		const children = [startNode([program, url, sink.url]), startNode([program, url, sink.url])];
		await Promise.all(children.map((child) => child.waitFor('sending')));
		await expect.poll(() => sink.mails.length).toBe(40);
		for (const child of children) child.process.kill('SIGTERM');
		expect(await Promise.all(children.map((child) => child.ended()))).toEqual([0, 0]);
		expect(new Set(sink.mails.map(({ envelope }) => envelope.to[0])).size).toBe(40);
		expect(sink.mails).toHaveLength(40);
	});

	test('take over from a killed one, with at most one duplicate mail', async () => {
		const sink = await smtpSink({ onMessage: () => new Promise(() => {}) });
		const { url, db } = await sharedOutbox(1);
		db.close();
		const first = startNode([program, url, sink.url]);
		await expect.poll(() => sink.mails.length).toBe(1);
		first.process.kill('SIGKILL');
		await first.ended();
		const other = await smtpSink();
		// A minute later the dead process's claim has expired.
		const second = startNode([program, url, other.url, '61']);
		await expect.poll(() => other.mails.length).toBe(1);
		second.process.kill('SIGTERM');
		await second.ended();
		const third = startNode([program, url, other.url, '600']);
		await third.waitFor('sending');
		third.process.kill('SIGTERM');
		await third.ended();
		expect(other.mails).toHaveLength(1);
		expect(sink.mails[0]?.parsed.messageId).toBe(other.mails[0]?.parsed.messageId);
	});
});
