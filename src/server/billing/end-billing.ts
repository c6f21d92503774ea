import { findBilling } from '#db/billing';
import { askStripe, type BillingRuntime, isMissing } from './ask-stripe.ts';
import { isThere } from './customer.ts';

/**
 * Call this before deleting an account. Closes open checkouts and deletes the customer at Stripe, which ends every
 * subscription at once. Throws `billing_unavailable` when Stripe does not confirm it; the account must then stay, so
 * that nobody is charged for a deleted account.
 */
export async function endBilling(runtime: BillingRuntime, accountId: string): Promise<void> {
	const account = await findBilling(runtime.db, accountId);
	const customer = account?.customerId ?? null;
	if (customer === null || (runtime.billing === null && account?.subscriptionId === null)) return;
	await askStripe(runtime, async (stripe) => {
		if (!(await isThere(stripe, customer))) return;
		const { data: open } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
		for (const { id } of open) await stripe.checkout.sessions.expire(id);
		await stripe.customers.del(customer).catch((error: unknown) => {
			if (!isMissing(error)) throw error;
		});
	});
}
