import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Database } from '#db/client';
import { noteNotice } from '#db/payments';
import { insertRecoveryCodesIfChanged, setUpFactor } from '#db/second-factor';
import { queueMail } from '#server/mail/queue-mail';
import { removeAccounts } from '#server/retention/remove-inactive';
import { startNode } from '#support/child-process';
import { operatedServer } from '#support/run-admin';
import { openShop } from '#support/shop';
import { apiTokenOf, sessionOf, signedIn } from '#support/signed-in';
import { COMMANDS } from './commands.ts';

const DAY = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

describe('ploop-admin', () => {
	test('lists its commands, and each command explains itself', async () => {
		const { admin } = await operatedServer();
		const { code, printed } = await admin('--help');
		expect(code).toBe(0);
		for (const [name, { usage, about }] of COMMANDS) {
			expect(printed.replace(/\s+/g, ' ')).toContain(`${usage} ${about[0]}`);
			expect(printed).toContain(about[0]);
			const help = await admin(name, '--help');
			expect(help).toMatchObject({ code: 0, printed: expect.stringContaining(`Usage\n  ploop-admin ${usage}\n`) });
		}
		expect(await admin()).toEqual({ code, printed });
	});

	test('as a program prints, reads its settings from the environment and sets its exit code', async () => {
		const { admin, dataFolder, db } = await operatedServer();
		await signedIn(db, { email: 'ann@ploop.test' });
		for (const args of [['find', 'ann'], ['find', 'nobody'], ['fly']]) {
			const child = startNode(['src/cli/ploop-admin.mjs', ...args], { DATA_DIR: dataFolder });
			expect({ code: await child.ended(), printed: child.printed() }).toEqual(await admin(...args));
		}
	});

	test.each([
		[['fly'], "There is no command 'fly'."],
		[['find'], 'Usage: ploop-admin find <email | id | part>'],
		[['find', 'ann', '--dry-run'], "Unknown option '--dry-run'"],
		[['plan', 'ann@ploop.test', 'gold'], 'Usage: ploop-admin plan'],
		[['plan', 'ann@ploop.test', 'pro_monthly', '--until', '2027-02-30'], 'takes a day such as 2027-01-31'],
		[['plan', 'ann@ploop.test', 'pro_monthly', '--until', '2020-01-31'], '2020-01-31 is over'],
		[['plan', 'ann@ploop.test', 'free', '--until', '2099-01-31'], 'The free plan has no end'],
		[['outbox', 'burn'], 'Usage: ploop-admin outbox'],
		[['retention', 'now'], 'Usage: ploop-admin retention'],
	])('%j is refused as wrong use', async (args, sentence) => {
		const { admin } = await operatedServer();
		expect(await admin(...args)).toMatchObject({ code: 2, printed: expect.stringContaining(sentence) });
	});

	test('does not create a missing database', async () => {
		const { admin, dataFolder } = await operatedServer({ DATABASE_URL: 'file:nowhere/ploop.db' });
		const { code, printed } = await admin('find', 'ann');
		expect(code).toBe(2);
		expect(printed).toContain('there is no database at nowhere/ploop.db');
		expect(await readdir(dataFolder)).not.toContain('nowhere');
	});

	test('reports a database of an older version', async () => {
		const { admin, db } = await operatedServer();
		await db.write([{ sql: 'ALTER TABLE outbox DROP COLUMN fault', args: [] }]);
		expect(await admin('outbox')).toMatchObject({ code: 4, printed: expect.stringContaining('from an older version') });
	});
});

