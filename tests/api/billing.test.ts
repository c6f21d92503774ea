import { describe, expect, test } from 'vitest';
import { reconcile } from '#server/billing/reconcile';
import { createBurstLimiter } from '#server/http/burst-limiter';
import { idleMailer } from '#server/mail/mailer';
import { rulesAt } from '#server/retention/forget-past';
import { accountRow, subjectsTo } from '#support/billing-row';
import { callRoute } from '#support/call-route';
import { customerOf, openShop, pay } from '#support/shop';
import { apiTokenOf, signedIn } from '#support/signed-in';
import { CARDS, DAY } from '#support/stripe-emulator';
import { testRuntime } from '#support/test-runtime';

const BILLING = 'GET /api/billing';
const CONFIRM = 'POST /api/billing/confirm';

describe('the billing page', () => {
	test('of a free account is empty, and Stripe is not asked', async () => {
		const shop = await openShop();
		shop.emulator.failNext('server-error');
		const ann = await shop.buyer();
		expect((await ann.ask(BILLING)).body).toEqual({
			plan: 'free',
			planLabel: 'Free',
			isPro: false,
			status: 'active',
			subscription_id: null,
			current_period_end: null,
			cancels_at: null,
			past_due_until: null,
			interval: null,
			price_pence: null,
			card: null,
			invoices: [],
			canBuy: true,
			isDemo: true,
		});
	});

	test('of a subscriber has plan, price, card and invoices', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { subscription } = await ann.buy('pro_annual');
		expect((await ann.ask(BILLING)).body).toMatchObject({
			plan: 'pro_yearly',
			planLabel: 'Pro – Unlimited',
			isPro: true,
			subscription_id: subscription.id,
			current_period_end: subscription.items.data[0]?.current_period_end,
			interval: 'year',
			price_pence: 4800,
			card: { last4: '4242', exp_month: 12, exp_year: 2034 },
			invoices: [
				{ amount_pence: 4800, currency: 'gbp', status: 'paid', hosted_url: expect.stringContaining('/invoice/') },
			],
		});
	});

	test('without Stripe shows the last known state', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.buy();
		shop.emulator.failNext('reset', 9);
		expect((await ann.ask(BILLING)).body).toMatchObject({ isPro: true, interval: 'month', card: null, invoices: null });
	});

	test('of a customer unknown to Stripe is that of an account without one, and so is the portal', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { customer } = await ann.buy();
		shop.emulator.mode = 'dropped';
		await shop.stripe.customers.del(customer);
		expect(await ann.ask('POST /api/billing/portal')).toMatchObject({
			status: 404,
			body: { error: 'missing_subscription' },
		});
		const { body } = await ann.ask(BILLING);
		expect(body).toMatchObject({ isPro: false, subscription_id: null, card: null, invoices: [] });
	});

	test('corrects an account whose subscription has ended at Stripe', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { customer } = await ann.buy();
		shop.emulator.mode = 'dropped';
		await shop.stripe.customers.del(customer);
		expect((await ann.ask(BILLING)).body).toMatchObject({ isPro: false, card: null, invoices: [] });
	});

	test('limits how often Stripe is asked, and refuses more as too many requests', async () => {
		const shop = await openShop({
			runtime: { burst: createBurstLimiter({ capacity: 3, perSecond: 1 }) },
		});
		const ann = await shop.buyer();
		const statuses = [];
		for (let i = 0; i < 4; i += 1) statuses.push((await ann.ask(BILLING)).status);
		expect(statuses).toEqual([200, 200, 200, 429]);
		await shop.pass(1);
		expect((await ann.ask(BILLING)).status).toBe(200);
	});

	test('corrects an account whose renewal event was lost', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.buy();
		shop.emulator.mode = 'dropped';
		await shop.pass(40 * DAY);
		expect((await ann.ask('GET /api/account')).body.isPro).toBe(false);
		expect((await ann.ask(BILLING)).body).toMatchObject({ isPro: true, status: 'active' });
		expect((await ann.ask('GET /api/account')).body.isPro).toBe(true);
	});

	test('needs a session of its owner', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const token = await apiTokenOf(shop.runtime.db, ann.id);
		expect((await callRoute(shop.runtime, BILLING)).body.error).toBe('auth_required');
		expect((await callRoute(shop.runtime, BILLING, { as: token })).body.error).toBe('session_required');
	});

	test('links to the portal, which links back', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		expect(await ann.ask('POST /api/billing/portal')).toMatchObject({
			status: 404,
			body: { error: 'missing_subscription' },
		});
		await ann.buy();
		const { body } = await ann.ask('POST /api/billing/portal');
		expect(body.url).toContain('/dev/stripe/portal/');
	});
});

