import type Stripe from 'stripe';
import type { ConfirmResponse } from '#contract/billing';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { askStripe, type BillingRuntime, isMissing } from './ask-stripe.ts';
import { requireAccount } from './customer.ts';
import { planAt } from './read-billing.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * The outcome of the caller's checkout, even before its webhook event arrives. Throws `not_found` for a checkout of
 * another account.
 */
export function confirmCheckout(runtime: BillingRuntime, caller: Account, sessionId: string): Promise<ConfirmResponse> {
	return askStripe(runtime, async (stripe) => {
		const { id, customerId } = await requireAccount(runtime, caller);
		const session = await findSession(stripe, sessionId);
		const isOwn = session !== null && session.client_reference_id === id && session.customer === customerId;
		if (!isOwn || customerId === null) throw new AppError('not_found');
		await syncSubscription(runtime, stripe, customerId);
		const account = await requireAccount(runtime, caller);
		const plan = planAt(account, runtime.now());
		const isPro = plan !== 'free';
		return { plan, isPro, status: isPro || session.status === 'expired' ? account.status : 'pending' };
	});
}

async function findSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
	try {
		return await stripe.checkout.sessions.retrieve(id);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