describe('ploop-admin find', () => {
	test('finds an account by address, id or part of the address, and shows no secret', async () => {
		const { admin, json, db } = await operatedServer();
		const ann = await signedIn(db, { email: 'ann@ploop.test', plan: 'pro_yearly' });
		const { token } = await apiTokenOf(db, ann.id);
		await signedIn(db, { email: 'anna@ploop.test' });
		await db.write([{ sql: "UPDATE accounts SET password_hash = '$argon2id$secret'", args: [] }]);
		const { code, printed } = await admin('find', 'ANN@ploop.test');
		expect(code).toBe(0);
		expect(printed).toMatch(new RegExp(`^ann@ploop\\.test\\n  id {9}${ann.id}\\n`));
		expect(printed).toMatch(/plan {7}pro_yearly\n/);
		expect(printed).toMatch(/sessions {3}1\n$/);
		expect(await json('find', ann.id)).toMatchObject([{ email: 'ann@ploop.test', plan: 'pro_yearly', sessions: 1 }]);
		expect(await json('find', 'ann')).toMatchObject([{ email: 'ann@ploop.test' }, { email: 'anna@ploop.test' }]);
		const all = `${printed}${(await admin('find', 'ann', '--json')).printed}`;
		for (const secret of ['argon2id', ann.token, token, 'hash']) expect(all).not.toContain(secret);
	});

	test('reports that there is none', async () => {
		const { admin } = await operatedServer();
		expect(await admin('find', 'nobody')).toEqual({ code: 1, printed: 'There is no account with nobody in it.\n' });
	});
});

describe('ploop-admin plan', () => {
	test('gives a plan until a day, and withdraws it', async () => {
		const { admin, db } = await operatedServer();
		const { email } = await signedIn(db, { email: 'ann@ploop.test' });
		const row = async () =>
			(
				await db.read({
					sql: 'SELECT plan, current_period_end AS ends, cancel_at_period_end AS cancels FROM accounts',
					args: [],
				})
			)[0];
		const dry = await admin('plan', email, 'pro_yearly', '--until', '2099-01-31', '--dry-run');
		expect(dry).toEqual({
			code: 0,
			printed: 'Would be done: ann@ploop.test has the plan pro_yearly until the end of 2099-01-31.\n',
		});
		expect(await row()).toMatchObject({ plan: 'free' });
		await admin('plan', email, 'pro_yearly', '--until', '2099-01-31');
		expect(await row()).toMatchObject({ plan: 'pro_yearly', ends: Date.UTC(2099, 1, 1), cancels: 1 });
		await admin('plan', email, 'free');
		expect(await row()).toMatchObject({ plan: 'free', ends: null, cancels: 0 });
		expect((await admin('plan', 'nobody@ploop.test', 'free')).code).toBe(1);
	});
});

describe('ploop-admin end-sessions', () => {
	test('ends every session of that account and of no other', async () => {
		const { admin, json, db } = await operatedServer();
		const ann = await signedIn(db, { email: 'ann@ploop.test' });
		await sessionOf(db, ann.id);
		await signedIn(db, { email: 'bob@ploop.test' });
		const left = async () => (await db.read({ sql: 'SELECT account_id FROM sessions', args: [] })).length;
		expect((await admin('end-sessions', ann.email, '--dry-run')).printed).toBe(
			'Would be done: 2 sessions of ann@ploop.test ended.\n',
		);
		expect(await left()).toBe(3);
		expect(await json('end-sessions', ann.email)).toMatchObject({ done: true, sessions: 2 });
		expect(await left()).toBe(1);
	});
});

