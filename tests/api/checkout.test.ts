import { describe, expect, test } from 'vitest';
import { setPlan } from '#db/operator';
import { accountRow } from '#support/billing-row';
import { callRoute } from '#support/call-route';
import { customerOf, openShop, pay } from '#support/shop';
import { apiTokenOf } from '#support/signed-in';
import { CARDS } from '#support/stripe-emulator';
import { testRuntime } from '#support/test-runtime';

const CHECKOUT = 'POST /api/checkout/session';
const MONTHLY = { body: { plan: 'pro_monthly', returnTo: 'http://ploop.test/billing/success' } };

describe('a checkout', () => {
	test('is refused while an operator’s gift of the plan lasts, which a purchase would end', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const until = new Date(shop.runtime.now().getTime() + 3_600_000);
		const given = { accountId: ann.id, plan: 'pro_monthly', now: shop.runtime.now() } as const;
		for (const end of [null, until]) {
			await shop.runtime.db.write([setPlan({ ...given, until: end })]);
			const { status, body } = await ann.ask(CHECKOUT, MONTHLY);
			expect({ status, error: body.error }).toEqual({ status: 409, error: 'already_subscribed' });
		}
		expect((await shop.stripe.customers.list()).data).toEqual([]);
		await shop.pass(3_600);
		expect((await ann.ask(CHECKOUT, MONTHLY)).status).toBe(200);
	});

	test('leads to Stripe; once paid, the account is Pro', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { status, body } = await ann.ask(CHECKOUT, MONTHLY);
		expect({ status, body }).toEqual({ status: 200, body: { url: expect.stringContaining('/dev/stripe/') } });
		expect((await ann.ask('GET /api/account')).body).toMatchObject({ plan: 'free', isPro: false });
		await pay(shop, body.url, CARDS.success);
		await shop.emulator.settled();
		expect(await accountRow(shop.runtime, ann.id)).toMatchObject({
			plan: 'pro_monthly',
			status: 'active',
			price_pence: 499,
		});
		expect((await ann.ask('GET /api/account')).body).toMatchObject({ isPro: true, planLabel: 'Pro – Unlimited' });
	});

	test('of pro_annual is stored as pro_yearly', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.buy('pro_annual');
		expect(await accountRow(shop.runtime, ann.id)).toMatchObject({ plan: 'pro_yearly', price_pence: 4800 });
	});

	test('names its account in every field that Stripe has for it, and returns only to this site', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.ask(CHECKOUT, { body: { plan: 'pro_annual', returnTo: 'https://evil.example/billing/success' } });
		const customer = await customerOf(shop, ann.id);
		const [session] = (await shop.stripe.checkout.sessions.list({ customer })).data;
		expect(session).toMatchObject({
			mode: 'subscription',
			client_reference_id: ann.id,
			metadata: { user_id: ann.id, plan: 'pro_annual' },
			success_url: 'http://ploop.test/billing/success?session_id={CHECKOUT_SESSION_ID}',
			cancel_url: 'http://ploop.test/pricing?canceled=1',
			amount_total: 4800,
			currency: 'gbp',
		});
		expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({
			email: ann.email,
			metadata: { user_id: ann.id },
		});
		const { subscription } = await ann.buy('pro_annual');
		expect(subscription.metadata).toEqual({ user_id: ann.id });
	});

	test('takes price, quantity and customer from the catalogue and the account, whatever the browser sends', async () => {
		const shop = await openShop();
		const [ann, bob] = [await shop.buyer(), await shop.buyer()];
		const { customer: bobs } = await bob.buy();
		const sent = { plan: 'pro_monthly', price: 'price_1', quantity: 0, customer: bobs, amount: 1, unit_amount: 1 };
		expect((await ann.ask(CHECKOUT, { body: sent })).status).toBe(200);
		const customer = await customerOf(shop, ann.id);
		expect(customer).not.toBe(bobs);
		const [session] = (await shop.stripe.checkout.sessions.list({ customer })).data;
		expect(session?.amount_total).toBe(499);
		expect((await shop.stripe.checkout.sessions.list({ customer: bobs })).data).toHaveLength(1);
	});

	test('that is open is used again, and closed for one of the other plan', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const open = async (plan: string) => (await ann.ask(CHECKOUT, { body: { plan } })).body.url;
		const first = await open('pro_monthly');
		expect(await open('pro_monthly')).toBe(first);
		expect(await open('pro_annual')).not.toBe(first);
		const customer = await customerOf(shop, ann.id);
		const sessions = (await shop.stripe.checkout.sessions.list({ customer })).data;
		expect(sessions.map(({ status }) => status)).toEqual(['open', 'expired']);
		expect(await open('pro_monthly')).not.toBe(first);
	});

	test('a day later is a new one', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const first = (await ann.ask(CHECKOUT, MONTHLY)).body.url;
		await shop.pass(25 * 3600);
		const second = (await ann.ask(CHECKOUT, MONTHLY)).body.url;
		expect(second).not.toBe(first);
		await pay(shop, second, CARDS.asksOnce);
		await shop.emulator.settled();
		expect((await ann.ask('GET /api/account')).body.isPro).toBe(true);
	});

	test('is refused to an account with a subscription, and nothing is created', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { customer } = await ann.buy();
		for (const plan of ['pro_monthly', 'pro_annual']) {
			const { status, body } = await ann.ask(CHECKOUT, { body: { plan } });
			expect({ status, error: body.error }).toEqual({ status: 409, error: 'already_subscribed' });
			expect(body.message).toBe(
				'You already have a subscription, and nothing was charged. You’ll find it on your billing page.',
			);
		}
		expect((await shop.stripe.checkout.sessions.list({ customer })).data).toHaveLength(1);
	});

	test('uses a new customer when Stripe no longer knows the old one', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		await ann.ask(CHECKOUT, MONTHLY);
		const lost = await customerOf(shop, ann.id);
		await shop.stripe.customers.del(lost);
		await shop.emulator.settled();
		const { customer } = await ann.buy();
		expect(customer).not.toBe(lost);
		expect((await ann.ask('GET /api/account')).body.isPro).toBe(true);
	});

	test.each([
		['the customer', '/v1/customers'],
		['the page', '/v1/checkout/sessions'],
	])('succeeds after Stripe failed to create %s, though Stripe repeats that failure for a day', async (_, path) => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { fetch } = shop.emulator;
		shop.emulator.fetch = (input, init) => {
			const request = new Request(input, init);
			if (request.method === 'POST' && new URL(request.url).pathname === path) shop.emulator.failNext('server-error');
			return fetch(input, init);
		};
		expect((await ann.ask(CHECKOUT, MONTHLY)).status).toBe(503);
		expect((await ann.ask(CHECKOUT, MONTHLY)).status).toBe(503);
		shop.emulator.fetch = fetch;
		const answers = await Promise.all(Array.from({ length: 20 }, () => ann.ask(CHECKOUT, MONTHLY)));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(200);
		expect((await shop.stripe.customers.list({ email: ann.email })).data).toHaveLength(1);
		expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(1);
	});

	test('requested twenty times at once over two processes has one customer and one page', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const billing = shop.runtime.billing;
		const other = {
			...shop.runtime,
			billing: billing && { ...billing, once: <T>(_: string, act: () => Promise<T>) => act() },
		};
		const call = (runtime: typeof shop.runtime) => callRoute(runtime, CHECKOUT, { as: ann, ...MONTHLY });
		const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => call(i % 2 ? shop.runtime : other)));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1);
		expect((await shop.stripe.customers.list({ email: ann.email })).data).toHaveLength(1);
	});
});

