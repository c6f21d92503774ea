import type Stripe from 'stripe';
import { type BillingAccount, findBillingOf, findCustomers, type Standing } from '#db/billing';
import { findEventsUntil, isEventTaken, noteEventsUntil } from '#db/stripe-events';
import { type BillingRuntime, requireBilling } from './ask-stripe.ts';
import { readStanding, syncSubscription } from './sync-subscription.ts';
import { concernsUs, takeEvent } from './take-event.ts';

const HOUR = 3_600_000;
/** Stripe tells of an event for thirty days. */
const FAR_BACK = 30 * 24 * HOUR;
/** An event may be told of later than it was made. */
const OVERLAP = HOUR;

export interface Reconciled {
	/** Events that had not arrived. */
	readonly events: number;
	/** Customers looked at. */
	readonly customers: number;
	/** Ids of the accounts that were not what Stripe says. */
	readonly accounts: readonly string[];
}

/** Looks at every customer there is, then takes the events that were missed since the last time, with their mails. */
export async function reconcile(
	runtime: BillingRuntime,
	{ isDryRun }: { readonly isDryRun: boolean },
): Promise<Reconciled> {
	const stripe = await requireBilling(runtime).stripe();
	const begun = runtime.now();
	const customers = await findCustomers(runtime.db);
	const accounts: string[] = [];
	for (const customer of customers) {
		const account = await findBillingOf(runtime.db, customer);
		if (account && (await isCorrected(runtime, stripe, { customer, account, isDryRun }))) accounts.push(account.id);
	}
	const events = await takeMissed(runtime, stripe, isDryRun);
	if (!isDryRun) await runtime.db.write([noteEventsUntil(begun)]);
	return { events, customers: customers.length, accounts };
}

async function takeMissed(runtime: BillingRuntime, stripe: Stripe, isDryRun: boolean): Promise<number> {
	const since = (await findEventsUntil(runtime.db))?.getTime() ?? runtime.now().getTime() - FAR_BACK;
	let missed = 0;
	for await (const event of stripe.events.list({
		created: { gte: Math.floor((since - OVERLAP) / 1000) },
		limit: 100,
	})) {
		if (!concernsUs(event) || (await isEventTaken(runtime.db, event.id))) continue;
		missed += 1;
		if (!isDryRun) await takeEvent(runtime, stripe, event);
	}
	return missed;
}

interface Check {
	readonly customer: string;
	readonly account: BillingAccount;
	readonly isDryRun: boolean;
}

/** Whether the account was not what Stripe says, or would be changed to it. */
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

/** No subscription differs from one only. */
function differs(account: BillingAccount, standing: Standing | BillingAccount | null): boolean {
	if (standing === null || standing.subscriptionId === null) return account.subscriptionId !== null;
	return (
		account.plan !== standing.plan ||
		FIELDS.some((field) => JSON.stringify(account[field]) !== JSON.stringify(standing[field]))
	);
}
