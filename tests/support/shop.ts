import { type EmulatorOptions, StripeEmulator } from '@ploop/stripe-emulator';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { createEmulatorStore } from '#db/emulator';
import { createBilling } from '#server/billing/billing';
import { offerOf } from '#server/billing/offer';
import { callerOf } from './api-caller.ts';
import { callRoute } from './call-route.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { CARDS } from './stripe-emulator.ts';
import { temporaryDatabase } from './temporary-database.ts';
import { TEST_CATALOGUE } from './test-catalogue.ts';
import { type TestChanges, type TestRuntime, testRuntime } from './test-runtime.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_shop';
const KEY = 'sk_test_of_the_shop';
const ORIGIN = 'http://ploop.test';

export interface Shop {
	readonly runtime: TestRuntime;
	readonly emulator: StripeEmulator;
	/** Stripe's state, through the official SDK, without simulated faults. */
	readonly stripe: Stripe;
	/** Statuses of the webhook's answers. */
	readonly taken: number[];
	/** Advances the clocks of both sides, processes everything due, and delivers its events. */
	pass(seconds: number): Promise<void>;
	buyer(): Promise<Buyer>;
}

export interface Buyer extends SignedIn {
	/** Calls a route as this person. */
	readonly ask: ReturnType<typeof callerOf>;
	/** Opens a checkout, pays on its page and waits for the events. */
	buy(plan?: 'pro_monthly' | 'pro_annual', card?: string): Promise<Bought>;
}

export interface Bought {
	readonly customer: string;
	readonly subscription: Stripe.Subscription;
}

interface ShopParts {
	readonly runtime?: TestChanges;
	readonly emulator?: Partial<EmulatorOptions>;
}

/** The real routes and SDK with the emulator instead of Stripe, whose events reach the real webhook. */
export async function openShop({ runtime: changes = {}, emulator: options = {} }: ShopParts = {}): Promise<Shop> {
	const db = changes.db ?? (await temporaryDatabase());
	let now = new Date('2026-11-18T12:00:00Z');
	const taken: number[] = [];
	const emulator = new StripeEmulator({
		store: createEmulatorStore(db),
		now: () => now,
		origin: ORIGIN,
		secretKey: KEY,
		webhookSecret: WEBHOOK_SECRET,
		deliver: async (webhook) => {
			const { status } = await postEvent(runtime, webhook);
			taken.push(status);
			return status;
		},
		after: () => {},
		...options,
	});
	const stripe = async () => sdk(emulator, 8_000, 1);
	const billing = createBilling({ stripe, webhookSecrets: [WEBHOOK_SECRET], isDemo: true });
	const runtime = await testRuntime({ now: () => now, billing, ...changes, db });
	await emulator.offer(offerOf(TEST_CATALOGUE));
	onTestFinished(() => emulator.settled());
	const shop: Shop = {
		runtime,
		emulator,
		stripe: sdk(emulator, 60_000, 0),
		taken,
		async pass(seconds) {
			now = new Date(now.getTime() + seconds * 1000);
			await emulator.tick();
			await emulator.settled();
		},
		buyer: async () => buyerIn(shop, await signedIn(db)),
	};
	return shop;
}

const sdk = (emulator: StripeEmulator, timeout: number, maxNetworkRetries: number): Stripe => {
	const httpClient = Stripe.createFetchHttpClient((...order) => emulator.fetch(...order));
	return new Stripe(KEY, { httpClient, timeout, maxNetworkRetries, telemetry: false });
};

/** Posts an event like Stripe. */
export const postEvent = (
	runtime: TestRuntime,
	{ body, signature }: { readonly body: string | Uint8Array; readonly signature: string | null },
) =>
	callRoute(runtime, 'POST /api/stripe/webhook', {
		body,
		...(signature === null ? {} : { headers: { 'stripe-signature': signature } }),
	});

/** Signs an event like Stripe, at the present time. */
export function signed({ runtime, stripe }: Shop, event: Stripe.Event | string, secret = WEBHOOK_SECRET) {
	const body = typeof event === 'string' ? event : JSON.stringify(event, null, 2);
	const timestamp = Math.floor(runtime.now().getTime() / 1000);
	return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}

function buyerIn(shop: Shop, person: SignedIn): Buyer {
	const ask = callerOf(shop.runtime, { authorization: person.authorization });
	return {
		...person,
		ask,
		async buy(plan = 'pro_monthly', card = CARDS.success) {
			const { body } = await ask('POST /api/checkout/session', { body: { plan } });
			await pay(shop, body.url, card);
			await shop.emulator.settled();
			return boughtBy(shop, person.id);
		},
	};
}

async function boughtBy({ stripe, runtime }: Shop, accountId: string): Promise<Bought> {
	const customer = await customerOf({ runtime }, accountId);
	const [subscription] = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
	if (subscription === undefined) throw new Error('nothing was bought');
	return { customer, subscription };
}

export async function customerOf({ runtime }: Pick<Shop, 'runtime'>, accountId: string): Promise<string> {
	const sql = 'SELECT stripe_customer_id AS id FROM accounts WHERE id = ?';
	return String((await runtime.db.read({ sql, args: [accountId] }))[0]?.['id']);
}

/** Pays on a page of Stripe with a card, and confirms 3-D Secure if asked. Returns the address that this leads to. */
export async function pay(shop: Pick<Shop, 'emulator'>, address: string, card: string): Promise<string> {
	const { headers } = await submit(shop, address, { number: card, expiry: '12/34', code: '123' });
	const next = headers['Location'] ?? '';
	if (!next.includes('/3d-secure/')) return next;
	return (await submit(shop, next, { answer: 'pass' })).headers['Location'] ?? '';
}

export async function submit(
	{ emulator }: Pick<Shop, 'emulator'>,
	address: string,
	fields: Readonly<Record<string, string>>,
) {
	const request = new Request(new URL(address, ORIGIN), { method: 'POST', body: new URLSearchParams(fields) });
	const answer = await emulator.answerEmulator(request);
	if (answer === null) throw new Error(`nothing at ${address}`);
	return answer;
}
