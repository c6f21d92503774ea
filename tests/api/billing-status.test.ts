import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openShop } from '#support/shop';

/** The plan for each status of a subscription (docs/decisions/031). */
const RIGHTS: Readonly<Record<Stripe.Subscription.Status, 'pro' | 'free'>> = {
	active: 'pro',
	trialing: 'pro',
	past_due: 'pro',
	incomplete: 'free',
	incomplete_expired: 'free',
	unpaid: 'free',
	paused: 'free',
	canceled: 'free',
};

test.each(Object.entries(RIGHTS) as [Stripe.Subscription.Status, string][])(
	'a subscription that is %s gives %s in every part of the product',
	async (status, right) => {
		const shop = await openShop();
		const ann = await shop.buyer();
		const { subscription } = await ann.buy();
		await shop.emulator.setStatus(subscription.id, status);
		await shop.emulator.settled();
		const isPro = right === 'pro';
		expect((await ann.ask('GET /api/account')).body.isPro).toBe(isPro);
		expect((await ann.ask('GET /api/billing')).body.isPro).toBe(isPro);
		expect((await ann.ask('GET /api/usage/summary')).body.weeklyLimit === null).toBe(isPro);
		const order = { rawPrompt: 'Write a poem about herons.', modifiers: { depth: 'exhaustive' } };
		const { body } = await ann.ask('POST /api/optimise', { body: order });
		expect(body.limited.includes('depth')).toBe(!isPro);
		const again = await ann.ask('POST /api/checkout/session', { body: { plan: 'pro_monthly' } });
		// After a declined first payment the next click must lead to the payment page again.
		const canBuy = ['canceled', 'incomplete', 'incomplete_expired'].includes(status);
		expect([again.status, again.body.error]).toEqual(canBuy ? [200, undefined] : [409, 'already_subscribed']);
	},
);
