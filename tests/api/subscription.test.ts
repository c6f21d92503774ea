import { describe, expect, test } from 'vitest';
import { accountRow, subjectsTo } from '#support/billing-row';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { type Buyer, openShop, pay, type Shop } from '#support/shop';
import { CARDS, DAY } from '#support/stripe-emulator';

const CANCEL = 'POST /api/subscription/cancel';
const RESUME = 'POST /api/subscription/resume';
const SWITCH = 'POST /api/subscription/switch';

const CANCELLED = 'Your PLOOP Pro subscription is cancelled';

async function openWithBuyer(plan?: 'pro_monthly' | 'pro_annual', card?: string) {
	const shop = await openShop();
	const ann = await shop.buyer();
	const bought = await ann.buy(plan, card);
	const body = { subscription_id: bought.subscription.id };
	const end = bought.subscription.items.data[0]?.current_period_end ?? 0;
	return { shop, ann, ...bought, body, end };
}

const accountOf = async (ann: Buyer) => (await ann.ask('GET /api/account')).body;
const stripeHas = (shop: Shop, id: string) => shop.stripe.subscriptions.retrieve(id);

describe('a cancellation', () => {
	test('leaves Pro until the end of the period, is confirmed by one mail, and then the account is free', async () => {
		const { shop, ann, body, end } = await openWithBuyer();
		for (const _ of [1, 2]) {
			const answer = await ann.ask(CANCEL, { body });
			expect(answer).toEqual({ status: 200, body: { current_period_end: end } });
		}
		await shop.emulator.settled();
		expect(await accountOf(ann)).toMatchObject({ isPro: true, cancel_at_period_end: true, current_period_end: end });
		expect((await subjectsTo(shop.runtime, ann.email)).filter((one) => one === CANCELLED)).toHaveLength(1);
		await shop.pass(32 * DAY);
		expect(await accountOf(ann)).toMatchObject({
			isPro: false,
			plan: 'free',
			status: 'canceled',
			subscription_id: null,
		});
		expect((await subjectsTo(shop.runtime, ann.email)).filter((one) => one === CANCELLED)).toHaveLength(1);
	});

	test('ends Pro with the period, even without an event from Stripe', async () => {
		const { shop, ann, body } = await openWithBuyer();
		await ann.ask(CANCEL, { body });
		await shop.emulator.settled();
		shop.emulator.mode = 'dropped';
		await shop.pass(32 * DAY);
		expect(await accountOf(ann)).toMatchObject({ isPro: false, plan: 'free', planLabel: 'Free' });
		expect((await ann.ask('GET /api/usage/summary')).body.weeklyLimit).toBe(3);
	});

	test('made in the portal has the same effect, and can be withdrawn like one made here', async () => {
		const { shop, ann, subscription, body, end } = await openWithBuyer();
		await shop.stripe.subscriptions.update(subscription.id, { cancel_at: end });
		await shop.emulator.settled();
		expect(await accountOf(ann)).toMatchObject({ isPro: true, cancel_at_period_end: true });
		expect(await ann.ask(CANCEL, { body })).toEqual({ status: 200, body: { current_period_end: end } });
		expect(await ann.ask(RESUME, { body })).toEqual({ status: 200, body: { current_period_end: end } });
		const { cancel_at: cancelAt, cancel_at_period_end: flag } = await stripeHas(shop, subscription.id);
		expect({ cancelAt, flag }).toEqual({ cancelAt: null, flag: false });
		expect(await accountOf(ann)).toMatchObject({ isPro: true, cancel_at_period_end: false });
	});

	test('withdrawn and made again is mailed again', async () => {
		const { shop, ann, subscription, body } = await openWithBuyer();
		await ann.ask(CANCEL, { body });
		await ann.ask(RESUME, { body });
		expect((await stripeHas(shop, subscription.id)).cancel_at).toBeNull();
		await shop.pass(60);
		await ann.ask(CANCEL, { body });
		await shop.emulator.settled();
		expect((await subjectsTo(shop.runtime, ann.email)).filter((one) => one === CANCELLED)).toHaveLength(2);
	});

	test('of a subscription with an unpaid invoice ends it at once, and the card is not charged again', async () => {
		const { shop, ann, subscription, body } = await openWithBuyer('pro_monthly', CARDS.failsLater);
		await shop.pass(31 * DAY);
		expect(await accountOf(ann)).toMatchObject({ status: 'past_due', isPro: true });
		const now = Math.floor(shop.runtime.now().getTime() / 1000);
		expect(await ann.ask(CANCEL, { body })).toEqual({ status: 200, body: { current_period_end: now } });
		expect((await stripeHas(shop, subscription.id)).status).toBe('canceled');
		expect(await accountOf(ann)).toMatchObject({ isPro: false, status: 'canceled' });
	});
});

describe('a subscription that is not one’s own', () => {
	test.each([CANCEL, RESUME])('%s: is not found, and nothing changes', async (call) => {
		const { shop, subscription, body } = await openWithBuyer();
		const bob = await shop.buyer();
		await bob.buy();
		const missing = { status: 404, body: { error: 'missing_subscription', message: 'Missing subscription' } };
		expect(await bob.ask(call, { body })).toMatchObject(missing);
		expect(await (await shop.buyer()).ask(call, { body })).toMatchObject(missing);
		expect(await bob.ask(call, { body: { subscription_id: 'sub_made_up' } })).toMatchObject(missing);
		for (const bad of [{}, { subscription_id: '' }, { subscription_id: 7 }]) {
			expect(await bob.ask(call, { body: bad })).toMatchObject(missing);
		}
		expect((await stripeHas(shop, subscription.id)).cancel_at_period_end).toBe(false);
	});
});

