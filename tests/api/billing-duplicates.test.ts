import { expect, test } from 'vitest';
import { accountRow } from '#support/billing-row';
import { mailsOf } from '#support/mailed';
import { openShop, pay, type Shop } from '#support/shop';
import { CARDS } from '#support/stripe-emulator';

const ERRORS = {
	final: { status: 400, error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'No funds.' } },
	passing: { status: 500, error: { type: 'api_error', message: 'An unknown error occurred' } },
};

/** Makes every refund fail with the error that is set, until `null` is set. */
function refuseRefunds({ emulator }: Shop) {
	const { fetch } = emulator;
	const refund: { fault: keyof typeof ERRORS | null } = { fault: null };
	emulator.fetch = async (input, init) => {
		const isRefund = new URL(new Request(input, init).url).pathname === '/v1/refunds';
		if (!isRefund || refund.fault === null) return fetch(input, init);
		const { status, error } = ERRORS[refund.fault];
		return Response.json({ error }, { status, headers: { 'Stripe-Should-Retry': 'false' } });
	};
	return refund;
}

/** A person who has paid twice. No event has arrived, so the account is still free. */
async function paidTwice() {
	const shop = await openShop();
	const refund = refuseRefunds(shop);
	const ann = await shop.buyer();
	shop.emulator.mode = 'dropped';
	const { customer, subscription } = await ann.buy();
	const price = subscription.items.data[0]?.price.id ?? '';
	const { url } = await shop.stripe.checkout.sessions.create({
		mode: 'subscription',
		customer,
		line_items: [{ price, quantity: 1 }],
		success_url: 'http://ploop.test/',
	});
	await shop.pass(60);
	await pay(shop, url ?? '', CARDS.success);
	await shop.emulator.settled();
	shop.emulator.mode = 'normal';
	const statuses = async () =>
		(await shop.stripe.subscriptions.list({ customer, status: 'all' })).data.map(({ status }) => status).sort();
	return { shop, refund, ann, statuses };
}

test('a duplicate payment that cannot be refunded is reported once, its subscription ends, and the other stays Pro', async () => {
	const { shop, refund, ann, statuses } = await paidTwice();
	refund.fault = 'final';
	await shop.emulator.redeliver();
	await shop.emulator.settled();
	expect(new Set(shop.taken)).toEqual(new Set([200]));
	expect(await accountRow(shop.runtime, ann.id)).toMatchObject({ plan: 'pro_monthly', status: 'active' });
	expect(await statuses()).toEqual(['active', 'canceled']);
	const noted = shop.runtime.logged.filter(({ event }) => event === 'duplicate_not_paid_back');
	expect(noted[0]).toMatchObject({ fields: { code: 'balance_insufficient', payment: expect.stringMatching(/^pi_/) } });
	const told = (await mailsOf(shop.runtime)).filter(({ to }) => to === 'desk@ploop.test');
	expect(told.map(({ subject }) => subject)).toEqual(['A payment could not be paid back']);
	expect(told[0]?.text).toContain(`${noted[0]?.fields['payment']}\n`);
	expect(told[0]?.text).toContain('balance_insufficient');
});

test('while a refund fails, the account that paid is Pro, and Stripe sends the event again', async () => {
	const { shop, refund, ann, statuses } = await paidTwice();
	refund.fault = 'passing';
	await shop.emulator.redeliver();
	await shop.emulator.settled();
	expect(shop.taken).toContain(503);
	expect(await accountRow(shop.runtime, ann.id)).toMatchObject({ plan: 'pro_monthly', status: 'active' });
	expect(await statuses()).toEqual(['active', 'active']);
	refund.fault = null;
	await shop.emulator.redeliver();
	await shop.emulator.settled();
	expect(await statuses()).toEqual(['active', 'canceled']);
});
