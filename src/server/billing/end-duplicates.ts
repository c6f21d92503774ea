import type Stripe from 'stripe';
import { type BillingRuntime, isMissing, isStripeError } from './ask-stripe.ts';

const COSTS_MONEY: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];

/**
 * Nobody pays twice: of two subscriptions the one that does not count is paid back and ended. Paid back first, so that a
 * crash in between leaves it to be found again.
 */
export async function endDuplicates(
	{ log }: Pick<BillingRuntime, 'log'>,
	stripe: Stripe,
	others: readonly Stripe.Subscription[],
): Promise<void> {
	for (const { id, status, latest_invoice: invoice } of others) {
		if (!COSTS_MONEY.includes(status)) continue;
		log('duplicate_subscription_ended', { subscription: id });
		if (invoice !== null) await payBack(stripe, typeof invoice === 'string' ? invoice : (invoice.id ?? ''));
		await cancelNow(stripe, id);
	}
}

async function payBack(stripe: Stripe, invoice: string): Promise<void> {
	const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
	for (const { payment } of data) {
		const intent = payment.payment_intent;
		if (intent === undefined) continue;
		const id = typeof intent === 'string' ? intent : intent.id;
		try {
			await stripe.refunds.create(
				{ payment_intent: id, reason: 'duplicate' },
				{ idempotencyKey: `duplicate refund ${id}` },
			);
		} catch (error) {
			if (!isStripeError(error) || error.code !== 'charge_already_refunded') throw error;
		}
	}
}

/** Ends a subscription at once, or finds it ended. */
export async function cancelNow(stripe: Stripe, id: string): Promise<void> {
	try {
		await stripe.subscriptions.cancel(id);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}
