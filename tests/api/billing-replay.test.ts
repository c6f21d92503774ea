import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { mailsOf } from '#support/mailed';
import { openShop, postEvent, type Shop, signed } from '#support/shop';
import { CARDS, DAY } from '#support/stripe-emulator';

/** A purchase whose events have not reached the webhook. */
async function buyWithoutEvents(card: string = CARDS.success) {
	const shop = await openShop();
	shop.emulator.mode = 'dropped';
	const ann = await shop.buyer();
	const bought = await ann.buy('pro_monthly', card);
	const events = async () => (await shop.stripe.events.list({ limit: 100 })).data.reverse();
	return { shop, ann, ...bought, events };
}

const typed = (events: readonly Stripe.Event[], type: string): Stripe.Event => {
	const found = events.find((event) => event.type === type);
	if (found === undefined) throw new Error(`no ${type}`);
	return found;
};

const countIn = async ({ runtime }: Shop, table: string): Promise<number> =>
	Number((await runtime.db.read({ sql: `SELECT count(*) AS n FROM ${table}`, args: [] }))[0]?.['n']);

async function effectOf(shop: Shop) {
	const [account] = await shop.runtime.db.read({ sql: 'SELECT plan, status FROM accounts', args: [] });
	const [taken, payments] = [await countIn(shop, 'stripe_events'), await countIn(shop, 'payments')];
	return { account, taken, payments, mails: (await mailsOf(shop.runtime)).map(({ subject }) => subject) };
}

const ONCE = {
	account: { plan: 'pro_monthly', status: 'active' },
	taken: 1,
	payments: 1,
	mails: [expect.stringMatching(/receipt|payment/i)],
};

describe('one event replayed', () => {
	test('50 times in a row has one effect and sends one mail', async () => {
		const { shop, events } = await buyWithoutEvents();
		const paid = typed(await events(), 'invoice.paid');
		for (let at = 0; at < 50; at += 1) expect((await postEvent(shop.runtime, signed(shop, paid))).status).toBe(200);
		expect(await effectOf(shop)).toEqual(ONCE);
	});

	test('50 times at once has one effect and sends one mail', async () => {
		const { shop, events } = await buyWithoutEvents();
		const paid = typed(await events(), 'invoice.paid');
		const answers = await Promise.all(Array.from({ length: 50 }, () => postEvent(shop.runtime, signed(shop, paid))));
		expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
		expect(await effectOf(shop)).toEqual(ONCE);
	});

	test('under another id, as Stripe sometimes sends, sends no second mail', async () => {
		const { shop, events } = await buyWithoutEvents();
		const paid = typed(await events(), 'invoice.paid');
		await postEvent(shop.runtime, signed(shop, paid));
		await postEvent(shop.runtime, signed(shop, { ...paid, id: 'evt_the_same_again' }));
		expect(await effectOf(shop)).toEqual({ ...ONCE, taken: 2 });
	});
});

test('all events of a subscription at once have all their effects: rights, payment and each mail', async () => {
	const { shop, ann, subscription, events } = await buyWithoutEvents(CARDS.failsLater);
	const early = await events();
	await shop.pass(30 * DAY);
	const all = new Map([...early, ...(await events())].map((event) => [event.id, event]));
	await Promise.all([...all.values()].map((event) => postEvent(shop.runtime, signed(shop, event))));
	expect((await ann.ask('GET /api/billing')).body).toMatchObject({
		status: 'past_due',
		subscription_id: subscription.id,
	});
	expect(await countIn(shop, 'payments')).toBe(1);
	const mails = (await mailsOf(shop.runtime)).map(({ subject }) => subject).sort();
	expect(mails).toHaveLength(2);
});

describe('an event that could not be handled', () => {
	test('is refused with 5xx, leaves nothing half done, and is handled when it comes again', async () => {
		const { shop, events } = await buyWithoutEvents();
		const paid = typed(await events(), 'invoice.paid');
		shop.emulator.failNext('server-error', 2);
		const refused = await postEvent(shop.runtime, signed(shop, paid));
		expect(refused.status).toBe(503);
		expect(await effectOf(shop)).toEqual({
			account: { plan: 'free', status: 'active' },
			taken: 0,
			payments: 0,
			mails: [],
		});
		expect((await postEvent(shop.runtime, signed(shop, paid))).status).toBe(200);
		expect(await effectOf(shop)).toEqual(ONCE);
	});

	test('because its write failed is not recorded as handled', async () => {
		const { shop, events } = await buyWithoutEvents();
		const { db } = shop.runtime;
		const paid = typed(await events(), 'invoice.paid');
		const broken = { ...shop.runtime, db: { ...db, write: failOnce(db.write) } };
		expect((await postEvent(broken, signed(shop, paid))).status).toBeGreaterThanOrEqual(500);
		expect(await countIn(shop, 'stripe_events')).toBe(0);
		expect((await postEvent(broken, signed(shop, paid))).status).toBe(200);
		expect(await effectOf(shop)).toEqual(ONCE);
	});

	test('of an unknown kind or version is accepted, recorded and has no effect', async () => {
		const { shop, events } = await buyWithoutEvents();
		const paid = typed(await events(), 'invoice.paid');
		const strange = { ...paid, id: 'evt_strange', type: 'invoice.sung', api_version: '2031-01-01.oak' };
		for (const event of [strange, { ...strange, id: 'evt_stranger', type: 'moon.full', data: { object: {} } }]) {
			expect((await postEvent(shop.runtime, signed(shop, event as unknown as Stripe.Event))).status).toBe(200);
		}
		expect(await effectOf(shop)).toMatchObject({ taken: 2, payments: 0, mails: [] });
	});
});

/** Makes the first write of an event fail; earlier writes succeed. */
function failOnce(write: Shop['runtime']['db']['write']): Shop['runtime']['db']['write'] {
	let hasFailed = false;
	return async (statements) => {
		const isOfEvent = statements.some((one) => one.sql.includes('INTO stripe_events'));
		if (!isOfEvent || hasFailed) return write(statements);
		hasFailed = true;
		throw new Error('the disk is full');
	};
}
