import { expect, test } from 'vitest';
import { lookAt, syncSubscription } from '#server/billing/sync-subscription';
import { accountRow } from '#support/billing-row';
import { openShop } from '#support/shop';

test('an update from Stripe that began earlier and ends later does not overwrite a newer one', async () => {
	const shop = await openShop();
	const ann = await shop.buyer();
	const { customer, subscription } = await ann.buy();
	shop.emulator.mode = 'dropped';
	const early = await lookAt(shop.runtime, shop.stripe, customer);
	await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
	await syncSubscription(shop.runtime, shop.stripe, customer);
	const seen = await accountRow(shop.runtime, ann.id);
	expect(seen).toMatchObject({ plan: 'pro_monthly', cancel_at_period_end: 1 });
	await shop.runtime.db.write(early?.statements ?? []);
	expect(await accountRow(shop.runtime, ann.id)).toEqual(seen);
});

test('simultaneous updates from Stripe end with the state at Stripe', async () => {
	const shop = await openShop();
	const ann = await shop.buyer();
	const { customer, subscription } = await ann.buy();
	shop.emulator.mode = 'dropped';
	const looks = Array.from({ length: 20 }, async (_, i) => {
		if (i === 10) await shop.stripe.subscriptions.cancel(subscription.id);
		await syncSubscription(shop.runtime, shop.stripe, customer);
	});
	await Promise.all(looks);
	expect(await accountRow(shop.runtime, ann.id)).toMatchObject({
		plan: 'free',
		subscription_id: null,
		status: 'canceled',
	});
});

test('an unknown customer changes nothing', async () => {
	const shop = await openShop();
	const { id } = await shop.stripe.customers.create({ email: 'someone@ploop.test', metadata: { user_id: 'someone' } });
	await shop.emulator.settled();
	expect(await lookAt(shop.runtime, shop.stripe, id)).toBeNull();
});
