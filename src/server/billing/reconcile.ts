import type Stripe from 'stripe';
import { type BillingAccount, findBillingOf, findCustomers, type Standing } from '#db/billing';
import { findEventsUntil, isEventTaken, noteEventsUntil } from '#db/stripe-events';
import { traceOf } from '../log.ts';
import { type BillingRuntime, requireBilling } from './ask-stripe.ts';
import { dateOf } from './rights.ts';
import { readStanding, syncSubscription } from './sync-subscription.ts';
import { concernsUs, takeEvent } from './take-event.ts';

const HOUR = 3_600_000;
/** Stripe lists events of the last thirty days. */
const FAR_BACK = 30 * 24 * HOUR;
/** Stripe may list an event some time after it was made. */
const OVERLAP = HOUR;

export interface Reconciled {
	/** Number of events that had not arrived. */
	readonly events: number;
	/** Number of customers that were checked. */
	readonly customers: number;
	/** Ids of the accounts whose stored state differed from Stripe's. */
	readonly accounts: readonly string[];
	/** Ids of accounts that could not be read, and of events that could not be handled: the next run tries again. */
	readonly failed: readonly string[];
}

/**
 * Reads every customer from Stripe, then handles the events missed since the last run, and sends their mails. Failures
 * are listed in the result and do not stop the run.
 */
export async function reconcile(
	runtime: BillingRuntime,
	{ isDryRun }: { readonly isDryRun: boolean },
): Promise<Reconciled> {
	const stripe = await requireBilling(runtime).stripe();
	const begun = runtime.now();
	const customers = await findCustomers(runtime.db);
	const accounts: string[] = [];
	const failed: string[] = [];
	for (const customer of customers) {
		const account = await findBillingOf(runtime.db, customer);
		if (account === null) continue;
		const isWell = await attempt(runtime, account.id, async () => {
			if (await isCorrected(runtime, stripe, { customer, account, isDryRun })) accounts.push(account.id);
		});
		if (!isWell) failed.push(account.id);
	}
	const missed = await takeMissed(runtime, stripe, isDryRun);
	if (!isDryRun) await runtime.db.write([noteEventsUntil(missed.failedSince ?? begun)]);
	return { events: missed.taken, customers: customers.length, accounts, failed: [...failed, ...missed.failed] };
}

/** Runs `act` and returns whether it succeeded; a failure is logged and does not stop the run. */
async function attempt({ log }: BillingRuntime, id: string, act: () => Promise<void>): Promise<boolean> {
	try {
		await act();
		return true;
	} catch (error) {
		log('reconcile_failed', { id, ...traceOf(error) });
		return false;
	}
}

interface Missed {
	readonly taken: number;
	readonly failed: readonly string[];
	/** Time of the oldest event that failed; null: none failed. */
	readonly failedSince: Date | null;
}

async function takeMissed(runtime: BillingRuntime, stripe: Stripe, isDryRun: boolean): Promise<Missed> {
	const since = (await findEventsUntil(runtime.db))?.getTime() ?? runtime.now().getTime() - FAR_BACK;
	let taken = 0;
	const failed: Stripe.Event[] = [];
	for await (const event of stripe.events.list({
		created: { gte: Math.floor((since - OVERLAP) / 1000) },
		limit: 100,
	})) {
		if (!concernsUs(event) || (await isEventTaken(runtime.db, event.id))) continue;
		const isTaken = isDryRun || (await attempt(runtime, event.id, () => takeEvent(runtime, stripe, event)));
		if (isTaken) taken += 1;
		else failed.push(event);
	}
	const failedSince = failed.length === 0 ? null : dateOf(Math.min(...failed.map(({ created }) => created)));
	return { taken, failed: failed.map(({ id }) => id), failedSince };
}

interface Check {
	readonly customer: string;
	readonly account: BillingAccount;
	readonly isDryRun: boolean;
}

/** Whether the stored state differed from Stripe's. Corrects it unless this is a dry run. */
async function isCorrected(
	runtime: BillingRuntime,
	stripe: Stripe,
	{ customer, account, isDryRun }: Check,
): Promise<boolean> {
	if (isDryRun) return differs(account, (await readStanding(stripe, customer)).standing);
	await syncSubscription(runtime, stripe, customer);
	const now = await findBillingOf(runtime.db, customer);
	return now === null || differs(account, now);
}

const FIELDS = [
	'status',
	'subscriptionId',
	'periodEnd',
	'cancelsAt',
	'pastDueSince',
	'proUntil',
	'pricePence',
] as const;

/** Whether two states differ. Without a subscription on one side, only the other side's subscription matters. */
function differs(account: BillingAccount, standing: Standing | BillingAccount | null): boolean {
	if (standing === null || standing.subscriptionId === null) return account.subscriptionId !== null;
	return (
		account.plan !== standing.plan ||
		FIELDS.some((field) => JSON.stringify(account[field]) !== JSON.stringify(standing[field]))
	);
}
