import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { idleMailer } from '#server/mail/mailer';
import { startSender } from '#server/mail/sender';
import { smtpTransport } from '#server/mail/smtp-transport';
import type { Runtime } from '#server/runtime';
import { signedIn } from '#support/signed-in';
import { smtpSink } from '#support/smtp-sink';
import { openBrowser } from '#support/test-browser';
import { type TestRuntime, testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const MINUTE = 60_000;
const GOOD = {
	name: 'Ann',
	email: 'ann@example.com',
	subject: 'Billing',
	message: 'Which of the two plans am I on now?',
	company: '',
	website: '',
	consent: true,
};
const SPAM = 'Spam detected. Please try again.';

let senders = 0;
/** Sends a message, each from a different network. */
const send = (runtime: Runtime, change: object = {}) => {
	senders += 1;
	const browser = openBrowser(runtime, `${11 + (senders % 180)}.51.${senders >> 8}.1`);
	return browser.call('POST /api/contact', { ...GOOD, ...change });
};

const messages = ({ db }: TestRuntime) => db.read({ sql: 'SELECT * FROM contact_messages ORDER BY id', args: [] });
const mails = ({ db }: TestRuntime) =>
	db.read({ sql: 'SELECT recipient, subject, text, html, reply_to, account_id FROM outbox ORDER BY id', args: [] });

describe('a message', () => {
	test('is stored, and a copy goes to the support desk with the visitor as reply address', async () => {
		const runtime = await testRuntime();
		const { status, body } = await send(runtime, { company: 'Acme' });
		expect([status, body]).toEqual([200, { ok: true, mode: 'email' }]);
		expect(await messages(runtime)).toMatchObject([
			{ name: 'Ann', email: GOOD.email, company: 'Acme', subject: 'billing', message: GOOD.message, answered_at: null },
		]);
		const [mail] = await mails(runtime);
		expect(mail).toMatchObject({
			recipient: 'desk@ploop.test',
			subject: 'Contact form: Billing',
			reply_to: GOOD.email,
			account_id: null,
		});
		for (const part of ['Name: Ann', 'Company: Acme', GOOD.message, 'ploop-admin messages answered'])
			expect(mail?.['text']).toContain(part);
	});

	test('says so when it stays in a local server’s mailbox', async () => {
		const runtime = await testRuntime({ desk: { address: 'desk@ploop.localhost', mode: 'mailbox' } });
		expect((await send(runtime)).body).toEqual({ ok: true, mode: 'mailbox' });
	});

	test.each(['general-question', 'General question', ' bug  report ', 'Feature request', 'Data protection complaint'])(
		'can be about %j',
		async (subject) => {
			expect((await send(await testRuntime(), { subject })).status).toBe(200);
		},
	);

	test.each([
		['without a name', { name: ' ' }, 'invalid_input'],
		['with a name that nobody sees', { name: '\u200b\u2060' }, 'invalid_input'],
		['with a name on two lines', { name: 'Ann\r\nBcc: x@evil.example' }, 'invalid_input'],
		['without an address', { email: '' }, 'invalid_input'],
		['to two addresses', { email: 'a@example.com,b@example.com' }, 'invalid_input'],
		['about nothing', { subject: '' }, 'invalid_input'],
		['about something else', { subject: 'Refund\r\nBcc: x' }, 'invalid_input'],
		['of 19 characters', { message: ` ${'x'.repeat(19)} ` }, 'invalid_input'],
		['of 8,001 characters', { message: 'x'.repeat(8001) }, 'invalid_input'],
		['without consent', { consent: false }, 'consent_required'],
		['without a word on consent', { consent: undefined }, 'consent_required'],
		['with the trap filled in', { website: 'x' }, 'spam'],
		['with more than it may say', { answered_at: 1 }, 'invalid_input'],
	])('%s is refused and not kept', async (_, change, error) => {
		const runtime = await testRuntime();
		const { status, body } = await send(runtime, change);
		expect([status, body.ok, body.error]).toEqual([400, false, error]);
		expect(body.message).toBe(
			{
				invalid_input: 'Please check your input and try again.',
				consent_required: 'Please tick the Privacy Policy consent to send.',
				spam: SPAM,
			}[error],
		);
		expect(await messages(runtime)).toEqual([]);
		expect(await mails(runtime)).toEqual([]);
	});

	test('is refused where nobody would be notified of it', async () => {
		for (const change of [{ desk: null }, { mail: idleMailer(false) }]) {
			const runtime = await testRuntime(change);
			expect(await send(runtime)).toMatchObject({
				status: 503,
				body: { ok: false, error: 'email_disabled', message: 'Email is not configured. Please try again later.' },
			});
			expect(await messages(runtime)).toEqual([]);
		}
	});

	test('that could not be stored is reported as failed', async () => {
		const runtime = await testRuntime();
		const broken = { ...runtime.db, write: () => Promise.reject(new Error('no room')) };
		expect(await send({ ...runtime, db: broken })).toMatchObject({
			status: 503,
			body: { ok: false, error: 'send_failed', message: 'We could not send your message. Please try again.' },
		});
	});

	test('belongs to the signed-in account, and of a visitor to none', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db);
		await openBrowser(runtime).call('POST /api/contact', GOOD, { authorization: ann.authorization });
		await send(runtime, { email: ann.email });
		for (const rows of [await messages(runtime), await mails(runtime)])
			expect(rows.map((row) => row['account_id']).sort()).toEqual([ann.id, null]);
	});
});

