import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { CARDS } from '../src/billing/test-cards.ts';
import { DAY, START, submit, subscribed, testPrices, testStripe } from './test-stripe.ts';

const at = (month: number, day: number) => Date.UTC(2027, month - 1, day, 12) / 1000;

async function onTestClock(card: string = CARDS.success, afterRetries: 'cancel' | 'unpaid' = 'cancel') {
	const ours = await testStripe({ afterRetries });
	const prices = await testPrices(ours);
	const { id: clock } = await ours.stripe.testHelpers.testClocks.create({ frozen_time: START });
	const bought = await subscribed(ours, prices.monthly, { card, clock });
	await ours.emulator.deliveries.settled();
	ours.received.length = 0;
	const advance = async (frozen_time: number): Promise<string[]> => {
		ours.received.length = 0;
		expect(await ours.stripe.testHelpers.testClocks.advance(clock, { frozen_time })).toMatchObject({ status: 'ready' });
		await ours.emulator.deliveries.settled();
		return ours.received.map(({ type }) => type).filter((type) => /^(customer\.subscription|invoice)\./.test(type));
	};
	const read = () => ours.stripe.subscriptions.retrieve(bought.subscription);
	return { ...ours, ...prices, ...bought, advance, read };
}

const periodOf = ({ items: { data } }: Stripe.Subscription) => [
	data[0]?.current_period_start,
	data[0]?.current_period_end,
];

test('a monthly renewal is announced a week ahead, and paid on the last day of a shorter month', async () => {
	const { advance, read, stripe, subscription } = await onTestClock();
	expect(await advance(at(2, 20))).toEqual([]);
	expect(await advance(at(2, 22))).toEqual(['invoice.upcoming']);
	expect(await advance(at(3, 1))).toEqual([
		'customer.subscription.updated',
		'invoice.created',
		'invoice.finalized',
		'customer.subscription.updated',
		'invoice.paid',
		'invoice.payment_succeeded',
	]);
	expect(periodOf(await read())).toEqual([at(2, 28), at(3, 31)]);
	await advance(at(8, 1));
	const { data } = await stripe.invoices.list({ subscription });
	expect(data.map(({ created }) => created)).toEqual([
		at(7, 31),
		at(6, 30),
		at(5, 31),
		at(4, 30),
		at(3, 31),
		at(2, 28),
		START,
	]);
	expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['paid']));
});

test('without a test clock renewals happen as time passes', async () => {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	const { subscription } = await subscribed(ours, monthly);
	await ours.pass(29 * DAY);
	expect(periodOf(await ours.stripe.subscriptions.retrieve(subscription))).toEqual([at(2, 28), at(3, 31)]);
});

test('after a failed renewal the new period is past due, four tries are made, and the subscription ends', async () => {
	const { advance, read, stripe } = await onTestClock(CARDS.failsLater);
	expect((await advance(at(2, 28))).slice(-2)).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
	const late = await read();
	expect(late.status).toBe('past_due');
	expect(periodOf(late)).toEqual([at(2, 28), at(3, 31)]);
	const invoice = () => stripe.invoices.retrieve(String(late.latest_invoice));
	expect(await invoice()).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: at(3, 3) });
	expect(await advance(at(3, 8))).toEqual(['invoice.payment_failed', 'invoice.payment_failed']);
	expect(await advance(at(3, 15))).toEqual(['invoice.payment_failed', 'customer.subscription.deleted']);
	expect(await read()).toMatchObject({ status: 'canceled', ended_at: at(3, 15) });
	expect(await invoice()).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
});

test('with the setting `unpaid` it stays unpaid, and further invoices stay drafts', async () => {
	const { advance, read, stripe, subscription } = await onTestClock(CARDS.failsLater, 'unpaid');
	await advance(at(3, 15));
	expect((await read()).status).toBe('unpaid');
	expect(await advance(at(4, 1))).toEqual(['customer.subscription.updated', 'invoice.created']);
	expect((await stripe.invoices.list({ subscription, status: 'draft' })).data).toHaveLength(1);
});

test('a renewal that requires 3-D Secure waits for its owner', async () => {
	const { advance, read, stripe } = await onTestClock(CARDS.asksAlways);
	expect(await advance(at(2, 28))).toContain('invoice.payment_action_required');
	const late = await read();
	expect(late.status).toBe('past_due');
	await expect(stripe.invoices.pay(String(late.latest_invoice))).rejects.toMatchObject({
		code: 'invoice_payment_intent_requires_action',
	});
});

test('a card that was authenticated once renews without its owner', async () => {
	const { advance, read } = await onTestClock(CARDS.asksOnce);
	expect(await advance(at(2, 28))).toContain('invoice.paid');
	expect((await read()).status).toBe('active');
});

test('paying the open invoice with another card recovers the subscription', async () => {
	const ours = await onTestClock(CARDS.failsLater);
	await ours.advance(at(2, 28));
	const invoice = String((await ours.read()).latest_invoice);
	await expect(ours.stripe.invoices.pay(invoice)).rejects.toMatchObject({ code: 'card_declined' });
	const foreign = await subscribed(ours, ours.monthly);
	const [card] = (await ours.stripe.customers.listPaymentMethods(foreign.customer)).data;
	await expect(ours.stripe.invoices.pay(invoice, { payment_method: card?.id ?? '' })).rejects.toThrow(
		'No such PaymentMethod',
	);
	await submit(ours, `/dev/stripe/invoice/${invoice}`, { number: CARDS.success });
	expect((await ours.read()).status).toBe('active');
	expect(await ours.advance(at(3, 31))).toContain('invoice.paid');
	await expect(ours.stripe.invoices.pay(invoice)).rejects.toMatchObject({ code: 'invoice_already_paid' });
});

test('a cancellation in either form takes effect at the end of the period', async () => {
	for (const shape of [{ cancel_at_period_end: true }, { cancel_at: 'min_period_end' }] as const) {
		const { advance, read, stripe, subscription } = await onTestClock();
		await stripe.subscriptions.update(subscription, shape);
		expect(await advance(at(2, 28) - 1)).toEqual([]);
		expect((await read()).status).toBe('active');
		expect(await advance(at(2, 28))).toEqual(['customer.subscription.deleted']);
		expect(await read()).toMatchObject({ status: 'canceled', ended_at: at(2, 28), canceled_at: START });
		expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
	}
});

test('a clock only goes forward, and has its own customers', async () => {
	const ours = await onTestClock();
	await expect(ours.advance(START)).rejects.toThrow('only advance');
	const other = await subscribed(ours, ours.monthly);
	await ours.advance(at(4, 1));
	expect(periodOf(await ours.stripe.subscriptions.retrieve(other.subscription))).toEqual([START, at(2, 28)]);
});
