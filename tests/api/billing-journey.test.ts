import type { DeliveryMode } from '@ploop/stripe-emulator';
import { describe, expect, test } from 'vitest';
import { reconcile } from '#server/billing/reconcile';
import { mailsOf } from '#support/mailed';
import { type Buyer, customerOf, openShop, pay, type Shop, submit } from '#support/shop';
import { CARDS, DAY } from '#support/stripe-emulator';

/** From the 18th of November to the 18th of December, when the first period ends. */
const MONTH = 30 * DAY;
const HOUR = 60 * 60;

const billingOf = async (ann: Buyer) => (await ann.ask('GET /api/billing')).body;

const subscriptionOf = async ({ stripe }: Shop, id: string) => stripe.subscriptions.retrieve(id);

const periodEnd = async (shop: Shop, id: string) => (await subscriptionOf(shop, id)).items.data[0]?.current_period_end;

/** The plan in the database, because the billing page would read Stripe. */
async function kept({ runtime: { db } }: Shop, { id }: Buyer): Promise<string> {
	const [row] = await db.read({ sql: 'SELECT plan, status FROM accounts WHERE id = ?', args: [id] });
	return `${row?.['plan']} ${row?.['status']}`;
}

/** Whether a Pro modifier takes effect. */
async function mayUsePro(ann: Buyer): Promise<boolean> {
	const order = { rawPrompt: 'Write a poem about herons.', modifiers: { depth: 'exhaustive' } };
	const { status } = await ann.ask('POST /api/optimise', { body: order });
	expect(status).toBe(200);
	return (await billingOf(ann)).isPro;
}

const MODES: readonly DeliveryMode[] = ['normal', 'reversed', 'shuffled', 'duplicated'];

describe.each(MODES)('with events delivered %s', (mode) => {
	test('a subscription is bought, renewed, failed, recovered, cancelled, resumed, made yearly and ended', async () => {
		const shop = await openShop();
		shop.emulator.mode = mode;
		const ann = await shop.buyer();
		const { subscription, customer } = await ann.buy('pro_monthly', CARDS.success);
		const { id } = subscription;
		expect(await billingOf(ann)).toMatchObject({
			plan: 'pro_monthly',
			isPro: true,
			status: 'active',
			interval: 'month',
		});

		await shop.pass(MONTH);
		const renewed = await billingOf(ann);
		expect(renewed).toMatchObject({ isPro: true, status: 'active', current_period_end: await periodEnd(shop, id) });
		expect(renewed.invoices).toHaveLength(2);

		const { url: portal } = (await ann.ask('POST /api/billing/portal')).body;
		await submit(shop, portal, { action: 'card', number: CARDS.failsLater, expiry: '12/34', code: '123' });
		await shop.pass(31 * DAY);
		const failed = await billingOf(ann);
		expect(failed).toMatchObject({ isPro: true, status: 'past_due', past_due_until: expect.any(Number) });

		await pay(shop, failed.invoices[0].hosted_url, CARDS.asksOnce);
		await shop.emulator.settled();
		expect(await billingOf(ann)).toMatchObject({
			isPro: true,
			status: 'active',
			past_due_until: null,
			card: { last4: '3155', exp_month: 12, exp_year: 2034 },
		});

		const cancelled = await ann.ask('POST /api/subscription/cancel', { body: { subscription_id: id } });
		expect(cancelled).toEqual({ status: 200, body: { current_period_end: await periodEnd(shop, id) } });
		expect(await billingOf(ann)).toMatchObject({ isPro: true, cancels_at: cancelled.body.current_period_end });

		expect((await ann.ask('POST /api/subscription/resume', { body: { subscription_id: id } })).status).toBe(200);
		expect(await billingOf(ann)).toMatchObject({ isPro: true, cancels_at: null });

		const { url } = (await ann.ask('POST /api/billing/portal')).body;
		await submit(shop, url, { action: 'cancel' });
		await shop.emulator.settled();
		expect(await billingOf(ann)).toMatchObject({ cancels_at: await periodEnd(shop, id) });
		expect((await ann.ask('POST /api/subscription/resume', { body: { subscription_id: id } })).status).toBe(200);
		expect(await subscriptionOf(shop, id)).toMatchObject({ cancel_at: null, cancel_at_period_end: false });

		expect((await ann.ask('POST /api/subscription/switch', { body: { plan: 'pro_annual' } })).status).toBe(200);
		await shop.emulator.settled();
		const annual = await billingOf(ann);
		expect(annual).toMatchObject({ plan: 'pro_yearly', interval: 'year', price_pence: 4800 });
		expect(annual.current_period_end).toBe(await periodEnd(shop, id));

		await ann.ask('POST /api/subscription/cancel', { body: { subscription_id: id } });
		await shop.emulator.settled();
		expect(await mayUsePro(ann)).toBe(true);
		await shop.pass(366 * DAY);
		expect(await billingOf(ann)).toMatchObject({ plan: 'free', isPro: false, subscription_id: null });
		expect((await shop.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
	});
});

describe('a renewal that is not paid', () => {
	test('leaves Pro for seven days, says where to pay, and then ends it', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.buy('pro_monthly', CARDS.failsLater);
		await shop.pass(MONTH);
		const { past_due_until: until, invoices } = await billingOf(ann);
		expect(until).toBeGreaterThan(shop.runtime.now().getTime() / 1000);
		expect((await mailsOf(shop.runtime)).at(-1)?.text).toContain(invoices[0].hosted_url);
		await shop.pass(6 * DAY);
		expect((await billingOf(ann)).isPro).toBe(true);
		await shop.pass(2 * DAY);
		expect((await billingOf(ann)).isPro).toBe(false);
		await shop.pass(10 * DAY);
		expect(await billingOf(ann)).toMatchObject({ plan: 'free', isPro: false });
	});

	test('because the bank wants confirmation sends the link, and is paid once the owner confirms', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.buy('pro_monthly', CARDS.asksAlways);
		await shop.pass(MONTH);
		const { invoices, status } = await billingOf(ann);
		expect(status).toBe('past_due');
		expect((await mailsOf(shop.runtime)).filter(({ text }) => text.includes(invoices[0].hosted_url))).not.toEqual([]);
		await pay(shop, invoices[0].hosted_url, CARDS.asksAlways);
		await shop.emulator.settled();
		expect(await billingOf(ann)).toMatchObject({ status: 'active', isPro: true });
	});
});