describe('the page after a payment', () => {
	test('shows Pro before the webhook event comes', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		shop.emulator.mode = 'dropped';
		const { url } = (await ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly' } })).body;
		const body = { session_id: new URL(url).pathname.split('/').at(-1) };
		expect((await ann.ask(CONFIRM, { body })).body).toEqual({ plan: 'free', isPro: false, status: 'pending' });
		await pay(shop, url, CARDS.success);
		expect((await ann.ask(CONFIRM, { body })).body).toEqual({ plan: 'pro_monthly', isPro: true, status: 'active' });
	});

	test('shows nothing of another account’s checkout', async () => {
		const shop = await openShop();
		const [ann, bob] = [await shop.buyer(), await shop.buyer()];
		await bob.buy();
		const { customer } = await ann.buy();
		const [session] = (await shop.stripe.checkout.sessions.list({ customer })).data;
		for (const id of [session?.id, 'cs_test_made_up']) {
			expect(await bob.ask(CONFIRM, { body: { session_id: id } })).toMatchObject({
				status: 404,
				body: { error: 'not_found' },
			});
		}
		expect((await bob.ask(CONFIRM, { body: { session_id: '../v1/customers' } })).status).toBe(400);
		expect((await bob.ask(CONFIRM, { body: {} })).status).toBe(400);
	});
});

describe('a plan given by an operator', () => {
	test('ends on its day to the second, without a run of retention', async () => {
		const runtime = await testRuntime();
		const ann = await signedIn(runtime.db, 'pro_yearly');
		const until = runtime.now().getTime() + 1000;
		const set = 'UPDATE accounts SET pro_until = ?, current_period_end = ?, cancel_at_period_end = 1';
		await runtime.db.write([{ sql: set, args: [until, until] }]);
		const isPro = async (ms: number) => {
			const later = { ...runtime, now: () => new Date(runtime.now().getTime() + ms) };
			const token = await apiTokenOf(runtime.db, ann.id);
			const answers = [ann, token].map((as) => callRoute(later, 'GET /api/account', { as }));
			return (await Promise.all(answers)).map(({ body }) => body.isPro);
		};
		expect(await isPro(999)).toEqual([true, true]);
		expect(await isPro(1000)).toEqual([false, false]);
	});

	test('is not ended by an abandoned checkout or by the reconciliation', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly' } });
		await shop.runtime.db.write([{ sql: "UPDATE accounts SET plan = 'pro_yearly'", args: [] }]);
		await shop.pass(25 * 3600);
		await reconcile(shop.runtime, { isDryRun: false });
		expect(await accountRow(shop.runtime, ann.id)).toMatchObject({ plan: 'pro_yearly' });
	});
});

describe('mail about payments', () => {
	test('is a receipt for each payment, and a reminder before a yearly renewal', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.buy('pro_annual');
		expect(await subjectsTo(shop.runtime, ann.email)).toEqual(['Your PLOOP receipt']);
		await shop.pass(359 * DAY);
		expect(await subjectsTo(shop.runtime, ann.email)).toEqual([
			'Your PLOOP Pro plan renews soon',
			'Your PLOOP receipt',
		]);
		const sql = "SELECT text FROM outbox WHERE subject LIKE '%renews%'";
		const [reminder] = await shop.runtime.db.read({ sql, args: [] });
		expect(reminder?.['text']).not.toMatch(/[{}]/);
		expect(reminder?.['text']).toContain('renews on 18 November 2027, and £48.00 will be charged');
		await shop.pass(7 * DAY);
		expect(await subjectsTo(shop.runtime, ann.email)).toEqual([
			'Your PLOOP Pro plan renews soon',
			'Your PLOOP receipt',
			'Your PLOOP receipt',
		]);
	});

	test('is no reminder before a monthly renewal', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.buy();
		await shop.pass(28 * DAY);
		expect(await subjectsTo(shop.runtime, ann.email)).toEqual(['Your PLOOP receipt']);
	});

	test('is not written where no mail is configured', async () => {
		const shop = await openShop({ runtime: { mail: idleMailer(false) } });
		const ann = await shop.buyer();
		await ann.buy();
		expect(await subjectsTo(shop.runtime, ann.email)).toEqual([]);
		expect((await ann.ask(BILLING)).body.isPro).toBe(true);
	});
});