describe('ploop-admin second-factor-off', () => {
	test('removes the factor and recovery codes of one account, mails its owner, and says when there is none', async () => {
		const { admin, db } = await operatedServer();
		const people = [await signedIn(db, { email: 'ann@ploop.test' }), await signedIn(db, { email: 'bob@ploop.test' })];
		for (const { id } of people) {
			const now = new Date(0);
			await db.write([
				setUpFactor(id, 'sealed', now),
				{ sql: 'UPDATE second_factors SET confirmed_at = 0 WHERE account_id = ?', args: [id] },
				insertRecoveryCodesIfChanged(id, [`code of ${id}`], now),
			]);
		}
		const left = async () => [
			(await db.read({ sql: 'SELECT 1 FROM second_factors', args: [] })).length,
			(await db.read({ sql: 'SELECT 1 FROM recovery_codes', args: [] })).length,
		];
		expect(await admin('second-factor-off', 'ann@ploop.test', '--dry-run')).toMatchObject({ code: 0 });
		expect(await left()).toEqual([2, 2]);
		expect((await admin('second-factor-off', 'ann@ploop.test')).code).toBe(0);
		expect(await left()).toEqual([1, 1]);
		const mails = await db.read({ sql: 'SELECT recipient FROM outbox', args: [] });
		expect(mails).toMatchObject([{ recipient: 'ann@ploop.test' }]);
		expect((await admin('second-factor-off', 'ann@ploop.test')).code).toBe(1);
	});
});

describe('ploop-admin resend', () => {
	test('queues one new confirmation, ends the old link and prints neither', async () => {
		const { admin, db } = await operatedServer();
		const { id, email } = await signedIn(db, { email: 'ann@ploop.test' });
		await db.write([{ sql: 'UPDATE accounts SET confirmed_at = NULL', args: [] }]);
		const links = () => db.read({ sql: 'SELECT account_id FROM mail_tokens', args: [] });
		expect(await admin('resend', email, '--dry-run')).toMatchObject({ code: 0 });
		expect(await links()).toEqual([]);
		expect(await admin('resend', email)).toEqual({ code: 0, printed: 'A new confirmation goes to ann@ploop.test.\n' });
		expect(await links()).toMatchObject([{ account_id: id }]);
		expect(await db.read({ sql: 'SELECT recipient, subject FROM outbox', args: [] })).toMatchObject([
			{ recipient: email, subject: 'Confirm your email address for PLOOP' },
		]);
		expect(await admin('resend', email)).toMatchObject({ code: 1, printed: expect.stringContaining('Too many mails') });
		expect(await links()).toHaveLength(1);
	});

	test('is refused for an address that is confirmed, and without mail', async () => {
		const { admin, db } = await operatedServer();
		await signedIn(db, { email: 'ann@ploop.test' });
		expect(await admin('resend', 'ann@ploop.test')).toMatchObject({
			code: 1,
			printed: 'ann@ploop.test is confirmed already.\n',
		});
		const off = await operatedServer({ PUBLIC_ORIGIN: 'https://ploop.example' });
		expect(await off.admin('resend', 'ann')).toMatchObject({
			code: 1,
			printed: 'Email is not configured: set SMTP_URL.\n',
		});
	});
});

describe('ploop-admin outbox', () => {
	test('lists unsent mail without its text, and has it tried again', async () => {
		const { admin, json, db } = await operatedServer();
		const link = 'https://ploop.example/auth/callback?token_hash=secret';
		const mailTo = (recipient: string) =>
			queueMail('confirm', { recipient, accountId: null, values: { name: null, link }, now: daysAgo(1) });
		await db.write([
			mailTo('parked@ploop.test'),
			mailTo('failed@ploop.test'),
			mailTo('new@ploop.test'),
			mailTo('sent@ploop.test'),
		]);
		const set = (recipient: string, values: string) => ({
			sql: `UPDATE outbox SET ${values} WHERE recipient = ?`,
			args: [recipient],
		});
		await db.write([
			set('parked@ploop.test', "tries = 20, given_up_at = 1, fault = 'EENVELOPE 550'"),
			set('failed@ploop.test', `tries = 3, due_at = ${Date.now() + DAY}, fault = 'ESOCKET'`),
			set('sent@ploop.test', 'sent_at = 1'),
		]);
		const { code, printed } = await admin('outbox');
		expect(code).toBe(0);
		expect(printed).toMatch(/^\S+ {2}parked@ploop\.test {2}"Confirm .*" {2}20 tries, parked, EENVELOPE 550\n/);
		expect(printed).not.toMatch(/secret|sent@/);
		expect(await json('outbox')).toMatchObject([
			{ isParked: true },
			{ recipient: 'new@ploop.test' },
			{ fault: 'ESOCKET' },
		]);
		expect((await admin('outbox', 'retry', 'all', '--dry-run')).printed).toBe(
			'Would be done: 2 mails are tried again.\n',
		);
		expect((await admin('outbox', 'retry', 'all')).printed).toBe('2 mails are tried again.\n');
		const waiting =
			'SELECT recipient FROM outbox WHERE given_up_at IS NULL AND tries = 0 AND due_at <= ? AND sent_at IS NULL';
		expect(await db.read({ sql: waiting, args: [Date.now()] })).toHaveLength(3);
		expect((await admin('outbox', 'retry', 'unknown')).code).toBe(1);
	});
});

