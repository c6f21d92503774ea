import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { queueMail } from '#server/mail/queue-mail';
import { type StartedServer, startServer } from '#support/started-server';
import { temporaryFolder } from '#support/temporary-folder';

const LINK = `http://ploop.test/auth/callback?token_hash=${'aB3-_'.repeat(9)}&next=%2Ftemplates`;

const letterTo = (recipient: string, name: string, minute: number) =>
	queueMail('confirm', {
		recipient,
		accountId: null,
		values: { name, link: LINK },
		// A past time, so that the mails are due.
		now: new Date(Date.UTC(2020, 10, 18, 12, minute)),
	});

/** A server that finds two mails in its outbox. */
async function serverWithMail(env: Readonly<Record<string, string>> = {}) {
	const dataFolder = await temporaryFolder();
	const db = await openDatabase({ url: pathToFileURL(join(dataFolder, 'ploop.db')).href });
	await migrate(db);
	await db.write([letterTo('ann@ploop.test', 'Ann', 0), letterTo('bob@ploop.test', '<b>Bob', 1)]);
	db.close();
	const server = await startServer({ env: { DATA_DIR: dataFolder, ...env } });
	return { server, dataFolder };
}

const get = ({ port }: StartedServer, path: string, init: RequestInit = {}) =>
	fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

describe('on a local server', () => {
	test('the mailbox as JSON has the newest mail first, with links that work', async () => {
		const { server } = await serverWithMail();
		const answer = await get(server, '/dev/mail.json');
		expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(answer.headers.get('cache-control')).toBe('no-store');
		const mails = (await answer.json()) as { text: string }[];
		expect(mails).toEqual([
			{
				to: 'bob@ploop.test',
				subject: 'Confirm your email address for PLOOP',
				text: expect.any(String),
				links: [LINK],
				at: '2020-11-18T12:01:00.000Z',
			},
			expect.objectContaining({ to: 'ann@ploop.test', links: [LINK] }),
		]);
		expect(mails[0]?.text).toContain(LINK);
	});

	test('each mail is also a complete file, and its link is printed once', async () => {
		const { server, dataFolder } = await serverWithMail();
		await server.child.waitFor('Mail to bob@ploop.test');
		const printed = await server.child.waitFor('Mail to ann@ploop.test');
		expect(printed).toContain(`Mail to ann@ploop.test: Confirm your email address for PLOOP -> ${LINK}\n`);
		const names = await readdir(join(dataFolder, 'mail'));
		expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(2);
		const [first = ''] = names.sort();
		const file = join(dataFolder, 'mail', first);
		expect((await stat(file)).mode & 0o077).toBe(0);
		const mail = await PostalMime.parse(await readFile(file));
		expect(mail).toMatchObject({
			to: [{ address: 'ann@ploop.test' }],
			subject: 'Confirm your email address for PLOOP',
		});
		expect(mail.text).toContain(LINK);
		expect(mail.html).toContain(LINK.replace('&', '&amp;'));
	});

	test('the page lists the mails, and opens one with its links, its text and its HTML kept apart', async () => {
		const { server } = await serverWithMail();
		const list = await (await get(server, '/dev/mail')).text();
		expect(list.indexOf('bob@ploop.test')).toBeLessThan(list.indexOf('ann@ploop.test'));
		const [path = ''] = /\/dev\/mail\/[\w-]+/.exec(list) ?? [];
		const opened = await get(server, path);
		const text = await opened.text();
		expect(text).toContain(`<a href="${LINK.replace('&', '&amp;')}">`);
		expect(text).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
		expect(opened.headers.get('content-security-policy')).toMatch(
			/default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'/,
		);
		const html = await get(server, `${path}/html`);
		expect(html.headers.get('content-security-policy')).toMatch(
			/^sandbox .*default-src 'none'.*frame-ancestors 'self'$/,
		);
		expect(html.headers.get('x-frame-options')).toBe('SAMEORIGIN');
		expect(await html.text()).toContain('<!doctype html>');
	});

	test('it answers only for its own host, reading methods and existing mails', async () => {
		const { server } = await serverWithMail();
		const foreign = await server.raw('GET /dev/mail.json HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
		expect(foreign).toMatch(/^HTTP\/1\.1 421 /);
		expect(foreign).not.toContain('ann@');
		expect((await get(server, '/dev/mail', { method: 'POST' })).status).toBe(405);
		expect((await get(server, '/dev/mail.json', { method: 'HEAD' })).status).toBe(200);
		for (const path of ['/dev/mail/unknown', '/dev/mail/unknown/html', '/dev/mail.txt', '/dev/mails', '/dev'])
			expect((await get(server, path)).status).toBe(404);
	});

	test('the log on standard error holds no address and no link', async () => {
		const { server } = await serverWithMail();
		await get(server, '/dev/mail.json');
		const printed = await server.child.waitFor('Mail to bob@ploop.test');
		const logLines = printed.split('\n').filter((line) => line.startsWith('{'));
		expect(logLines.join()).not.toMatch(/@ploop\.test|token_hash/);
	});
});

test.each([
	['a relay is set', { SMTP_URL: 'smtp://127.0.0.1:9' }, '  mail       set by SMTP_URL'],
	['others reach the server', { DEMO: '' }, '  mail       off: SMTP_URL is not set'],
])('when %s there is no mailbox', async (_case, env, line) => {
	const { server } = await serverWithMail(env);
	expect(server.child.printed()).toContain(line);
	for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail.css'])
		expect((await get(server, path)).status).toBe(404);
	expect(server.child.printed()).not.toContain('Mail to');
});

test('the start says where the mailbox is', async () => {
	const { port, child, dataFolder } = await startServer();
	expect(child.printed()).toContain(
		`  mail       default: kept in ${join(dataFolder, 'mail')}, to read at http://127.0.0.1:${port}/dev/mail`,
	);
});