test('one reconciliation makes up for an hour of lost events: a purchase, a cancellation and a failed payment', async () => {
	const shop = await openShop();
	const [ann, bob, cid] = [await shop.buyer(), await shop.buyer(), await shop.buyer()];
	const bobs = await bob.buy();
	await cid.buy('pro_monthly', CARDS.failsLater);
	await shop.pass(MONTH - HOUR);
	shop.emulator.mode = 'dropped';
	await ann.buy('pro_annual');
	await shop.stripe.subscriptions.cancel(bobs.subscription.id);
	await shop.pass(HOUR);
	await shop.pass(HOUR);
	const plans = () => Promise.all([ann, bob, cid].map((one) => kept(shop, one)));
	expect(await plans()).toEqual(['free active', 'pro_monthly active', 'pro_monthly active']);
	await reconcile(shop.runtime, { isDryRun: false });
	expect(await plans()).toEqual(['pro_yearly active', 'free canceled', 'pro_monthly past_due']);
	const mails = await mailsOf(shop.runtime);
	shop.emulator.mode = 'normal';
	await shop.emulator.redeliver();
	await shop.emulator.settled();
	expect(await plans()).toEqual(['pro_yearly active', 'free canceled', 'pro_monthly past_due']);
	expect(await mailsOf(shop.runtime)).toEqual(mails);
});

describe('a checkout', () => {
	test('clicked 20 times at once is one session, and paid 20 times at once one subscription', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const click = () => ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly' } });
		const answers = await Promise.all(Array.from({ length: 20 }, click));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
		expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(1);
		expect((await shop.stripe.customers.list()).data).toHaveLength(1);
		await Promise.all(answers.map(({ body }) => pay(shop, body.url, CARDS.success)));
		await shop.emulator.settled();
		expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
		const { data } = await shop.stripe.charges.list();
		expect(data.map(({ amount, status }) => [amount, status])).toEqual([[499, 'succeeded']]);
		expect((await click()).body.error).toBe('already_subscribed');
	});

	test.each([
		['a price', { price: 'price_1', unit_amount: 1 }],
		['a quantity', { quantity: 0 }],
		['a customer', { customer: 'cus_1', client_reference_id: 'someone' }],
	])('ignores %s from the browser', async (_case, more) => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { status } = await ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly', ...more } });
		expect(status).toBe(200);
		const own = { amount_total: 499, client_reference_id: ann.id, customer: await customerOf(shop, ann.id) };
		expect((await shop.stripe.checkout.sessions.list()).data).toMatchObject([own]);
	});
});