describe('the record of a payment', () => {
	test('has its ids and the last digits of the card, and is kept for seven years', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.buy();
		const kept = () => shop.runtime.db.read({ sql: 'SELECT * FROM payments', args: [] });
		const [row] = await kept();
		expect(row).toMatchObject({ payer: ann.id, card_last4: '4242', card_exp_month: 12, card_exp_year: 2034 });
		expect(row?.['invoice_id']).toMatch(/^in_/);
		expect(row?.['payment_intent_id']).toMatch(/^pi_/);
		expect(row?.['charge_id']).toMatch(/^ch_/);
		const sweep = (years: number) => {
			const at = new Date(shop.runtime.now().getTime() + years * 365.25 * DAY * 1000);
			return shop.runtime.db.write(rulesAt(at, shop.runtime.catalogue.quota).map(({ remove }) => remove));
		};
		await sweep(6.9);
		expect(await kept()).toHaveLength(1);
		await sweep(7.1);
		expect(await kept()).toEqual([]);
	});
});

describe('the reconciliation', () => {
	test('lists what it would correct, corrects it, and then finds nothing', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		shop.emulator.mode = 'dropped';
		const { url } = (await ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly' } })).body;
		await pay(shop, url, CARDS.success);
		await shop.emulator.settled();
		const dry = await reconcile(shop.runtime, { isDryRun: true });
		expect(dry).toMatchObject({ customers: 1, accounts: [ann.id] });
		expect(dry.events).toBeGreaterThan(0);
		expect(await accountRow(shop.runtime, ann.id)).toMatchObject({ plan: 'free' });
		expect(await reconcile(shop.runtime, { isDryRun: false })).toEqual(dry);
		expect(await accountRow(shop.runtime, ann.id)).toMatchObject({ plan: 'pro_monthly', status: 'active' });
		expect(await subjectsTo(shop.runtime, ann.email)).toEqual(['Your PLOOP receipt']);
		const nothing = { events: 0, customers: 1, accounts: [], failed: [] };
		expect(await reconcile(shop.runtime, { isDryRun: false })).toEqual(nothing);
	});

	test('continues after a customer and an event that fail, names them, and handles the event next time', async () => {
		const shop = await openShop();
		const [ann, bob] = [await shop.buyer(), await shop.buyer()];
		shop.emulator.mode = 'dropped';
		const { customer } = await ann.buy();
		await bob.buy();
		const { fetch } = shop.emulator;
		shop.emulator.fetch = async (input, init) => {
			const { pathname, searchParams } = new URL(new Request(input, init).url);
			if (pathname !== '/v1/subscriptions' || searchParams.get('customer') !== customer) return fetch(input, init);
			const headers = { 'Stripe-Should-Retry': 'false' };
			return Response.json({ error: { type: 'api_error', message: 'An unknown error' } }, { status: 500, headers });
		};
		const { failed } = await reconcile(shop.runtime, { isDryRun: false });
		expect(failed).toContain(ann.id);
		expect(failed).not.toContain(bob.id);
		expect(failed.filter((id) => id.startsWith('evt_')).length).toBeGreaterThan(0);
		expect(await accountRow(shop.runtime, bob.id)).toMatchObject({ plan: 'pro_monthly' });
		shop.emulator.fetch = fetch;
		await shop.pass(2 * DAY);
		const next = await reconcile(shop.runtime, { isDryRun: false });
		expect(next).toMatchObject({ accounts: [ann.id], failed: [] });
		expect(await subjectsTo(shop.runtime, ann.email)).toEqual(['Your PLOOP receipt']);
	});

	test('ends Pro for an account that Stripe no longer knows', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { customer } = await ann.buy();
		shop.emulator.mode = 'dropped';
		await shop.stripe.customers.del(customer);
		expect(await reconcile(shop.runtime, { isDryRun: false })).toMatchObject({ accounts: [ann.id] });
		const row = await accountRow(shop.runtime, ann.id);
		expect(row).toMatchObject({ plan: 'free', stripe_customer_id: null, subscription_id: null });
		await expect(customerOf(shop, ann.id)).resolves.toBe('null');
	});
});
