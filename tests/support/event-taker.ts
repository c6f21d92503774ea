import { writeSync } from 'node:fs';
import { StripeEmulator } from '@ploop/stripe-emulator';
import Stripe from 'stripe';
import { type Database, openDatabase } from '#db/client';
import { createEmulatorStore } from '#db/emulator';
import { migrate } from '#db/migrate';
import type { BillingRuntime } from '#server/billing/ask-stripe';
import { createBilling } from '#server/billing/billing';
import { offerOf } from '#server/billing/offer';
import { startCheckout } from '#server/billing/start-checkout';
import { takeWebhook } from '#server/billing/webhook';
import { idleMailer } from '#server/mail/mailer';
import { TEST_CATALOGUE } from './test-catalogue.ts';

const KEY = 'sk_test_of_the_taker';
const SECRET = 'whsec_of_the_taker';
const ORIGIN = 'http://ploop.test';
const NOW = new Date('2026-11-18T12:00:00Z');

/** When a process dies while it handles an event: before the write, during it, or between the write and the answer. */
export type DeathPoint = 'before' | 'during' | 'after';
export const DEATH_POINTS: readonly DeathPoint[] = ['before', 'during', 'after'];

export interface Taker {
	readonly db: Database;
	readonly emulator: StripeEmulator;
	readonly runtime: BillingRuntime;
}

export interface Death {
	readonly point: DeathPoint;
	/** Index of the event being handled, from 0. */
	readonly event: number;
}

/** Billing and the Stripe emulator on one database file, outside any test, so that the process can be killed. */
export async function openTaker(url: string, death: Death | null = null): Promise<Taker> {
	const db = await openDatabase({ url });
	await migrate(db);
	const emulator = new StripeEmulator({
		store: createEmulatorStore(db),
		now: () => NOW,
		origin: ORIGIN,
		secretKey: KEY,
		webhookSecret: SECRET,
		deliver: async ({ body, signature }) => {
			await takeWebhook(runtime, { body: Buffer.from(body), signature });
			return 200;
		},
		after: () => {},
	});
	const httpClient = Stripe.createFetchHttpClient(emulator.fetch as typeof fetch);
	const stripe = async () => new Stripe(KEY, { httpClient, telemetry: false });
	const runtime: BillingRuntime = {
		db: death === null ? db : { ...db, write: dyingWrite(db.write, death) },
		now: () => NOW,
		billing: createBilling({ stripe, webhookSecrets: [SECRET], isDemo: true }),
		mail: idleMailer(true),
		publicOrigin: ORIGIN,
		catalogue: TEST_CATALOGUE,
		desk: null,
		log: () => {},
	};
	return { db, emulator, runtime };
}

function dyingWrite(write: Database['write'], { point, event }: Death): Database['write'] {
	let taken = 0;
	return async (statements) => {
		if (!statements.some(({ sql }) => sql.includes('INTO stripe_events'))) return write(statements);
		const isLast = taken === event;
		taken += 1;
		if (isLast && point === 'before') process.kill(process.pid, 'SIGKILL');
		// The test that reads this line kills the process during the write.
		if (isLast && point === 'during') writeSync(1, 'writing\n');
		const rows = await write(statements);
		if (isLast && point === 'after') process.kill(process.pid, 'SIGKILL');
		return rows;
	};
}

/** A purchase without the delivery of its events. Returns the number of events. */
export async function buyUnheard(url: string): Promise<number> {
	const { db, emulator, runtime } = await openTaker(url);
	emulator.mode = 'dropped';
	await emulator.offer(offerOf(TEST_CATALOGUE));
	const sql = `INSERT INTO accounts (id, email, confirmed_at, created_at, updated_at) VALUES ('ann', 'ann@ploop.test', 0, 0, 0)`;
	await db.write([{ sql, args: [] }]);
	const ann = { kind: 'account', id: 'ann', isPro: false, via: 'session', scope: 'all', sessionId: null } as const;
	const { url: page } = await startCheckout(runtime, ann, { plan: 'pro_monthly', origin: ORIGIN });
	const body = new URLSearchParams({ number: '4242424242424242', expiry: '12/34', code: '123' });
	await emulator.answerEmulator(new Request(page, { method: 'POST', body }));
	const events = await emulator.turn((world) => world.all('event').length);
	// Afterwards a copy of the file contains everything.
	await db.emptyLog();
	db.close();
	return events;
}

export interface Outcome {
	readonly account: string;
	readonly payments: number;
	readonly mails: number;
	readonly taken: number;
	/** Events that were not accepted. */
	readonly waiting: number;
}

/** Resends all events that were not accepted, and returns the state after that. */
export async function replay(url: string): Promise<Outcome> {
	const { db, emulator } = await openTaker(url);
	await emulator.redeliver();
	await emulator.settled();
	const count = async (table: string) =>
		Number((await db.read({ sql: `SELECT count(*) AS n FROM ${table}`, args: [] }))[0]?.['n']);
	const [account] = await db.read({ sql: 'SELECT plan, status FROM accounts', args: [] });
	const waiting = await emulator.turn((world) => world.all('event').filter((one) => one.pending_webhooks > 0).length);
	const outcome = {
		account: `${account?.['plan']} ${account?.['status']}`,
		payments: await count('payments'),
		mails: await count('outbox'),
		taken: await count('stripe_events'),
		waiting,
	};
	db.close();
	return outcome;
}
