import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/billing/test-cards.ts';
import { DAY, openCheckout, START, subscribed, type TestStripe, testPrices, testStripe } from './test-stripe.ts';

const MONTH_END = Date.UTC(2027, 1, 28, 12) / 1000;

async function pro(options?: Parameters<typeof subscribed>[2]) {
	const ours = await testStripe();
	const prices = await testPrices(ours);
	const bought = await subscribed(ours, prices.monthly, options);
	await ours.emulator.deliveries.settled();
	ours.received.length = 0;
	return { ...ours, ...prices, ...bought };
}

const typesOf = async (ours: TestStripe): Promise<string[]> => {
	await ours.emulator.deliveries.settled();
	return ours.received.map(({ type }) => type);
};

describe('a checkout session', () => {
	test('keeps the parameters it was opened with, and has a payment page', async () => {
		const ours = await testStripe();
		const { annual } = await testPrices(ours);
		const opened = await openCheckout(ours, annual, {
			client_reference_id: 'u1',
			metadata: { plan: 'pro_annual' },
			subscription_data: { metadata: { user_id: 'u1' } },
			customer_email: 'ann@ploop.test',
		});
		expect(opened).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null, amount_total: 4800 });
		expect(opened).toMatchObject({ client_reference_id: 'u1', metadata: { plan: 'pro_annual' }, currency: 'gbp' });
		expect(opened.url).toBe(`http://ploop.test/dev/stripe/checkout/${opened.id}`);
		expect(opened).not.toHaveProperty('line_items');
		const { data } = await ours.stripe.checkout.sessions.listLineItems(opened.id);
		expect(data.map(({ price }) => price?.id)).toEqual([annual.id]);
	});

	test('is refused for anything that the emulator does not sell', async () => {
		const ours = await testStripe();
		const { monthly } = await testPrices(ours);
		await expect(openCheckout(ours, monthly, { mode: 'payment' })).rejects.toThrow('Invalid mode');
		await expect(openCheckout(ours, monthly, { automatic_tax: { enabled: true } })).rejects.toMatchObject({
			code: 'parameter_unknown',
			param: 'automatic_tax[enabled]',
		});
		await ours.stripe.prices.update(monthly.id, { active: false });
		await expect(openCheckout(ours, monthly)).rejects.toThrow('price specified is inactive');
	});

	test('expires after a day or on request, and cannot be paid then', async () => {
		const ours = await testStripe();
		const { monthly } = await testPrices(ours);
		const { id: customer } = await ours.stripe.customers.create({});
		const first = await openCheckout(ours, monthly, { customer });
		const second = await openCheckout(ours, monthly, { customer });
		await ours.stripe.checkout.sessions.expire(first.id);
		const open = await ours.stripe.checkout.sessions.list({ customer, status: 'open' });
		expect(open.data.map(({ id }) => id)).toEqual([second.id]);
		await expect(ours.stripe.checkout.sessions.expire(first.id)).rejects.toThrow('Only Checkout Sessions');
		await ours.pass(DAY);
		expect(await ours.stripe.checkout.sessions.retrieve(second.id)).toMatchObject({ status: 'expired', url: null });
		expect((await typesOf(ours)).filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
	});

	test('once paid gives a customer a subscription, an invoice and a card', async () => {
		const ours = await testStripe();
		const { monthly } = await testPrices(ours);
		const { customer, subscription } = await subscribed(ours, monthly);
		const bought = await ours.stripe.subscriptions.retrieve(subscription);
		expect(bought).toMatchObject({ status: 'active', customer, cancel_at: null, cancel_at_period_end: false });
		expect(bought.items.data[0]).toMatchObject({ current_period_start: START, current_period_end: MONTH_END });
		const [invoice] = (await ours.stripe.invoices.list({ subscription })).data;
		expect(invoice).toMatchObject({ status: 'paid', amount_paid: 499, billing_reason: 'subscription_create' });
		expect(invoice?.hosted_invoice_url).toBe(`http://ploop.test/dev/stripe/invoice/${invoice?.id}`);
		const { data } = await ours.stripe.customers.listPaymentMethods(customer);
		expect(data.map(({ card }) => [card?.last4, card?.exp_month, card?.exp_year])).toEqual([['4242', 12, 2034]]);
		const types = await typesOf(ours);
		expect(types).toEqual(
			expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
		);
		expect(types.at(-1)).toBe('checkout.session.completed');
	});
});

describe('a cancellation', () => {
	test('at the end of the period sets the flag and the time, and can be withdrawn', async () => {
		const ours = await pro();
		const { stripe, subscription } = ours;
		const set = await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
		expect(set).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: MONTH_END });
		const back = await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
		expect(back).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
		expect(await typesOf(ours)).toEqual(['customer.subscription.updated', 'customer.subscription.updated']);
	});

	test('in the portal’s form is withdrawn only by its time, not by the flag', async () => {
		const { stripe, subscription } = await pro();
		const set = await stripe.subscriptions.update(subscription, { cancel_at: 'min_period_end' });
		expect(set).toMatchObject({ cancel_at_period_end: false, cancel_at: MONTH_END });
		const still = await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
		expect(still.cancel_at).toBe(MONTH_END);
		expect((await stripe.subscriptions.update(subscription, { cancel_at: '' })).cancel_at).toBeNull();
		const both = { cancel_at: MONTH_END, cancel_at_period_end: true };
		await expect(stripe.subscriptions.update(subscription, both)).rejects.toThrow('only specify one');
	});

	test('with immediate effect ends the subscription, which cannot be cancelled again', async () => {
		const ours = await pro();
		const { stripe, subscription, customer } = ours;
		expect(await stripe.subscriptions.cancel(subscription)).toMatchObject({ status: 'canceled', ended_at: START });
		await expect(stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({ code: 'resource_missing' });
		await expect(stripe.subscriptions.update(subscription, { cancel_at: '' })).rejects.toThrow('canceled subscription');
		const count = async (status?: 'all' | 'canceled' | 'active') =>
			(await stripe.subscriptions.list({ customer, ...(status ? { status } : {}) })).data.length;
		expect([await count(), await count('active'), await count('canceled'), await count('all')]).toEqual([0, 0, 1, 1]);
		expect(await typesOf(ours)).toEqual(['customer.subscription.deleted']);
	});
});

