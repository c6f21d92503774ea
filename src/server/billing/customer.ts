import type Stripe from 'stripe';
import { type BillingAccount, claimCustomer, findBilling } from '#db/billing';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { BillingRuntime } from './ask-stripe.ts';

/** An account that is gone between the look at its session and here is no longer signed in. */
export async function requireAccount({ db }: BillingRuntime, { id }: Pick<Account, 'id'>): Promise<BillingAccount> {
	const account = await findBilling(db, id);
	if (account === null) throw new AppError('auth_required');
	return account;
}

/**
 * The one customer of an account. Of requests at the same time, in whatever processes, all have the same one: Stripe makes
 * one for one key, and the first to claim it wins.
 *
 * @param gone a customer that Stripe has deleted: its key would give it back
 */
export async function customerOf(
	{ db }: BillingRuntime,
	stripe: Stripe,
	{ id, email, customerId }: BillingAccount,
	gone: string | null,
): Promise<string> {
	if (customerId !== null && customerId !== gone) return customerId;
	const idempotencyKey = `customer of ${id}${gone === null ? '' : ` after ${gone}`}`;
	const made = await stripe.customers.create({ email, metadata: { user_id: id } }, { idempotencyKey });
	const [[row] = []] = await db.write([claimCustomer(id, made.id)]);
	if (row === undefined) throw new AppError('auth_required');
	return String(row['stripe_customer_id']);
}