describe('ploop-admin retention', () => {
	test('deletes expired data, and nothing else', async () => {
		const { admin, json, db, dataFolder } = await operatedServer();
		const old = await signedIn(db, { email: 'old@ploop.test' });
		const granted = await signedIn(db, { email: 'granted@ploop.test', plan: 'pro_yearly' });
		const payer = await signedIn(db, { email: 'payer@ploop.test', plan: 'pro_monthly' });
		const busy = await signedIn(db, { email: 'busy@ploop.test' });
		const set = (id: string, values: string, ...args: (string | number)[]) => ({
			sql: `UPDATE accounts SET ${values} WHERE id = ?`,
			args: [...args, id],
		});
		const mail = queueMail('welcome', {
			recipient: busy.email,
			accountId: busy.id,
			values: { name: null, link: 'http://x.test/' },
			now: daysAgo(40),
		});
		const told = (fact: string, days: number) => noteNotice(fact, payer.id, daysAgo(days));
		const use = (subject: string, days: number) => ({
			sql: 'INSERT INTO usage (period_start, subject, used) VALUES (?, ?, 1)',
			args: [daysAgo(days).getTime(), subject],
		});
		await db.write([
			set(old.id, 'active_at = ?', daysAgo(370).getTime()),
			set(payer.id, "active_at = ?, subscription_id = 'sub_1'", daysAgo(370).getTime()),
			set(granted.id, 'active_at = ?, current_period_end = 1, cancel_at_period_end = 1', daysAgo(1).getTime()),
			set(busy.id, 'active_at = ?', daysAgo(360).getTime()),
			mail,
			{ sql: 'UPDATE outbox SET sent_at = created_at', args: [] },
			use('visitor:a', 20),
			use(`account:${busy.id}`, 20),
			use(`account:${busy.id}`, 70),
			use(`account:${old.id}`, 20),
			{ sql: 'UPDATE sessions SET expires_at = 1 WHERE account_id = ?', args: [busy.id] },
			told('paid in_old', 740),
			told('canceled sub_1 1', 700),
		]);
		const folder = join(dataFolder, 'mail');
		await mkdir(folder);
		for (const [name, days] of [
			['old.eml', 40],
			['new.eml', 3],
		] as const) {
			await writeFile(join(folder, name), 'mail');
			await utimes(join(folder, name), daysAgo(days), daysAgo(days));
		}
		/** The kinds of data that a run removed rows of, with their numbers. */
		const removedBy = async (...flags: string[]) => {
			const { removed } = (await json('retention', ...flags)) as { removed: Record<string, number> };
			return Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0));
		};
		expect(await removedBy('--dry-run')).toEqual({
			'inactive accounts': 1,
			'expired sessions': 1,
			'use of past periods': 2,
			'old mails': 1,
			'old payment notices': 1,
			'plans that ended': 1,
			'old mail files': 1,
		});
		expect(await readdir(folder)).toHaveLength(2);
		expect((await db.read({ sql: 'SELECT id FROM accounts', args: [] })).length).toBe(4);
		const { code, printed } = await admin('retention');
		expect(code).toBe(0);
		expect(printed).toMatch(/^Removed or ended:\n {2}inactive accounts +1\n/);
		expect(await db.read({ sql: 'SELECT email, plan FROM accounts ORDER BY email', args: [] })).toMatchObject([
			{ email: 'busy@ploop.test', plan: 'free' },
			{ email: 'granted@ploop.test', plan: 'free' },
			{ email: 'payer@ploop.test', plan: 'pro_monthly' },
		]);
		expect(await db.read({ sql: 'SELECT subject FROM usage', args: [] })).toMatchObject([
			{ subject: `account:${busy.id}` },
		]);
		expect(await readdir(folder)).toEqual(['new.eml']);
		expect(await removedBy()).toEqual({});
	});
});