describe('a change to the year', () => {
	test('is charged at once and begins a year; the same plan again changes nothing', async () => {
		const { shop, ann, subscription } = await openWithBuyer();
		const { status, body } = await ann.ask(SWITCH, { body: { plan: 'pro_annual' } });
		expect(status).toBe(200);
		await shop.emulator.settled();
		expect(await accountRow(shop.runtime, ann.id)).toMatchObject({
			plan: 'pro_yearly',
			price_pence: 4800,
			subscription_id: subscription.id,
		});
		const paid = async () => (await shop.stripe.invoices.list({ subscription: subscription.id })).data.length;
		expect(await paid()).toBe(2);
		expect(await ann.ask(SWITCH, { body: { plan: 'pro_annual' } })).toEqual({ status: 200, body });
		expect(await paid()).toBe(2);
	});

	test('that is not paid has no effect, and says where to pay', async () => {
		const { shop, ann } = await openWithBuyer('pro_monthly', CARDS.failsLater);
		const answer = await ann.ask(SWITCH, { body: { plan: 'pro_annual' } });
		expect(answer).toMatchObject({
			status: 402,
			body: { error: 'payment_needed', url: expect.stringContaining('/dev/stripe/invoice/') },
		});
		expect(await accountRow(shop.runtime, ann.id)).toMatchObject({ plan: 'pro_monthly', status: 'active' });
	});

	test('is refused until a cancellation is withdrawn and open invoices are paid', async () => {
		const { shop, ann, body } = await openWithBuyer('pro_monthly', CARDS.failsLater);
		await ann.ask(CANCEL, { body });
		expect(await ann.ask(SWITCH, { body: { plan: 'pro_annual' } })).toMatchObject({
			status: 409,
			body: { error: 'cancellation_scheduled' },
		});
		await ann.ask(RESUME, { body });
		await shop.pass(31 * DAY);
		expect(await ann.ask(SWITCH, { body: { plan: 'pro_annual' } })).toMatchObject({
			status: 402,
			body: { error: 'payment_needed' },
		});
		const bob = await shop.buyer();
		expect(await bob.ask(SWITCH, { body: { plan: 'pro_annual' } })).toMatchObject({
			status: 404,
			body: { error: 'missing_subscription' },
		});
	});
});

describe('two subscriptions of one person', () => {
	test('become one: the newer is refunded and ended', async () => {
		const { shop, ann, customer, subscription } = await openWithBuyer();
		const [price] = (await shop.stripe.prices.list({ lookup_keys: ['pro_annual'] })).data;
		const { url } = await shop.stripe.checkout.sessions.create({
			mode: 'subscription',
			customer,
			line_items: [{ price: price?.id ?? '', quantity: 1 }],
			success_url: 'http://ploop.test/',
		});
		await shop.pass(60);
		await pay(shop, url ?? '', CARDS.success);
		await shop.emulator.settled();
		const all = (await shop.stripe.subscriptions.list({ customer, status: 'all' })).data;
		expect(all.map(({ id, status }) => [id === subscription.id, status])).toEqual([
			[false, 'canceled'],
			[true, 'active'],
		]);
		const charges = (await shop.stripe.charges.list({ customer })).data;
		expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual([
			[4800, true],
			[499, false],
		]);
		expect(await accountRow(shop.runtime, ann.id)).toMatchObject({
			plan: 'pro_monthly',
			subscription_id: subscription.id,
		});
		expect(await subjectsTo(shop.runtime, ann.email)).not.toContain(CANCELLED);
	});
});

describe('a deletion of the account', () => {
	async function subscriberWithPassword() {
		const shop = await openShop();
		const ann = await shop.buyer();
		const bought = await ann.buy();
		const sql = `UPDATE accounts SET password_hash = (SELECT password_hash FROM accounts WHERE id = ?) WHERE id = ?`;
		const other = await passwordAccount(shop.runtime);
		await shop.runtime.db.write([{ sql, args: [other, ann.id] }]);
		const remove = () => ann.ask('POST /api/account/delete', { body: { password: PASSWORD, confirm: 'delete' } });
		return { shop, ann, remove, ...bought };
	}

	test('ends the subscription, closes open checkouts, and removes the account from payments', async () => {
		const { shop, ann, remove, subscription, customer } = await subscriberWithPassword();
		const open = { mode: 'subscription', customer, success_url: 'http://ploop.test/' } as const;
		const line = { price: subscription.items.data[0]?.price.id ?? '', quantity: 1 };
		const { id } = await shop.stripe.checkout.sessions.create({ ...open, line_items: [line] });
		expect((await remove()).body).toEqual({ ok: true });
		await shop.emulator.settled();
		expect((await stripeHas(shop, subscription.id)).status).toBe('canceled');
		expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
		expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
		const payments = await shop.runtime.db.read({ sql: 'SELECT payer, card_last4 FROM payments', args: [] });
		expect(payments).toMatchObject([{ payer: null, card_last4: '4242' }]);
		expect(await subjectsTo(shop.runtime, ann.email)).toEqual([]);
		expect(shop.runtime.unkept.map(({ subject }) => subject)).toEqual(['Your PLOOP account was deleted']);
	});

	test('needs Stripe: while it does not answer the account and its data stay', async () => {
		const { shop, ann, remove, subscription } = await subscriberWithPassword();
		shop.emulator.failNext('server-error', 9);
		expect(await remove()).toMatchObject({ status: 503, body: { error: 'billing_unavailable' } });
		shop.emulator.failNext('reset', 0);
		expect((await stripeHas(shop, subscription.id)).status).toBe('active');
		expect(await accountOf(ann)).toMatchObject({ isPro: true });
		expect((await remove()).body).toEqual({ ok: true });
	});
});
