import type { Fault } from '@ploop/stripe-emulator';
import { describe, expect, test, vi } from 'vitest';
import { callRoute } from '#support/call-route';
import { type Buyer, openShop, type Shop } from '#support/shop';

/** Time within which a person gets an answer, whatever Stripe does. */
const LONGEST_MS = 10_000;
const FOR_EVER = 1000;

async function standing(shop: Shop) {
	const { db } = shop.runtime;
	return db.read({ sql: 'SELECT plan, status, subscription_id, stripe_customer_id FROM accounts', args: [] });
}

/** An overloaded Stripe is not called again at once, so `rate-limited` is not listed here. */
test.each<Fault>(['server-error', 'html', 'reset'])(
	'one answer of %s from Stripe is tried again and has no effect',
	async (fault) => {
		const shop = await openShop();
		const ann = await shop.buyer();
		shop.emulator.failNext(fault);
		const { status, body } = await ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly' } });
		expect([status, body]).toEqual([200, { url: expect.stringContaining('/dev/stripe/checkout/') }]);
		expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(1);
	},
);

/** Every call to Stripe for which a person waits. */
const CALLS: readonly [string, (ann: Buyer, subscription: string) => ReturnType<Buyer['ask']>][] = [
	[
		'POST /api/subscription/cancel',
		(ann, id) => ann.ask('POST /api/subscription/cancel', { body: { subscription_id: id } }),
	],
	[
		'POST /api/subscription/resume',
		(ann, id) => ann.ask('POST /api/subscription/resume', { body: { subscription_id: id } }),
	],
	[
		'POST /api/subscription/switch',
		(ann) => ann.ask('POST /api/subscription/switch', { body: { plan: 'pro_annual' } }),
	],
	['POST /api/billing/portal', (ann) => ann.ask('POST /api/billing/portal')],
	['POST /api/checkout/session', (ann) => ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly' } })],
	['POST /api/billing/confirm', (ann) => ann.ask('POST /api/billing/confirm', { body: { session_id: 'cs_test_1' } })],
];

describe.each<Fault>(['rate-limited', 'server-error', 'html', 'reset'])('Stripe answers with %s', (fault) => {
	test('always: each request is refused, nothing changes, and afterwards the same request succeeds', async () => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { subscription } = await ann.buy();
		const before = await standing(shop);
		shop.emulator.failNext(fault, FOR_EVER);
		const answers = await Promise.all(
			CALLS.map(async ([route, call]) => [route, await call(ann, subscription.id)] as const),
		);
		for (const [route, { status, body }] of answers) {
			expect([route, status, body.error]).toEqual([route, 503, 'billing_unavailable']);
			expect(body.message).not.toMatch(/stripe\.com|sk_|html|ECONNRESET/i);
		}
		const billing = await ann.ask('GET /api/billing');
		expect([billing.status, billing.body.isPro, billing.body.invoices]).toEqual([200, true, null]);
		shop.emulator.failNext(fault, 0);
		expect(await standing(shop)).toEqual(before);
		expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
			cancel_at: null,
			status: 'active',
		});
		const again = await ann.ask('POST /api/subscription/cancel', { body: { subscription_id: subscription.id } });
		expect(again.status).toBe(200);
	});
});

describe('Stripe is slow: it would answer after 30 seconds', () => {
	test.each([...CALLS, ['GET /api/billing', (ann: Buyer) => ann.ask('GET /api/billing')] as const])(
		'%s is answered within ten seconds, and other requests at once',
		async (route, call) => {
			const shop = await openShop();
			const ann = await shop.buyer();
			const { subscription } = await ann.buy();
			const isSlow = becomesSlow(shop);
			// Timers only run when the test advances them.
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
			try {
				const answer = call(ann, subscription.id);
				await isSlow;
				for (const other of ['GET /api/health', 'GET /api/account', 'GET /api/usage/summary'])
					expect((await callRoute(shop.runtime, other, { as: ann })).status, other).toBe(200);
				expect(
					(await ann.ask('POST /api/optimise', { body: { rawPrompt: 'Write a poem about herons.' } })).status,
				).toBe(200);
				await vi.advanceTimersByTimeAsync(LONGEST_MS);
				const { status, body } = await answer;
				if (route === 'GET /api/billing') expect([status, body.isPro, body.invoices]).toEqual([200, true, null]);
				else expect([status, body.error]).toEqual([503, 'billing_unavailable']);
			} finally {
				vi.useRealTimers();
			}
		},
	);
});

/** Resolves when the first call has reached the slow Stripe. */
function becomesSlow({ emulator }: Shop): Promise<void> {
	emulator.failNext('slow', FOR_EVER);
	return new Promise((resolve) => {
		const { fetch } = emulator;
		emulator.fetch = (...order) => {
			const answer = fetch(...order);
			resolve();
			return answer;
		};
	});
}