describe('retention of an account with a Stripe customer', () => {
	const idle = (db: Database) => db.write([{ sql: 'UPDATE accounts SET active_at = 1, created_at = 1', args: [] }]);
	const left = async (db: Database) => (await db.read({ sql: 'SELECT id FROM accounts', args: [] })).length;

	test('deletes the customer with the account', async () => {
		const { json, db } = await operatedServer({ PORT: '0' });
		const shop = await openShop({ runtime: { db } });
		const ann = await shop.buyer();
		await ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly' } });
		await idle(db);
		expect(await json('retention')).toMatchObject({ removed: { 'inactive accounts': 1 }, failed: [] });
		expect((await shop.stripe.customers.list()).data).toEqual([]);
		const kept = JSON.stringify(await db.read({ sql: 'SELECT * FROM emulator_objects', args: [] }));
		expect(kept).not.toContain(ann.email);
	});

	test('keeps the account while Stripe does not answer, and deletes the others', async () => {
		const { db } = await operatedServer();
		const [ann, bob] = [
			await signedIn(db, { email: 'ann@ploop.test' }),
			await signedIn(db, { email: 'bob@ploop.test' }),
		];
		const prepare = async (id: string) => {
			if (id === ann.id) throw new Error('Stripe is away');
		};
		expect(await removeAccounts(db, [ann.id, bob.id], { prepare, forget: async () => {}, log: () => {} })).toEqual([
			ann.id,
		]);
		expect(await left(db)).toBe(1);
	});
});

describe('ploop-admin reconcile', () => {
	test('asks the Stripe emulator for missed events', async () => {
		const { admin, json } = await operatedServer();
		expect(await admin('reconcile', '--dry-run')).toEqual({
			code: 0,
			printed: 'Would be taken: 0 missed events.\nLooked at 0 customers; 0 would be corrected.\n',
		});
		const nothing = { done: true, dryRun: false, events: 0, customers: 0, accounts: [], failed: [] };
		expect(await json('reconcile')).toEqual(nothing);
	});

	test('corrects an account whose purchase event was lost', async () => {
		const { admin, json, db } = await operatedServer({ PORT: '0' });
		const shop = await openShop({ runtime: { db } });
		const ann = await shop.buyer();
		shop.emulator.mode = 'dropped';
		await ann.buy();
		const plan = async () => (await db.read({ sql: 'SELECT plan FROM accounts', args: [] }))[0]?.['plan'];
		expect((await admin('reconcile', '--dry-run')).printed).toContain('1 customer; 1 would be corrected.');
		expect(await plan()).toBe('free');
		expect(await json('reconcile')).toMatchObject({ done: true, customers: 1, accounts: [ann.id] });
		expect(await plan()).toBe('pro_monthly');
	});

	test('does nothing where billing is not configured', async () => {
		const { admin } = await operatedServer({ PUBLIC_ORIGIN: 'https://ploop.example' });
		expect(await admin('reconcile')).toEqual({
			code: 1,
			printed: 'Payments are not configured: set STRIPE_SECRET_KEY.\n',
		});
	});
});