describe('a checkout is refused', () => {
	test.each([
		['an unknown plan', { plan: 'pro_forever' }, 'unknown_plan'],
		['no plan', {}, 'unknown_plan'],
		['the free plan', { plan: 'free' }, 'unknown_plan'],
		['a stored name', { plan: 'pro_yearly' }, 'unknown_plan'],
	])('for %s', async (_, body, error) => {
		const shop = await openShop();
		const ann = await shop.buyer();
		expect(await ann.ask(CHECKOUT, { body })).toMatchObject({ status: 400, body: { error } });
		expect((await accountRow(shop.runtime, ann.id))['stripe_customer_id']).toBeNull();
	});

	test('without a session: to visitors and to API tokens', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const token = await apiTokenOf(shop.runtime.db, ann.id);
		const calls = [
			CHECKOUT,
			'POST /api/subscription/cancel',
			'POST /api/billing/portal',
			'POST /api/subscription/switch',
		];
		for (const call of calls) {
			const body = call.endsWith('portal') ? {} : { body: { plan: 'pro_monthly', subscription_id: 'sub_1' } };
			const fits = call.endsWith('cancel') ? { body: { subscription_id: 'sub_1' } } : body;
			const sent = call.endsWith('switch') ? { body: { plan: 'pro_annual' } } : fits;
			expect(await callRoute(shop.runtime, call, sent)).toMatchObject({
				status: 401,
				body: { error: 'auth_required' },
			});
			expect(await callRoute(shop.runtime, call, { as: token, ...sent })).toMatchObject({
				status: 403,
				body: { error: 'session_required' },
			});
		}
		expect((await shop.stripe.customers.list()).data).toEqual([]);
	});

	test('where billing is not configured', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const runtime = await testRuntime({ db: shop.runtime.db, billing: null });
		const { status, body } = await callRoute(runtime, CHECKOUT, { as: ann, ...MONTHLY });
		expect({ status, message: body.message }).toEqual({
			status: 503,
			message: 'Payments are not configured. Please try again later.',
		});
	});

	test('when the price at Stripe is not the one on the pages', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const [old] = (await shop.stripe.prices.list({ lookup_keys: ['pro_monthly'] })).data;
		await shop.stripe.prices.create({
			currency: 'gbp',
			unit_amount: 599,
			product: String(old?.product),
			recurring: { interval: 'month' },
			lookup_key: 'pro_monthly',
			transfer_lookup_key: true,
		});
		expect(await ann.ask(CHECKOUT, MONTHLY)).toMatchObject({ status: 503, body: { error: 'billing_unavailable' } });
		expect(JSON.stringify(shop.runtime.logged)).toContain('is not that of content/plans.yaml');
	});
});
