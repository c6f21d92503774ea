import type Stripe from 'stripe';
import { createBilling } from '#server/billing/billing';
import { endpointAt } from './api-routes.ts';
import { contextFor } from './call-endpoint.ts';
import { callRoute, type RouteAnswer } from './call-route.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { DAY, START, submit, type TestStripe, testPrices, testStripe, WEBHOOK_SECRET } from './stripe-emulator.ts';
import { type TestRuntime, testRuntime } from './test-runtime.ts';

export interface TestBilling extends TestStripe {
	readonly runtime: TestRuntime;
	readonly prices: { readonly monthly: Stripe.Price; readonly annual: Stripe.Price };
	/** Turns the application's clock and the emulator's on, and lets every event arrive. */
	travel(days: number): Promise<void>;
	/** When every event was delivered once. */
	settle(): Promise<void>;
}

/** The application with the emulator for its Stripe: what that sends arrives at the real webhook. */
export async function testBilling(): Promise<TestBilling> {
	let seconds = START;
	const now = () => new Date(seconds * 1000);
	let runtime: TestRuntime | null = null;
	const test = await testStripe({
		now,
		deliver: async ({ body, signature }) => (runtime === null ? 200 : sendWebhook(runtime, body, signature)),
	});
	const prices = await testPrices(test);
	const billing = createBilling({
		stripe: async () => test.stripe,
		webhookSecrets: [WEBHOOK_SECRET],
		isDemo: true,
	});
	runtime = await testRuntime({ db: test.db, now, billing });
	const settle = () => test.emulator.deliveries.settled();
	const travel = async (days: number) => {
		seconds += days * DAY;
		await test.emulator.tick();
		await settle();
	};
	await settle();
	return { ...test, runtime, prices, travel, settle };
}

/** The status that the webhook answers with. */
export async function sendWebhook(
	runtime: TestRuntime,
	body: string | Uint8Array,
	signature?: string,
): Promise<number> {
	const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
	const context = contextFor(runtime, { path: '/api/stripe/webhook', body, headers });
	return (await endpointAt('POST /api/stripe/webhook')(context)).status;
}

/** A call of the API by someone signed in. */
export const ask = (
	{ runtime }: Pick<TestBilling, 'runtime'>,
	as: SignedIn | undefined,
	route: string,
	body?: unknown,
): Promise<RouteAnswer> => callRoute(runtime, route, { as, ...(body === undefined ? {} : { body }) });

/** Opens a checkout and pays it with a card; gives the checkout's id. */
export async function buy(
	test: TestBilling,
	as: SignedIn,
	{ plan = 'pro_monthly', card = '4242424242424242' }: { plan?: string; card?: string } = {},
): Promise<string> {
	const { body } = await ask(test, as, 'POST /api/checkout/session', { plan });
	const { headers } = await submit(test, body.url, { number: card });
	if (headers['Location']?.includes('/3d-secure/')) await submit(test, headers['Location'], { answer: 'pass' });
	await test.settle();
	return new URL(body.url).pathname.split('/').at(-1) ?? '';
}

/** Someone signed in who has bought. */
export async function subscriber(
	test: TestBilling,
	options: { plan?: string; card?: string } = {},
): Promise<SignedIn & { readonly session: string }> {
	const person = await signedIn(test.db, { at: test.runtime.now() });
	return { ...person, session: await buy(test, person, options) };
}

/** What the account's row says of its subscription. */
export async function rowOf({ db }: Pick<TestBilling, 'db'>, { id }: Pick<SignedIn, 'id'>) {
	const [row = {}] = await db.read({ sql: 'SELECT * FROM accounts WHERE id = ?', args: [id] });
	return row as Readonly<Record<string, unknown>>;
}

/** Subjects of all mails to someone, in the order of their writing. */
export async function subjectsTo(
	{ db }: Pick<TestBilling, 'db'>,
	{ email }: Pick<SignedIn, 'email'>,
): Promise<string[]> {
	const sql = 'SELECT subject FROM outbox WHERE recipient = ? ORDER BY created_at, id';
	return (await db.read({ sql, args: [email] })).map((row) => String(row['subject']));
}
