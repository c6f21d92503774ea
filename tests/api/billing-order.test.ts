import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openShop, postEvent, type Shop, signed } from '#support/shop';
import { CARDS, DAY } from '#support/stripe-emulator';
import { databaseInMemory } from '#support/temporary-database';

const KINDS = [
	'customer.subscription.created',
	'customer.subscription.updated',
	'customer.subscription.updated',
	'invoice.paid',
	'invoice.payment_failed',
	'customer.subscription.deleted',
];

/** Events of a subscription that was bought, failed to renew and was ended. */
async function wholeLife() {
	const shop = await openShop({ runtime: { db: await databaseInMemory() } });
	shop.emulator.mode = 'dropped';
	const ann = await shop.buyer();
	const { subscription } = await ann.buy('pro_monthly', CARDS.failsLater);
	await keep(shop, 'never_pro');
	const events = async () => (await shop.stripe.events.list({ limit: 100 })).data;
	const early = await events();
	for (const event of early) await postEvent(shop.runtime, signed(shop, event));
	await keep(shop, 'pro');
	await shop.pass(30 * DAY);
	await shop.stripe.subscriptions.cancel(subscription.id);
	const data = [...(await events()), ...early];
	const updates = data.filter(({ type }) => type === 'customer.subscription.updated');
	const six = KINDS.map((kind, at) => (at === 2 ? updates[1] : data.find(({ type }) => type === kind)));
	return { shop, events: six.filter((event) => event !== undefined) };
}

/** Saves the present accounts, so that each order can begin with them. */
const keep = (shop: Shop, start: string) =>
	shop.runtime.db.write([{ sql: `CREATE TABLE ${start} AS SELECT * FROM accounts`, args: [] }]);

function ordersOf<T>(items: readonly T[]): T[][] {
	if (items.length < 2) return [[...items]];
	return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** Repeats up to two events, anywhere after their first delivery. */
function withDuplicates(order: readonly Stripe.Event[], number: number): Stripe.Event[] {
	const first = order[number % 6] as Stripe.Event;
	const second = order[(number * 5 + 1) % 6] as Stripe.Event;
	if (number % 3 === 0) return [...order];
	if (number % 3 === 1) return [...order, first];
	return [...order.slice(0, 4), order[number % 4] as Stripe.Event, ...order.slice(4), second];
}

const LEFT_BY_EVENTS = ['stripe_events', 'billing_notices', 'payments', 'outbox'];

async function deliver(shop: Shop, start: string, order: readonly Stripe.Event[]) {
	const { db } = shop.runtime;
	await db.write([
		...LEFT_BY_EVENTS.map((table) => ({ sql: `DELETE FROM ${table}`, args: [] })),
		{ sql: `INSERT OR REPLACE INTO accounts SELECT * FROM ${start}`, args: [] },
	]);
	for (const event of order) expect((await postEvent(shop.runtime, signed(shop, event))).status).toBe(200);
	const read = (sql: string) => db.read({ sql, args: [] });
	const [account] = await read('SELECT * FROM accounts');
	return {
		account: { ...account, sync_drawn: 0, sync_written: 0 },
		payments: await read('SELECT * FROM payments'),
		mails: await read('SELECT recipient, subject FROM outbox ORDER BY subject'),
		taken: (await read('SELECT id FROM stripe_events')).length,
	};
}

const STARTS = [
	['never_pro', { plan: 'free', status: 'active' }],
	['pro', { plan: 'free', status: 'canceled' }],
] as const;

test('all 720 orders of six events, up to two of them repeated, end with the state at Stripe', async () => {
	const { shop, events } = await wholeLife();
	expect(events.map(({ type }) => type)).toEqual(KINDS);
	const orders = ordersOf(events);
	expect(orders).toHaveLength(720);
	for (const [at, [start, end]] of STARTS.entries()) {
		const expected = await deliver(shop, start, events);
		expect(expected.account).toMatchObject({ ...end, subscription_id: null, pro_until: null, past_due_since: null });
		expect([expected.payments.length, expected.taken]).toEqual([1, 6]);
		for (const [number, order] of orders.entries()) {
			if (number % STARTS.length !== at) continue;
			expect(await deliver(shop, start, withDuplicates(order, number)), `order ${number}`).toEqual(expected);
		}
	}
}, 180_000);
