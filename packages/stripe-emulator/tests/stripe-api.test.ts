import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { CARDS } from '../src/billing/test-cards.ts';
import { DAY, openCheckout, START, sdkWithKey, subscribed, testPrices, testStripe } from './test-stripe.ts';

test('an active price is found by its lookup key, and a new price can take over the key', async () => {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	const find = () => ours.stripe.prices.list({ lookup_keys: ['pro_monthly'], active: true });
	expect((await find()).data.map(({ id, unit_amount }) => [id, unit_amount])).toEqual([[monthly.id, 499]]);
	const dearer = {
		product: String(monthly.product),
		currency: 'gbp',
		recurring: { interval: 'month' },
		unit_amount: 599,
	} as const;
	const again = { ...dearer, lookup_key: 'pro_monthly' };
	await expect(ours.stripe.prices.create(again)).rejects.toThrow('already uses that lookup key');
	const next = await ours.stripe.prices.create({ ...again, transfer_lookup_key: true });
	expect((await find()).data.map(({ id }) => id)).toEqual([next.id]);
	await ours.stripe.prices.update(next.id, { active: false });
	expect((await find()).data).toEqual([]);
});

test.each([
	['an unknown object', (stripe: Stripe) => stripe.subscriptions.retrieve('sub_none'), 404, 'resource_missing'],
	[
		'an unknown parameter',
		(stripe: Stripe) => stripe.customers.create({ source: 'tok_visa' }),
		400,
		'parameter_unknown',
	],
	['an unknown address', (stripe: Stripe) => stripe.coupons.list(), 404, undefined],
	['a missing parameter', (stripe: Stripe) => stripe.billingPortal.sessions.create({}), 400, 'parameter_missing'],
	['an empty parameter', (stripe: Stripe) => stripe.products.create({ name: '' }), 400, 'parameter_invalid_empty'],
	['a wrong number', (stripe: Stripe) => stripe.events.list({ limit: 101 }), 400, undefined],
	['an expansion that is none', (stripe: Stripe) => stripe.customers.list({ expand: ['data.plan'] }), 400, undefined],
])('%s is an error of the SDK', async (_, call, status, code) => {
	const ours = await testStripe();
	await ours.stripe.customers.create({});
	const error: unknown = await call(ours.stripe).then(
		() => null,
		(thrown: unknown) => thrown,
	);
	expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
	expect(error).toMatchObject({ statusCode: status, code });
});

