import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { CARDS } from '../src/billing/test-cards.ts';
import { createMemoryStore } from '../src/state/memory-store.ts';
import { type EmulatorOptions, type EmulatorStore, type PageAnswer, StripeEmulator } from '../src/stripe-emulator.ts';

export const WEBHOOK_SECRET = 'whsec_for_tests';
const KEY = 'sk_test_for_tests';
const ORIGIN = 'http://ploop.test';
export const START = Date.UTC(2027, 0, 31, 12) / 1000;

export interface TestStripe {
	readonly store: EmulatorStore;
	readonly emulator: StripeEmulator;
	readonly stripe: Stripe;
	/** The events that the webhook accepted, verified like in the application. */
	readonly received: Stripe.Event[];
	/** Scheduled retries. */
	readonly waiting: (() => void)[];
	/** Advances the emulator's clock. */
	pass(seconds: number): Promise<void>;
}

/** An emulator with its own store, and the official SDK that calls it in this process. */
export async function testStripe(changes: Partial<EmulatorOptions> = {}): Promise<TestStripe> {
	const store = changes.store ?? createMemoryStore();
	const received: Stripe.Event[] = [];
	const waiting: (() => void)[] = [];
	let seconds = START;
	const emulator = new StripeEmulator({
		store,
		now: () => new Date(seconds * 1000),
		origin: ORIGIN,
		secretKey: KEY,
		webhookSecret: WEBHOOK_SECRET,
		deliver: async ({ body, signature }) => {
			received.push(openEvent(body, signature, seconds));
			return 200;
		},
		after: (_, run) => waiting.push(run),
		...changes,
	});
	onTestFinished(() => emulator.deliveries.settled());
	const pass = async (more: number) => {
		seconds += more;
		await emulator.tick();
	};
	return { store, emulator, stripe: sdk(emulator), received, waiting, pass };
}

const sdk = (emulator: StripeEmulator, key = KEY): Stripe =>
	new Stripe(key, {
		httpClient: Stripe.createFetchHttpClient(emulator.fetch),
		maxNetworkRetries: 0,
		telemetry: false,
	});

export const sdkWithKey = ({ emulator }: TestStripe, key: string): Stripe => sdk(emulator, key);

const openEvent = (body: string, signature: string, at: number): Stripe.Event =>
	new Stripe(KEY).webhooks.constructEvent(body, signature, WEBHOOK_SECRET, 300, undefined, at * 1000);

/** £4.99 a month and £48 a year, found by their lookup keys. */
export async function testPrices({ stripe }: TestStripe): Promise<{ monthly: Stripe.Price; annual: Stripe.Price }> {
	const { id: product } = await stripe.products.create({ name: 'PLOOP Pro' });
	const common = { product, currency: 'gbp', tax_behavior: 'inclusive' } as const;
	const recurring = (interval: 'month' | 'year') => ({ recurring: { interval } });
	return {
		monthly: await stripe.prices.create({
			...common,
			...recurring('month'),
			unit_amount: 499,
			lookup_key: 'pro_monthly',
		}),
		annual: await stripe.prices.create({
			...common,
			...recurring('year'),
			unit_amount: 4800,
			lookup_key: 'pro_annual',
		}),
	};
}

export const openCheckout = (
	{ stripe }: TestStripe,
	price: Stripe.Price,
	more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> =>
	stripe.checkout.sessions.create({
		mode: 'subscription',
		line_items: [{ price: price.id, quantity: 1 }],
		success_url: `${ORIGIN}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
		cancel_url: `${ORIGIN}/pricing?canceled=1`,
		...more,
	});

/** A customer with a subscription, paid with the given card and, if wanted, on a test clock. */
export async function subscribed(
	test: TestStripe,
	price: Stripe.Price,
	{ card = CARDS.success as string, clock }: { card?: string; clock?: string } = {},
): Promise<{ customer: string; subscription: string; item: string }> {
	const params = { email: 'ann@ploop.test', metadata: { user_id: 'u1' }, ...(clock ? { test_clock: clock } : {}) };
	const { id: customer } = await test.stripe.customers.create(params);
	const { id, url } = await openCheckout(test, price, { customer });
	const { headers } = await submit(test, url ?? '', { number: card });
	if (headers['Location']?.includes('/3d-secure/')) await submit(test, headers['Location'], { answer: 'pass' });
	const session = await test.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
	const subscription = session.subscription as Stripe.Subscription;
	return { customer, subscription: subscription.id, item: subscription.items.data[0]?.id ?? '' };
}

/** Opens a page of the emulator like a browser. */
export const open = (test: TestStripe, address: string): Promise<PageAnswer> => ask(test, address);

/** Sends the form of a page. `fields` need only those card fields that differ from the prefilled ones. */
export const submit = (test: TestStripe, address: string, fields: Record<string, string>): Promise<PageAnswer> =>
	ask(test, address, { method: 'POST', body: new URLSearchParams({ expiry: '12/34', code: '123', ...fields }) });

async function ask({ emulator }: TestStripe, address: string, init?: RequestInit): Promise<PageAnswer> {
	const answer = await emulator.answerEmulator(new Request(new URL(address, ORIGIN), init));
	if (answer === null) throw new Error(`nothing at ${address}`);
	return answer;
}

export const DAY = 24 * 60 * 60;