describe('a data protection complaint', () => {
	const COMPLAINT = { subject: 'data-protection-complaint', message: 'You kept my address after I asked you not to.' };

	test('is acknowledged at once by a mail that does not quote it', async () => {
		const runtime = await testRuntime();
		await send(runtime, COMPLAINT);
		const rows = await mails(runtime);
		expect(rows.map((row) => row['recipient']).sort()).toEqual(['ann@example.com', 'desk@ploop.test']);
		const ours = rows.find((row) => row['recipient'] === 'ann@example.com');
		expect(ours?.['subject']).toBe('We have received your data protection complaint');
		expect(ours?.['text']).toContain('Hello Ann,');
		expect(ours?.['text']).not.toContain('kept my address');
		expect(rows.find((row) => row['recipient'] === 'desk@ploop.test')?.['text']).toContain('without undue delay');
	});

	test('is acknowledged at most three times a day to one address, and always stored', async () => {
		const runtime = await testRuntime();
		for (let i = 0; i < 6; i += 1) expect((await send(runtime, COMPLAINT)).status).toBe(200);
		const rows = await mails(runtime);
		expect(rows.filter((row) => row['recipient'] === 'ann@example.com')).toHaveLength(3);
		expect(await messages(runtime)).toHaveLength(6);
	});
});

describe('many messages', () => {
	test('from one network are limited to five a minute, even all at once', async () => {
		const { runtime, pass } = await clockedRuntime();
		const browser = openBrowser(runtime, '203.0.113.5');
		const post = (i: number) => browser.call('POST /api/contact', { ...GOOD, email: `n${i}@example.com` });
		const replies = await Promise.all(Array.from({ length: 30 }, (_, i) => post(i)));
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
		expect(replies.find(({ status }) => status !== 200)).toMatchObject({
			status: 429,
			body: {
				ok: false,
				error: 'rate_limited',
				message: 'Too many attempts—please try again in a minute.',
				retryAfterSeconds: 60,
			},
		});
		expect((await send(runtime)).status).toBe(200);
		pass(MINUTE);
		expect((await post(99)).status).toBe(200);
		expect(await messages(runtime)).toHaveLength(7);
	});

	test('of all visitors are limited to a thousand a day, reported once; complaints still come through', async () => {
		const runtime = await testRuntime();
		const sql = "INSERT INTO attempts (subject, count, since, closed_until) VALUES ('messages', 999, ?, 0)";
		await runtime.db.write([{ sql, args: [runtime.now().getTime()] }]);
		const statuses = [];
		for (let i = 0; i < 3; i += 1) statuses.push((await send(runtime, { email: `a${i}@example.com` })).status);
		expect(statuses).toEqual([200, 429, 429]);
		expect(runtime.logged.filter(({ event }) => event === 'cap_met')).toHaveLength(1);
		expect((await send(runtime, { subject: 'data-protection-complaint' })).status).toBe(200);
	});

	test('from one address are limited to ten a day, in any spelling', async () => {
		const runtime = await testRuntime();
		const statuses = [];
		for (let i = 0; i < 11; i += 1)
			statuses.push((await send(runtime, { email: i % 2 ? 'Bo@example.com' : 'bo@EXAMPLE.com' })).status);
		expect(statuses).toEqual([...Array(10).fill(200), 429]);
	});
});

describe('hostile text in the form', () => {
	const { cases }: { cases: { name: string; subject: string; email: string }[] } = JSON.parse(
		readFileSync(join(import.meta.dirname, '../data/mail-injection.json'), 'utf8'),
	);
	const HEADERS = 'auto-submitted content-type date from message-id mime-version reply-to subject to';

	test('adds no header, no recipient and no second message', async () => {
		const { runtime, pass } = await clockedRuntime();
		let taken = 0;
		for (const { name, subject, email } of cases) {
			for (const change of [
				{ name },
				{ subject },
				{ email },
				{ company: name },
				{ message: `${name} ${subject} ${email}` },
			]) {
				const { status } = await send(runtime, { email: `n${senders}@example.com`, ...change });
				expect([200, 400]).toContain(status);
				if (status === 200) taken += 1;
				pass(3 * MINUTE);
			}
		}
		expect(taken).toBeGreaterThanOrEqual(cases.length);
		const sink = await smtpSink();
		const { db, now } = runtime;
		const sendMail = smtpTransport(sink.url, 'PLOOP <hello@ploop.test>');
		const sender = startSender({ db, now, send: sendMail, keepsText: false, log: () => {} });
		const waiting = { sql: 'SELECT id FROM outbox WHERE sent_at IS NULL', args: [] };
		await expect.poll(async () => (await db.read(waiting)).length).toBe(0);
		await sender.stop();
		expect(sink.mails).toHaveLength(taken);
		for (const { envelope, raw, parsed } of sink.mails) {
			expect(envelope.to).toEqual(['desk@ploop.test']);
			const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
			const headers = head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
			expect(headers.sort().join(' ')).toBe(HEADERS);
			expect(parsed.subject).toBe('Contact form: Billing');
			expect(parsed.replyTo).toHaveLength(1);
		}
		expect(await db.read({ sql: "SELECT id FROM outbox WHERE reply_to IS NOT NULL OR text <> ''", args: [] })).toEqual(
			[],
		);
	});

	test('reaches the desk without terminal control characters, and as text in the HTML part', async () => {
		const runtime = await testRuntime();
		const message = '\u001b]0;owned\u0007 <img src=x onerror=alert(1)> \u202egnp.exe \u009b31m and on';
		await send(runtime, { message, name: '<b>Ann</b>' });
		const [mail] = await mails(runtime);
		const { text, html } = mail as unknown as { text: string; html: string };
		expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
		expect(html).not.toMatch(/<img|<b>/);
	});
});
