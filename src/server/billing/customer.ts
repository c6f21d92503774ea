import type Stripe from 'stripe';
import { type BillingAccount, claimCustomer, findBilling, releaseCustomer } from '#db/billing';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { type BillingRuntime, isMissing } from './ask-stripe.ts';
import { makeOnce } from './make-once.ts';

/** The account was deleted after its session was read: the caller is no longer signed in. */
export async function requireAccount({ db }: BillingRuntime, { id }: Pick<Account, 'id'>): Promise<BillingAccount> {
	const account = await findBilling(db, id);
	if (account === null) throw new AppError('auth_required');
	return account;
}

/**
 * Returns the account's Stripe customer, or creates it. Simultaneous requests in any process get the same one, because
 * Stripe creates one customer for one idempotency key.
 */
export async function customerFor(runtime: BillingRuntime, stripe: Stripe, account: BillingAccount): Promise<string> {
	let customer = account.customerId ?? (await claimOne(runtime, stripe, account, null));
	while (!(await isThere(stripe, customer))) {
		await runtime.db.write([releaseCustomer(customer)]);
		customer = await claimOne(runtime, stripe, account, customer);
	}
	return customer;
}

/** @param gone a customer that was deleted at Stripe: the idempotency key that made it would return it again */
async function claimOne(
	{ db }: BillingRuntime,
	stripe: Stripe,
	{ id, email }: BillingAccount,
	gone: string | null,
): Promise<string> {
	const key = `customer of ${id}${gone === null ? '' : ` after ${gone}`}`;
	const made = await makeOnce(key, (once) => stripe.customers.create({ email, metadata: { user_id: id } }, once));
	const [[row] = []] = await db.write([claimCustomer(id, made.id)]);
	if (row === undefined) throw new AppError('auth_required');
	return String(row['stripe_customer_id']);
}

/**
 * Whether Stripe still has the customer: it may have been deleted there, or the keys may be of another Stripe account.
 */
export async function isThere(stripe: Stripe, id: string): Promise<boolean> {
	try {
		return (await stripe.customers.retrieve(id)).deleted !== true;
	} catch (error) {
		if (isMissing(error)) return false;
		throw error;
	}
}
