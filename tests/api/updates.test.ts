import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBurstLimiter } from '#server/http/burst-limiter';
import { forgetPast } from '#server/retention/forget-past';
import type { Runtime } from '#server/runtime';
import { subscriberOf, unsubscribeLink } from '#server/updates/links';
import { readNote } from '#server/updates/read-note';
import { sendNote } from '#server/updates/send-note';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { mailsOf } from '#support/mailed';
import { operatedServer } from '#support/run-admin';
import { openBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const ANN = 'ann@example.com';
const DAY = 24 * 3_600_000;
const NOTE = '# Collaboration is here\n\nYou can **share** it: [look](https://ploop.example/share).\n\n- one\n- two\n';

const subscribe = (runtime: Runtime, email: unknown) =>
	openBrowser(runtime).call('POST /api/updates/subscribe', { email });
const confirm = (runtime: Runtime, token: string) => openBrowser(runtime).call('POST /api/updates/confirm', { token });

async function newestToken(runtime: Runtime): Promise<string> {
	return (await mailsOf(runtime)).at(-1)?.link.searchParams.get('token') ?? '';
}

async function subscribed(runtime: Runtime, email = ANN): Promise<void> {
	await subscribe(runtime, email);
	await confirm(runtime, await newestToken(runtime));
	await runtime.db.write([{ sql: 'DELETE FROM outbox', args: [] }]);
}

/** Unsubscribes like a mail program: with a form, without cookie and origin. */
async function unsubscribe(runtime: Runtime, token: string, more: Readonly<Record<string, string>> = {}) {
	const route = 'POST /api/updates/unsubscribe';
	const headers = { 'content-type': 'application/x-www-form-urlencoded', ...more };
	const path = `/api/updates/unsubscribe?${new URLSearchParams({ token })}`;
	const body = 'List-Unsubscribe=One-Click';
	return (await endpointAt(route)(contextFor(runtime, { method: 'POST', path, headers, body }))).status;
}

const rows = ({ db }: Runtime) => db.read({ sql: 'SELECT * FROM updates_subscribers', args: [] });
const noteOf = (markdown: string) => readNote(markdown) ?? expect.unreachable();

describe('asking for updates', () => {
	test('sends one mail, whose link subscribes when its button is pressed, and stores no token', async () => {
		const runtime = await testRuntime();
		expect((await subscribe(runtime, ' Ann@Example.com ')).body).toEqual({ ok: true });
		const [mail] = await mailsOf(runtime);
		expect(mail).toMatchObject({ to: ANN, subject: 'Please confirm that you want PLOOP updates' });
		expect(mail?.link.href).toMatch(/^http:\/\/ploop\.test\/updates\/confirm\?token=[\w-]{43}$/);
		expect(mail?.text).not.toContain('about your account');
		const token = await newestToken(runtime);
		expect(JSON.stringify(await rows(runtime))).not.toContain(token);
		expect(await rows(runtime)).toMatchObject([{ email: ANN, confirmed_at: null }]);
		for (let presses = 0; presses < 3; presses += 1) expect((await confirm(runtime, token)).body).toEqual({ ok: true });
		expect(await rows(runtime)).toMatchObject([{ email: ANN, confirmed_at: runtime.now().getTime() }]);
	});

	test('gives the same answer for a new, waiting or subscribed address, and no second mail', async () => {
		const { runtime, pass } = await clockedRuntime();
		const answers = [await subscribe(runtime, ANN)];
		pass(120_000);
		answers.push(await subscribe(runtime, ANN));
		await confirm(runtime, await newestToken(runtime));
		pass(120_000);
		answers.push(await subscribe(runtime, ANN));
		expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
			new Set(['[200,{"ok":true}]']),
		);
		expect(await mailsOf(runtime)).toHaveLength(2);
		expect(await rows(runtime)).toHaveLength(1);
	});

	test('makes an older link void, and writes to one address once a minute', async () => {
		const { runtime, pass } = await clockedRuntime();
		await subscribe(runtime, ANN);
		const older = await newestToken(runtime);
		await subscribe(runtime, ANN);
		expect(await mailsOf(runtime)).toHaveLength(1);
		pass(60_000);
		await subscribe(runtime, ANN);
		expect((await confirm(runtime, older)).body.error).toBe('link_invalid');
		expect((await confirm(runtime, await newestToken(runtime))).status).toBe(200);
	});

	test('is forgotten after seven days without a confirmation, and its link with it', async () => {
		const { runtime, pass } = await clockedRuntime();
		await subscribed(runtime, 'bob@example.com');
		await subscribe(runtime, ANN);
		const token = await newestToken(runtime);
		pass(7 * DAY - 1);
		await forgetPast(runtime.db, runtime.now(), runtime.catalogue.quota);
		expect(await rows(runtime)).toHaveLength(2);
		pass(1);
		expect((await confirm(runtime, token)).status).toBe(400);
		await forgetPast(runtime.db, runtime.now(), runtime.catalogue.quota);
		expect(await rows(runtime)).toMatchObject([{ email: 'bob@example.com' }]);
	});

	test.each([
		['', 'email_required'],
		[undefined, 'email_required'],
		['nobody', 'email_invalid'],
		['a@b.example\r\nBcc: c@d.example', 'email_invalid'],
		[`${'a'.repeat(60_000)}@example.com`, 'email_invalid'],
	])('refuses %j with %s', async (email, error) => {
		const runtime = await testRuntime();
		expect((await subscribe(runtime, email)).body).toMatchObject({ error, field: 'email' });
		expect(await rows(runtime)).toEqual([]);
	});

	test('says so where no mail can be sent', async () => {
		const runtime = await testRuntime();
		const off = { ...runtime, mail: { ...runtime.mail, isOn: false } };
		expect((await subscribe(off, ANN)).body.error).toBe('email_disabled');
	});
});

