import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { deliverOverHttp } from '../src/delivery/deliver-over-http.ts';
import { DAY, subscribed, testPrices, testStripe, WEBHOOK_SECRET } from './test-stripe.ts';

async function bought(mode: 'normal' | 'reversed' | 'shuffled' | 'duplicated' | 'dropped') {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	await ours.emulator.deliveries.settled();
	ours.received.length = 0;
	ours.emulator.mode = mode;
	await subscribed(ours, monthly);
	await ours.emulator.deliveries.settled();
	const made = (await ours.stripe.events.list({ limit: 100 })).data.reverse().map(({ id }) => id);
	return { ...ours, made: made.slice(3), got: ours.received.map(({ id }) => id) };
}

test('events arrive signed and in order of creation, and are marked as delivered', async () => {
	const { made, got, stripe } = await bought('normal');
	expect(made.length).toBeGreaterThan(9);
	expect(got).toEqual(made);
	expect((await stripe.events.list({ delivery_success: false })).data).toEqual([]);
	expect(await stripe.events.retrieve(got[0] ?? '')).toMatchObject({
		api_version: '2026-10-28.endive',
		object: 'event',
	});
});

test('events arrive in another order, or twice, when asked', async () => {
	const shuffled = await bought('shuffled');
	expect([...shuffled.got].sort()).toEqual([...shuffled.made].sort());
	const duplicated = await bought('duplicated');
	expect(duplicated.got).toEqual(duplicated.made.flatMap((id) => [id, id]));
	const reversed = await bought('reversed');
	const [first, ...paid] = reversed.made;
	expect(reversed.got).toEqual([first, ...paid.reverse()]);
});

test('dropped events are listed as undelivered for thirty days, and can be sent again', async () => {
	const ours = await bought('dropped');
	expect(ours.got).toEqual([]);
	const missed = () =>
		ours.stripe.events.list({ delivery_success: false, limit: 100, types: ['invoice.paid', 'customer.created'] });
	expect((await missed()).data.map(({ type }) => type)).toEqual(['invoice.paid', 'customer.created']);
	ours.emulator.mode = 'normal';
	await ours.emulator.redeliver();
	await ours.emulator.deliveries.settled();
	expect(ours.received.map(({ id }) => id)).toEqual(ours.made);
	expect((await missed()).data).toEqual([]);
	const left = (await ours.stripe.events.list({ limit: 100 })).data.length;
	await ours.pass(27 * DAY);
	expect((await ours.stripe.events.list({ type: 'customer.created' })).data).toHaveLength(1);
	await ours.pass(4 * DAY);
	expect((await ours.stripe.events.list({ type: 'customer.created' })).data).toHaveLength(0);
	expect(left).toBeGreaterThan(9);
});

test('a webhook that refuses or cannot be reached gets three more tries', async () => {
	const bodies: string[] = [];
	const ours = await testStripe({
		deliver: async ({ body, signature }) => {
			new Stripe('sk_test_x').webhooks.constructEvent(body, signature, WEBHOOK_SECRET, 0);
			bodies.push(body);
			if (bodies.length === 2) throw new Error('ECONNREFUSED');
			return bodies.length === 4 ? 200 : 500;
		},
	});
	await ours.stripe.customers.create({});
	await ours.emulator.deliveries.settled();
	for (let tries = 2; tries <= 4; tries += 1) {
		expect(ours.waiting).toHaveLength(1);
		ours.waiting.shift()?.();
		await ours.emulator.deliveries.settled();
		expect(bodies).toHaveLength(tries);
	}
	expect(new Set(bodies).size).toBe(1);
	expect(ours.waiting).toEqual([]);
	expect((await ours.stripe.events.list({ delivery_success: true })).data).toHaveLength(1);
});

test('a webhook that never accepts an event gets no further tries, and the event stays undelivered', async () => {
	let tries = 0;
	const deliver = async () => {
		tries += 1;
		return 503;
	};
	const ours = await testStripe({ deliver });
	await ours.stripe.customers.create({});
	await ours.emulator.deliveries.settled();
	for (let turn = 0; turn < 10; turn += 1) {
		ours.waiting.shift()?.();
		await ours.emulator.deliveries.settled();
	}
	expect([tries, ours.waiting]).toEqual([4, []]);
	expect((await ours.stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
});

test('over HTTP the body arrives byte for byte, with its signature', async () => {
	const got: Stripe.Event[] = [];
	const server = createServer(async (request, response) => {
		const signature = request.headers['stripe-signature'] ?? '';
		got.push(new Stripe('sk_test_x').webhooks.constructEvent(await text(request), signature, WEBHOOK_SECRET, 0));
		response.writeHead(got.length === 1 ? 500 : 204).end();
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	const deliver = deliverOverHttp(`http://127.0.0.1:${port}/api/stripe/webhook`);
	const ours = await testStripe({ deliver });
	await ours.stripe.customers.create({ name: 'Zoë' });
	await ours.emulator.deliveries.settled();
	ours.waiting.shift()?.();
	await ours.emulator.deliveries.settled();
	expect(got.map(({ data }) => data.object)).toMatchObject([{ name: 'Zoë' }, { name: 'Zoë' }]);
	expect((await ours.stripe.events.list({ delivery_success: true })).data).toHaveLength(1);
});

test('an event that the webhook is not registered for is created, but neither sent nor waiting', async () => {
	const ours = await testStripe({ isWanted: ({ type }) => type.startsWith('price.') });
	await testPrices(ours);
	await ours.emulator.settled();
	await ours.emulator.redeliver();
	await ours.emulator.settled();
	expect(ours.received.map(({ type }) => type)).toEqual(['price.created', 'price.created']);
	const { data } = await ours.stripe.events.list({ type: 'product.created' });
	expect(data.map(({ pending_webhooks: pending }) => pending)).toEqual([0]);
});
