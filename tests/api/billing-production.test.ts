import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { signedIn } from '#support/signed-in';
import { startServer } from '#support/started-server';
import { temporaryFolder } from '#support/temporary-folder';

/** An event that would make an account Pro. */
const EVENT = JSON.stringify({
	id: 'evt_1',
	object: 'event',
	type: 'invoice.paid',
	data: { object: { customer: 'cus_1' } },
});

const signatureBy = (secret: string) =>
	new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload: EVENT, secret });

test('a public server without keys sells nothing and gives nothing away', async () => {
	const dataFolder = await temporaryFolder();
	const db = await openDatabase({ url: pathToFileURL(join(dataFolder, 'ploop.db')).href });
	await migrate(db);
	const ann = await signedIn(db);
	await db.write([{ sql: `UPDATE accounts SET stripe_customer_id = 'cus_1' WHERE id = ?`, args: [ann.id] }]);
	const { port, child } = await startServer({ env: { DATA_DIR: dataFolder, DEMO: '', AUTH_SECRET: 'x'.repeat(40) } });
	expect(child.printed()).toContain('  payments   off: STRIPE_SECRET_KEY is not set, so nobody can buy Pro\n');

	const headers = { authorization: ann.authorization, 'content-type': 'application/json' };
	const ask = async (path: string, body?: object) => {
		const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...sent });
		return [answer.status, ((await answer.json()) as { error?: string }).error];
	};
	for (const plan of ['pro_monthly', 'pro_annual'])
		expect(await ask('/api/checkout/session', { plan })).toEqual([503, 'billing_disabled']);
	expect(await ask('/api/billing/confirm', { session_id: 'cs_test_1' })).toEqual([503, 'billing_disabled']);
	expect(await ask('/api/subscription/switch', { plan: 'pro_annual' })).toEqual([503, 'billing_disabled']);
	expect(await ask('/api/billing/portal', {})).toEqual([503, 'billing_disabled']);

	for (const secret of ['whsec_', 'sk_test_embedded', 'x'.repeat(40)]) {
		const signed = { 'content-type': 'application/json', 'stripe-signature': signatureBy(secret) };
		const answer = await fetch(`http://127.0.0.1:${port}/api/stripe/webhook`, {
			method: 'POST',
			headers: signed,
			body: EVENT,
		});
		expect(answer.status).toBe(503);
	}
	for (const path of ['/dev/stripe', '/dev/stripe/checkout/cs_test_1', '/dev/stripe/portal/bps_1', '/dev/mail'])
		expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);

	expect(await ask('/api/billing')).toEqual([200, undefined]);
	expect(await db.read({ sql: 'SELECT plan, subscription_id FROM accounts', args: [] })).toEqual([
		{ plan: 'free', subscription_id: null },
	]);
	expect(await db.read({ sql: 'SELECT id FROM emulator_objects', args: [] })).toEqual([]);
	db.close();
});

test('a live key never reaches the emulator', async () => {
	const env = { STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678', HOST: '127.0.0.1' };
	const { port, child } = await startServer({ env: { ...env, PUBLIC_ORIGIN: 'http://127.0.0.1:4321' } });
	expect(child.printed()).toContain('  payments   set by STRIPE_SECRET_KEY\n');
	expect((await fetch(`http://127.0.0.1:${port}/dev/stripe`)).status).toBe(404);
	expect(child.printed()).not.toContain('sk_live_');
});