test('another API key is refused, and no emulator starts with a live key', async () => {
	const ours = await testStripe();
	const stranger = sdkWithKey(ours, 'sk_test_other');
	await expect(stranger.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
	await expect(testStripe({ secretKey: ['sk', 'live', 'x'].join('_') })).rejects.toThrow('test key only');
});

test('an idempotency key gives the same answer for a day, refuses other parameters, and is then forgotten', async () => {
	const ours = await testStripe();
	const make = (email: string) => ours.stripe.customers.create({ email }, { idempotencyKey: 'cus:u1' });
	const first = await make('ann@ploop.test');
	const all = await Promise.all(Array.from({ length: 20 }, () => make('ann@ploop.test')));
	expect(new Set(all.map(({ id }) => id))).toEqual(new Set([first.id]));
	await expect(make('bob@ploop.test')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
	await ours.pass(DAY - 1);
	expect((await make('ann@ploop.test')).id).toBe(first.id);
	await ours.pass(1);
	expect((await make('ann@ploop.test')).id).not.toBe(first.id);
});

test('an invalid request does not use up its idempotency key', async () => {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	const key = { idempotencyKey: 'once' };
	await expect(openCheckout(ours, { ...monthly, id: 'price_none' })).rejects.toThrow("No such price: 'price_none'");
	const call = (id: string) =>
		ours.stripe.billingPortal.sessions.create({ customer: id, return_url: 'http://ploop.test/account/billing' }, key);
	await expect(call('cus_none')).rejects.toThrow('No such customer');
	const { id } = await ours.stripe.customers.create({});
	expect(await call(id)).toMatchObject({ customer: id, url: expect.stringContaining('/dev/stripe/portal/bps_') });
});

test('lists come newest first, in pages', async () => {
	const ours = await testStripe();
	const made = await Promise.all(Array.from({ length: 7 }, (_, i) => ours.stripe.customers.create({ name: `${i}` })));
	const newest = made.map(({ id }) => id).reverse();
	const page = await ours.stripe.customers.list({ limit: 3 });
	expect(page).toMatchObject({ object: 'list', has_more: true });
	expect(page.data.map(({ id }) => id)).toEqual(newest.slice(0, 3));
	const before = await ours.stripe.customers.list({ limit: 2, ending_before: newest[3] ?? '' });
	expect(before.data.map(({ id }) => id)).toEqual(newest.slice(1, 3));
	const all = await ours.stripe.customers.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
	expect(all.map(({ id }) => id)).toEqual(newest);
});

test('`expand` shows the objects that a purchase refers to', async () => {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	const { subscription } = await subscribed(ours, monthly);
	const expand = [
		'customer',
		'latest_invoice.payments.data.payment.payment_intent.latest_charge',
		'default_payment_method',
	];
	const opened = await ours.stripe.subscriptions.retrieve(subscription, { expand: expand.slice(0, 1) });
	expect(opened.customer).toMatchObject({ object: 'customer', email: 'ann@ploop.test' });
	const invoice = await ours.stripe.invoices.retrieve(String(opened.latest_invoice), {
		expand: ['payments.data.payment.payment_intent', 'customer'],
	});
	const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
	const charge = await ours.stripe.charges.retrieve(String(intent.latest_charge), { expand: ['payment_intent'] });
	expect(charge.payment_method_details?.card).toMatchObject({ last4: '4242', exp_month: 12, exp_year: 2034 });
	const tooDeep = ours.stripe.subscriptions.retrieve(subscription, { expand: expand.slice(1, 2) });
	await expect(tooDeep).rejects.toThrow('more than 4 levels');
});

test('metadata is merged, and an empty value deletes its key', async () => {
	const { stripe } = await testStripe();
	const { id } = await stripe.customers.create({ metadata: { user_id: 'u1', note: 'a' } });
	expect((await stripe.customers.update(id, { metadata: { note: '', more: 'b' } })).metadata).toEqual({
		user_id: 'u1',
		more: 'b',
	});
	expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({});
});

test('a deleted customer is marked so, and has no subscription left', async () => {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	const { customer, subscription } = await subscribed(ours, monthly);
	expect(await ours.stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
	expect(await ours.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
	expect(await ours.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled', ended_at: START });
});

test('a payment can be refunded once', async () => {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	const { customer } = await subscribed(ours, monthly);
	const [charge] = (await ours.stripe.charges.list({ customer })).data;
	const refund = () => ours.stripe.refunds.create({ charge: charge?.id ?? '', reason: 'duplicate' });
	expect(await refund()).toMatchObject({ amount: 499, status: 'succeeded' });
	expect(await ours.stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({ refunded: true, amount_refunded: 499 });
	await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

test.each([
	['reset', Stripe.errors.StripeConnectionError],
	['slow', Stripe.errors.StripeConnectionError],
	['rate-limited', Stripe.errors.StripeRateLimitError],
	['server-error', Stripe.errors.StripeAPIError],
	['html', Stripe.errors.StripeAPIError],
] as const)('a Stripe that is %s fails the call as the real one, and is well again', async (fault, kind) => {
	const { emulator, stripe } = await testStripe();
	emulator.failNext(fault);
	const patience = fault === 'slow' ? { timeout: 200 } : {};
	await expect(stripe.customers.list({}, patience)).rejects.toBeInstanceOf(kind);
	expect((await stripe.customers.list()).data).toEqual([]);
});

test('a second emulator on the same store continues where the first stopped', async () => {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	const { customer, subscription } = await subscribed(ours, monthly, { card: CARDS.asksOnce });
	await ours.stripe.customers.create({ name: 'once' }, { idempotencyKey: 'k' });
	const restarted = await testStripe({ store: ours.store });
	expect(await restarted.stripe.subscriptions.retrieve(subscription)).toEqual(
		await ours.stripe.subscriptions.retrieve(subscription),
	);
	await restarted.stripe.customers.create({ name: 'once' }, { idempotencyKey: 'k' });
	expect((await restarted.stripe.customers.list()).data).toHaveLength(2);
	await restarted.stripe.subscriptions.cancel(subscription);
	expect((await ours.stripe.subscriptions.list({ customer, status: 'canceled' })).data).toHaveLength(1);
});