describe('a switch of price', () => {
	const toAnnual = (bought: { item: string; annual: Stripe.Price }) => ({
		items: [{ id: bought.item, price: bought.annual.id }],
	});

	test('from monthly to yearly begins a new period, and credits the remaining time', async () => {
		const ours = await pro();
		const { stripe, subscription, customer } = ours;
		await ours.pass(14 * DAY);
		const preview = await stripe.invoices.createPreview({ subscription, subscription_details: toAnnual(ours) });
		expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-250, 4800]);
		const next = await stripe.subscriptions.update(subscription, toAnnual(ours));
		const item = next.items.data[0];
		expect(item).toMatchObject({ id: ours.item, price: { lookup_key: 'pro_annual' } });
		expect(item?.current_period_start).toBe(START + 14 * DAY);
		expect(item?.current_period_end).toBe(Date.UTC(2028, 1, 14, 12) / 1000);
		const [invoice] = (await stripe.invoices.list({ customer })).data;
		expect(invoice).toMatchObject({
			status: 'paid',
			amount_paid: preview.amount_due,
			billing_reason: 'subscription_update',
		});
		expect(preview.amount_due).toBe(4550);
	});

	test('from yearly to monthly leaves a credit, which later invoices use', async () => {
		const ours = await testStripe();
		const { monthly, annual } = await testPrices(ours);
		const { subscription, item, customer } = await subscribed(ours, annual);
		await ours.stripe.subscriptions.update(subscription, { items: [{ id: item, price: monthly.id }] });
		expect(await ours.stripe.customers.retrieve(customer)).toMatchObject({ balance: 499 - 4800 });
		await ours.pass(28 * DAY);
		const [renewal] = (await ours.stripe.invoices.list({ customer })).data;
		expect(renewal).toMatchObject({ total: 499, amount_due: 0, status: 'paid', ending_balance: 2 * 499 - 4800 });
		expect((await ours.stripe.charges.list({ customer })).data).toHaveLength(1);
	});

	test('with a failing card is refused, waits, or leaves the subscription past due, as the request asks', async () => {
		const ours = await pro({ card: CARDS.failsLater });
		const { stripe, subscription } = ours;
		const change = (payment_behavior?: Stripe.SubscriptionUpdateParams.PaymentBehavior) =>
			stripe.subscriptions.update(subscription, {
				...toAnnual(ours),
				...(payment_behavior ? { payment_behavior } : {}),
			});
		await expect(change('error_if_incomplete')).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
		expect(await typesOf(ours)).toEqual([]);
		const waiting = await change('pending_if_incomplete');
		expect(waiting).toMatchObject({ status: 'active', pending_update: { expires_at: START + 23 * 60 * 60 } });
		expect(waiting.items.data[0]?.price.lookup_key).toBe('pro_monthly');
		await ours.pass(DAY);
		expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active', pending_update: null });
		expect(await stripe.invoices.retrieve(String(waiting.latest_invoice))).toMatchObject({ status: 'void' });
		expect(await change()).toMatchObject({ status: 'past_due' });
	});

	test('to its current price changes nothing, and another subscription’s item is refused', async () => {
		const ours = await pro();
		await ours.stripe.subscriptions.update(ours.subscription, { items: [{ id: ours.item, price: ours.monthly.id }] });
		expect(await typesOf(ours)).toEqual([]);
		const foreign = { items: [{ id: 'si_none', price: ours.annual.id }] };
		await expect(ours.stripe.subscriptions.update(ours.subscription, foreign)).rejects.toThrow(
			'No such subscription_item',
		);
	});
});

test('a preview without a change shows the next renewal, and there is none after a cancellation', async () => {
	const { stripe, subscription, customer } = await pro();
	const preview = await stripe.invoices.createPreview({ customer, subscription });
	expect(preview).toMatchObject({ amount_due: 499, next_payment_attempt: MONTH_END });
	await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
	await expect(stripe.invoices.createPreview({ subscription })).rejects.toMatchObject({
		code: 'invoice_upcoming_none',
	});
});

test('every status that no card leads to can be set, and a paused subscription can be resumed', async () => {
	const { stripe, subscription, emulator } = await pro();
	for (const status of ['incomplete', 'incomplete_expired', 'trialing', 'unpaid', 'paused'] as const) {
		await emulator.setStatus(subscription, status);
		expect((await stripe.subscriptions.retrieve(subscription)).status).toBe(status);
	}
	expect((await stripe.subscriptions.resume(subscription)).status).toBe('active');
	await expect(stripe.subscriptions.resume(subscription)).rejects.toThrow('Only paused');
});
