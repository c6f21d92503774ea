import { describe, expect, test } from 'vitest';
import { mailsOf } from '#support/mailed';
import { type Buyer, openShop, type Shop } from '#support/shop';
import { DAY } from '#support/stripe-emulator';

const PASSWORD = 'a lamp in the garden';

async function paying() {
	const shop = await openShop();
	const ann = await shop.buyer();
	const hash = await shop.runtime.passwords.hash(PASSWORD);
	await shop.runtime.db.write([{ sql: 'UPDATE accounts SET password_hash = ?', args: [hash] }]);
	return { shop, ann, ...(await ann.buy()) };
}

const deletion = (ann: Buyer) =>
	ann.ask('POST /api/account/delete', { body: { password: PASSWORD, confirm: 'delete' } });

const rows = ({ runtime: { db } }: Shop, table: string) => db.read({ sql: `SELECT * FROM ${table}`, args: [] });

describe('the deletion of an account that pays', () => {
	test('ends the subscription at once, and nothing is charged any more', async () => {
		const { shop, ann, subscription } = await paying();
		await ann.ask('POST /api/subscription/cancel', { body: { subscription_id: subscription.id } });
		await ann.ask('POST /api/subscription/resume', { body: { subscription_id: subscription.id } });
		expect(await deletion(ann)).toEqual({ status: 200, body: { ok: true } });
		expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
		await shop.pass(60 * DAY);
		expect((await shop.stripe.charges.list()).data).toHaveLength(1);
		expect(new Set(shop.taken)).toEqual(new Set([200]));
	});

	test('closes an open checkout, so that nobody pays for a deleted account', async () => {
		const { shop, ann, subscription } = await paying();
		await shop.stripe.subscriptions.cancel(subscription.id);
		await shop.emulator.settled();
		const { body } = await ann.ask('POST /api/checkout/session', { body: { plan: 'pro_annual' } });
		await deletion(ann);
		const { data } = await shop.stripe.checkout.sessions.list();
		expect(data.filter(({ status }) => status === 'open')).toEqual([]);
		expect(body.url).toContain('/dev/stripe/checkout/');
	});

	test('keeps the payment records that the law requires, without the owner, in the emulator too', async () => {
		const { shop, ann } = await paying();
		const [before] = await rows(shop, 'payments');
		expect(before).toMatchObject({ payer: ann.id, card_last4: '4242', card_exp_month: 12, card_exp_year: 2034 });
		await deletion(ann);
		await shop.emulator.settled();
		expect(await rows(shop, 'payments')).toEqual([{ ...before, payer: null }]);
		expect((await mailsOf(shop.runtime)).filter(({ to }) => to === ann.email)).toHaveLength(0);
		expect(shop.runtime.unkept.map(({ recipient }) => recipient)).toEqual([ann.email]);
		for (const table of ['accounts', 'payments', 'billing_notices', 'stripe_events', 'emulator_objects']) {
			const left = JSON.stringify(await rows(shop, table));
			expect([table, left.includes(ann.email), left.includes(ann.id)]).toEqual([table, false, false]);
		}
	});

	test('is refused while Stripe does not answer, so that nobody is charged for a deleted account', async () => {
		const { shop, ann, subscription } = await paying();
		shop.emulator.failNext('server-error', 1000);
		const refused = await deletion(ann);
		shop.emulator.failNext('server-error', 0);
		expect([refused.status, refused.body.error]).toEqual([503, 'billing_unavailable']);
		expect((await ann.ask('GET /api/billing')).body).toMatchObject({ isPro: true, status: 'active' });
		expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
		expect((await deletion(ann)).status).toBe(200);
	});

	test('succeeds when Stripe no longer knows the customer, though no event said so', async () => {
		const { shop, ann } = await paying();
		await shop.runtime.db.write([{ sql: "UPDATE accounts SET stripe_customer_id = 'cus_of_other_keys'", args: [] }]);
		expect(await deletion(ann)).toEqual({ status: 200, body: { ok: true } });
		expect(await rows(shop, 'accounts')).toEqual([]);
	});
});

test('an export holds the payments of its own account only', async () => {
	const { shop, ann } = await paying();
	await (await shop.buyer()).buy('pro_annual');
	const { status, body } = await ann.ask('POST /api/account/export', { body: { password: PASSWORD } });
	expect(status).toBe(200);
	expect(body.tables.payments).toEqual([
		expect.objectContaining({ card_last4: '4242', paid_at: '2026-11-18T12:00:00.000Z' }),
	]);
	expect(JSON.stringify(body)).not.toMatch(/4242424242424242|sk_test|whsec_/);
});
