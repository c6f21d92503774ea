import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import type { LogFields } from '#server/log';
import type { MailConfig } from '#server/mail/mail-config';
import { startMailer } from '#server/mail/start-mailer';
import type { Runtime } from '#server/runtime';
import { withTheTest } from '#support/clean-up';
import { mailedToken } from '#support/mailed';
import { PASSWORD } from '#support/password-account';
import { smtpSink } from '#support/smtp-sink';
import { temporaryFolder } from '#support/temporary-folder';
import { openBrowser, type TestBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';

const NAME = 'Zebedee Quillfeather';
const EMAIL = 'zebedee.quillfeather@example.com';
const TRACE = /quillfeather/i;

/** A server's mailer, database and data folder. */
async function serverParts(configOf: (folder: string) => MailConfig) {
	const folder = await temporaryFolder();
	const db = await openDatabase({ url: pathToFileURL(join(folder, 'ploop.db')).href });
	withTheTest(() => db.close());
	await migrate(db);
	const logged: { event: string; fields: LogFields }[] = [];
	const log: Runtime['log'] = (event, fields = {}) => void logged.push({ event, fields });
	const printed: string[] = [];
	const now = () => new Date();
	const mail = startMailer(configOf(folder), { db, now, log, print: (line) => printed.push(line) });
	withTheTest(() => mail.stop());
	return { folder, printed, logged, runtime: await testRuntime({ db, now, log, mail }) };
}

/** The contents of every file under the folder, by name. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, string>> {
	const names = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)));
}

const traced = async (folder: string): Promise<string[]> =>
	[...(await filesIn(folder))].filter(([, text]) => TRACE.test(text)).map(([file]) => file);

async function member(runtime: Runtime, name: string, email: string): Promise<TestBrowser> {
	const browser = openBrowser(runtime);
	const form = { name, email, password: PASSWORD, confirmPassword: PASSWORD, terms: true };
	expect((await browser.call('POST /api/auth/sign-up', form)).status).toBe(200);
	const rows = { sql: "SELECT recipient FROM outbox WHERE recipient = ? AND text <> ''", args: [email] };
	expect(await runtime.db.read(rows)).toHaveLength(1);
	await browser.call('POST /api/auth/confirm', { token: await mailedToken(runtime) });
	return browser;
}

/** Does everything that stores an address or a name, among actions of other people. */
async function livelyMember(runtime: Runtime): Promise<TestBrowser> {
	for (let i = 0; i < 8; i += 1) await member(runtime, `Other ${i}`, `other-${i}@example.com`);
	const browser = await member(runtime, NAME, EMAIL);
	await browser.call('POST /api/updates/subscribe', { email: EMAIL });
	await browser.call('POST /api/auth/reset-request', { email: EMAIL });
	const message = 'Quillfeather wants to know why the page is blank.';
	const complaint = { name: NAME, email: EMAIL, subject: 'data-protection-complaint', message, consent: true };
	expect((await browser.call('POST /api/contact', complaint)).status).toBe(200);
	const review = { name: NAME, email: EMAIL, stars: 4, review_text: 'I, Quillfeather, find it good enough.' };
	expect((await browser.call('POST /api/reviews', review)).status).toBe(200);
	const prompt = { rawPrompt: 'Write a letter to Mr Quillfeather about the boiler.' };
	expect((await browser.call('POST /api/optimise', prompt)).status).toBe(200);
	for (let i = 8; i < 12; i += 1) await member(runtime, `Other ${i}`, `other-${i}@example.com`);
	return browser;
}

const deletion = { password: PASSWORD, confirm: 'delete' };

test('once a deletion is answered, no file of a local server holds a word of the account', async () => {
	const { folder, printed, runtime } = await serverParts((dataFolder) => ({
		kind: 'local',
		folder: join(dataFolder, 'mail'),
		from: 'PLOOP <hello@ploop.test>',
	}));
	const browser = await livelyMember(runtime);
	await expect.poll(async () => (await readdir(join(folder, 'mail'))).length).toBeGreaterThan(12);
	expect((await traced(folder)).length).toBeGreaterThan(4);
	expect((await browser.call('POST /api/account/delete', deletion)).status).toBe(200);
	expect(await traced(folder)).toEqual([]);
	expect(printed.at(-1)).toContain(`Mail to ${EMAIL}: Your PLOOP account was deleted`);
	expect([...(await filesIn(folder)).values()].join('')).toContain('other-11@example.com');
});

test('once a deletion is answered, no file of a server with a relay does either, and the relay gets only the farewell mail', async () => {
	const sink = await smtpSink();
	const { folder, logged, runtime } = await serverParts(() => ({
		kind: 'smtp',
		url: sink.url,
		from: 'hello@ploop.test',
	}));
	const mail = { ...runtime.mail, wake: () => {} };
	const browser = await livelyMember({ ...runtime, mail });
	expect((await traced(folder)).length).toBeGreaterThan(0);
	expect((await browser.call('POST /api/account/delete', deletion)).status).toBe(200);
	expect(await traced(folder)).toEqual([]);
	await expect.poll(() => sink.mails.map(({ envelope }) => envelope.to)).toContainEqual([EMAIL]);
	runtime.mail.wake();
	await expect
		.poll(async () => (await runtime.db.read({ sql: 'SELECT id FROM outbox WHERE sent_at IS NULL', args: [] })).length)
		.toBe(0);
	const ours = sink.mails.filter(({ envelope }) => envelope.to.includes(EMAIL));
	expect(ours.map(({ parsed }) => parsed.subject)).toEqual(['Your PLOOP account was deleted']);
	expect(await traced(folder)).toEqual([]);
	expect(JSON.stringify(logged)).not.toMatch(TRACE);
});
