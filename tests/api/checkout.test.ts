import { describe, expect, test } from 'vitest';
import { ask, buy, rowOf, subscriber, testBilling } from '#support/billing-runtime';
import { signedIn } from '#support/signed-in';

const CHECKOUT = 'POST /api/checkout/session';

describe('a checkout', () => {
	test('leads to Stripe, and once paid makes the account Pro', async () => {
		const test = await testBilling();
		const ann = await signedIn(test.db, { at: test.runtime.now() });
		const { status, body } = await ask(test, ann, CHECKOUT, {
			plan: 'pro_monthly',
			returnTo: 'http://ploop.test/billing/success',
		});
		expect(status).toBe(200);
		expect(body).toEqual({ url: expect.stringContaining('/dev/stripe/') });
		await buy(test, ann);
		expect(await rowOf(test, ann)).toMatchObject({ plan: 'pro_monthly', status: 'active', price_pence: 499 });
		expect((await ask(test, ann, 'GET /api/account')).body).toMatchObject({
			isPro: true,
			planLabel: 'Pro – Unlimited',
		});
	});

	test('of the annual plan is stored as pro_yearly', async () => {
		const test = await testBilling();
		const ann = await subscriber(test, { plan: 'pro_annual' });
		expect(await rowOf(test, ann)).toMatchObject({ plan: 'pro_yearly', price_pence: 4800 });
	});
});
