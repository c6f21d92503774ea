import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EmailAddress } from '#contract/email-address';
import { addToOutbox } from '#db/outbox';
import { queueMail } from '#server/mail/queue-mail';
import { startSender } from '#server/mail/sender';
import { smtpTransport } from '#server/mail/smtp-transport';
import { smtpSink } from '#support/smtp-sink';
import { temporaryDatabase } from '#support/temporary-database';

interface Payloads {
	readonly cases: readonly { readonly name: string; readonly subject: string; readonly email: string }[];
	readonly addresses: readonly string[];
}

const { cases, addresses }: Payloads = JSON.parse(
	readFileSync(join(import.meta.dirname, '../data/mail-injection.json'), 'utf8'),
);
const NOW = new Date('2026-11-18T12:00:00Z');
const LINK = 'http://ploop.test/auth/callback?token_hash=abc';
const HEADERS = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];

/** Fills an outbox, sends it to a test relay, and returns the received mails. */
async function sendAll(fill: (db: Awaited<ReturnType<typeof temporaryDatabase>>) => Promise<unknown>) {
	const db = await temporaryDatabase();
	const sink = await smtpSink();
	await fill(db);
	const send = smtpTransport(sink.url, 'PLOOP <hello@ploop.test>');
	const sender = startSender({ db, now: () => NOW, send, keepsText: false, log: () => {} });
	const waiting = { sql: 'SELECT id FROM outbox WHERE sent_at IS NULL', args: [] };
	await expect.poll(async () => (await db.read(waiting)).length).toBe(0);
	await sender.stop();
	return sink.mails;
}

const lettersTo = (recipient: string, name: string | null) =>
	queueMail('confirm', { recipient, accountId: null, values: { name, link: LINK }, now: NOW });

/** Names of the headers in a received mail. */
const headersOf = (raw: string) =>
	raw
		.slice(0, raw.indexOf('\r\n\r\n'))
		.replace(/\r\n[ \t]+/g, ' ')
		.split('\r\n')
		.map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
		.sort();

describe('hostile text in a form', () => {
	test('a name adds no header, no recipient and no second message', async () => {
		const mails = await sendAll((db) => db.write(cases.map(({ name }) => lettersTo('a@example.com', name))));
		expect(mails).toHaveLength(cases.length);
		for (const { envelope, raw, parsed } of mails) {
			expect(envelope.to).toEqual(['a@example.com']);
			expect(headersOf(raw)).toEqual(HEADERS);
			expect(parsed.to).toEqual([{ name: '', address: 'a@example.com' }]);
			expect(parsed.text?.split('\n')[0]).toMatch(/^Hello.*,$/);
		}
	});

	test('an address is refused, or is the only address that is mailed', async () => {
		const readings = [...cases.map(({ email }) => email), ...addresses].map((text) => ({
			text,
			address: EmailAddress.safeParse(text).data,
		}));
		for (const { text, address } of readings) {
			if (address === undefined) expect(() => lettersTo(text, null)).toThrow('no plain address');
		}
		const taken = readings.flatMap(({ address }) => address ?? []);
		const mails = await sendAll((db) => db.write(taken.map((address) => lettersTo(address, null))));
		expect(taken).toEqual(['a@example.com']);
		expect(mails.map(({ envelope }) => envelope.to)).toEqual([['a@example.com']]);
	});

	test('a subject stays within the subject header', async () => {
		const rowOf = (subject: string, id: string) =>
			addToOutbox({ id, recipient: 'a@example.com', subject, text: 't', html: 'h', createdAt: NOW, accountId: null });
		const mails = await sendAll((db) => db.write(cases.map(({ subject }, i) => rowOf(subject, `mail-${i}`))));
		expect(mails).toHaveLength(cases.length);
		for (const { envelope, raw } of mails) {
			expect(envelope.to).toEqual(['a@example.com']);
			expect(headersOf(raw)).toEqual(HEADERS);
		}
	});
});