describe('a note', () => {
	test('goes to confirmed addresses, once each, with a one-click unsubscribe link', async () => {
		const runtime = await testRuntime();
		await subscribed(runtime);
		await subscribe(runtime, 'waiting@example.com');
		await runtime.db.write([{ sql: 'DELETE FROM outbox', args: [] }]);
		expect(await sendNote(runtime, noteOf(NOTE))).toBe(1);
		expect(await sendNote(runtime, noteOf(NOTE))).toBe(0);
		const [mail, ...others] = await runtime.db.read({ sql: 'SELECT * FROM outbox', args: [] });
		expect(others).toEqual([]);
		const url = String(mail?.['unsubscribe_url']);
		expect(mail).toMatchObject({ recipient: ANN, subject: 'Collaboration is here' });
		expect(mail?.['text']).toContain('You can share it: look: https://ploop.example/share.');
		expect(mail?.['html']).toContain('<strong>share</strong> it: <a class="link" href="https://ploop.example/share"');
		for (const part of ['text', 'html']) expect(mail?.[part]).toContain(url);
		expect(await unsubscribe(runtime, new URL(url).searchParams.get('token') ?? '')).toBe(200);
		expect(await rows(runtime)).toMatchObject([{ email: 'waiting@example.com' }]);
		expect(await unsubscribe(runtime, new URL(url).searchParams.get('token') ?? '')).toBe(200);
	});

	test('shows markup in it as text', () => {
		const { body } = noteOf('# Hi\n\n<script>x</script> [a](javascript:alert(1)) **<b>**');
		const html = body.map((part) => part.html).join('');
		expect(html).not.toMatch(/<script|<b>|href="javascript/);
	});

	test.each(['', 'no subject', '# \n\nx', '# only a subject', `# ${'x'.repeat(79)}\n\ntext`])(
		'is not %j',
		(markdown) => {
			expect(readNote(markdown)).toBeNull();
		},
	);
});

test('one-click unsubscribe works from a web mailer, which is another site', async () => {
	const runtime = await testRuntime();
	await subscribed(runtime);
	const [row] = await rows(runtime);
	const link = new URL(unsubscribeLink('http://ploop.test', String(row?.['id']), runtime.secret));
	const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
	expect(await unsubscribe(runtime, link.searchParams.get('token') ?? '', foreign)).toBe(200);
	expect(await rows(runtime)).toEqual([]);
});

test('unsubscribing is never refused for other requests from the same network', async () => {
	const runtime = await testRuntime({ burst: createBurstLimiter({ capacity: 2, perSecond: 1 }) });
	await subscribed(runtime);
	expect((await subscribe(runtime, 'bob@example.com')).body.error).toBe('rate_limited');
	const [row] = await rows(runtime);
	const link = new URL(unsubscribeLink('http://ploop.test', String(row?.['id']), runtime.secret));
	for (let presses = 0; presses < 40; presses += 1) {
		expect(await unsubscribe(runtime, link.searchParams.get('token') ?? '')).toBe(200);
	}
	expect(await rows(runtime)).toEqual([]);
});

test('a link of another server unsubscribes nobody', async () => {
	const runtime = await testRuntime();
	await subscribed(runtime);
	const [row] = await rows(runtime);
	const link = new URL(unsubscribeLink('http://ploop.test', String(row?.['id']), runtime.secret));
	const token = link.searchParams.get('token') ?? '';
	expect(subscriberOf(token, runtime.secret)).toBe(row?.['id']);
	for (const odd of [`${token}A`, `${row?.['id']}.`, String(row?.['id']), `${token}.${token}`, '.', `x${token}`]) {
		expect(await unsubscribe(runtime, odd), odd).toBe(400);
	}
	expect(await rows(runtime)).toHaveLength(1);
});

describe('ploop-admin updates', () => {
	test('counts, says what would be sent, and sends it', async () => {
		const { admin, json, db, dataFolder } = await operatedServer();
		const runtime = await testRuntime({ db });
		await subscribed(runtime);
		await subscribe(runtime, 'waiting@example.com');
		await db.write([{ sql: 'DELETE FROM outbox', args: [] }]);
		expect(await json('updates')).toEqual({ confirmed: 1, waiting: 1 });
		const file = join(dataFolder, 'note.md');
		await writeFile(file, NOTE);
		const sentence = '"Collaboration is here" goes to 1 subscriber.\n';
		expect((await admin('updates', 'send', file, '--dry-run')).printed).toBe(`Would be done: ${sentence}`);
		expect(await mailsOf(runtime)).toEqual([]);
		expect(await admin('updates', 'send', file)).toEqual({ code: 0, printed: sentence });
		expect(await mailsOf(runtime)).toMatchObject([{ to: ANN }]);
		expect(await json('updates', 'send', file)).toMatchObject({ mails: 0 });
		await writeFile(file, 'no subject');
		expect(await admin('updates', 'send', file)).toMatchObject({ code: 2 });
	});
});
