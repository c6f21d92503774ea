import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBilling } from '#server/billing/billing';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { openShop, postEvent, type Shop, signed, WEBHOOK_SECRET } from '#support/shop';

const OTHER_SECRET = 'whsec_of_the_next_year';

let shop: Shop;
let body: string;
let seconds: number;
beforeEach(async () => {
	shop = await openShop();
	shop.emulator.mode = 'dropped';
	await (await shop.buyer()).buy();
	const [event] = (await shop.stripe.events.list({ type: 'invoice.paid' })).data;
	body = JSON.stringify(event, null, 2);
	seconds = Math.floor(shop.runtime.now().getTime() / 1000);
});

const sign = (text: string, at = seconds, secret = WEBHOOK_SECRET, version = 'v1') =>
	`t=${at},${version}=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`;

/** All rows that an event could change. */
async function written() {
	const tables = ['accounts', 'stripe_events', 'payments', 'billing_notices', 'outbox'];
	const rows = await Promise.all(
		tables.map((table) => shop.runtime.db.read({ sql: `SELECT * FROM ${table}`, args: [] })),
	);
	return JSON.stringify(rows);
}

const BOM = '\uFEFF';

describe('an invalid signature gets 400, and nothing is written', () => {
	test.each<[string, () => { body: string | Uint8Array; signature: string | null }]>([
		['missing', () => ({ body, signature: null })],
		['empty', () => ({ body, signature: '' })],
		['no signature at all', () => ({ body, signature: 'hello' })],
		['made with another secret', () => ({ body, signature: sign(body, seconds, 'whsec_wrong') })],
		['v0 only', () => ({ body, signature: sign(body, seconds, WEBHOOK_SECRET, 'v0') })],
		['301 seconds old', () => ({ body, signature: sign(body, seconds - 301) })],
		['from 301 seconds ahead', () => ({ body, signature: sign(body, seconds + 301) })],
		['without a time', () => ({ body, signature: sign(body).replace(/^t=\d+,/, '') })],
		[
			'with another time than was signed',
			() => ({ body, signature: sign(body).replace(/^t=\d+/, `t=${seconds - 1}`) }),
		],
		['of a body that was altered', () => ({ body: body.replace('"paid"', '"void"'), signature: sign(body) })],
		['of a body written anew', () => ({ body: JSON.stringify(JSON.parse(body)), signature: sign(body) })],
		['of a body with a byte order mark before it', () => ({ body: `${BOM}${body}`, signature: sign(body) })],
		['of nothing', () => ({ body: '', signature: sign(body) })],
		['of bytes that are no text', () => ({ body: Uint8Array.of(0xff, 0xfe, 0x00), signature: sign(body) })],
		['two, both wrong', () => ({ body, signature: `${sign(body, seconds, 'whsec_a')},v1=${'0'.repeat(64)}` })],
	])('%s', async (_case, made) => {
		const before = await written();
		const answer = await postEvent(shop.runtime, made());
		expect([answer.status, answer.body.error]).toEqual([400, 'signature_invalid']);
		expect(await written()).toBe(before);
	});

	test.each([
		['missing', {}],
		['empty', { 'stripe-signature': '' }],
		['malformed', { 'stripe-signature': 't=1,v0=ab' }],
	])('%s: refused before a byte of the body is read', async (_case, headers) => {
		const context = contextFor(shop.runtime, { method: 'POST', path: '/api/stripe/webhook', headers, body });
		const { status } = await endpointAt('POST /api/stripe/webhook')(context);
		expect([status, context.request.bodyUsed]).toEqual([400, false]);
	});

	test('a body of 1 MB is refused before its signature is computed', async () => {
		const before = await written();
		const large = JSON.stringify({ padding: 'x'.repeat(1024 * 1024) });
		const answer = await postEvent(shop.runtime, { body: large, signature: sign(large) });
		expect(answer.status).toBe(413);
		expect(await written()).toBe(before);
	});
});

describe('a valid signature', () => {
	test.each([
		['of this moment', () => sign(body)],
		['of 299 seconds ago', () => sign(body, seconds - 299)],
		[
			'one of two, as while Stripe rotates the secret',
			() => `${sign(body, seconds, OTHER_SECRET)},${sign(body).split(',')[1]}`,
		],
	])('%s', async (_case, signature) => {
		expect((await postEvent(shop.runtime, { body, signature: signature() })).status).toBe(200);
		expect((await shop.runtime.db.read({ sql: 'SELECT plan FROM accounts', args: [] }))[0]).toEqual({
			plan: 'pro_monthly',
		});
	});

	test('with either secret is accepted while the setting has both', async () => {
		const { billing } = shop.runtime;
		if (billing === null) throw new Error('nothing is sold');
		const runtime = {
			...shop.runtime,
			billing: createBilling({ ...billing, webhookSecrets: [OTHER_SECRET, WEBHOOK_SECRET] }),
		};
		for (const [id, secret] of [
			['evt_old', WEBHOOK_SECRET],
			['evt_new', OTHER_SECRET],
		] as const) {
			const event = signed(shop, JSON.stringify({ ...JSON.parse(body), id }), secret);
			expect((await postEvent(runtime, event)).status).toBe(200);
		}
	});
});
