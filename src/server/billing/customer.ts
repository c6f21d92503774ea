import type Stripe from 'stripe';
import { type BillingAccount, claimCustomer, findBilling, releaseCustomer } from '#db/billing';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { type BillingRuntime, isMissing } from './ask-stripe.ts';
import { makeOnce } from './make-once.ts';

/** An account that is gone between the look at its session and here is no longer signed in. */
export async function requireAccount({ db }: BillingRuntime, { id }: Pick<Account, 'id'>): Promise<BillingAccount> {
	const account = await findBilling(db, id);
	if (account === null) throw new AppError('auth_required');
	return account;
}

/**
 * The one customer of an account, which Stripe still has. Of requests at the same time, in whatever processes, all get the
 * same one: Stripe makes one for one key, and the first to claim it wins.
 */
export async function customerFor(runtime: BillingRuntime, stripe: Stripe, account: BillingAccount): Promise<string> {
	let customer = account.customerId ?? (await claimOne(runtime, stripe, account, null));
	while (!(await isThere(stripe, customer))) {
		await runtime.db.write([releaseCustomer(customer)]);
		customer = await claimOne(runtime, stripe, account, customer);
	}
	return customer;
}

/** @param gone a customer that was deleted at Stripe: the key that made it would give it back */
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

/** Whether this Stripe has the customer: not after it was deleted there, nor after other keys were set. */
export async function isThere(stripe: Stripe, id: string): Promise<boolean> {
	try {
		return (await stripe.customers.retrieve(id)).deleted !== true;
	} catch (error) {
		if (isMissing(error)) return false;
		throw error;
	}
}
