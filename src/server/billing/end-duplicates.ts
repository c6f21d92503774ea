import type Stripe from 'stripe';
import { type BillingRuntime, isMissing, isStripeError } from './ask-stripe.ts';
import { makeOnce } from './make-once.ts';

const COSTS_MONEY: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];

/** Of those that do not count, the ones that are paid for all the same. */
export const duplicatesAmong = (others: readonly Stripe.Subscription[]): Stripe.Subscription[] =>
	others.filter(({ status }) => COSTS_MONEY.includes(status));

type Logged = Pick<BillingRuntime, 'log'>;

/**
 * Nobody pays twice: of two subscriptions the one that does not count is paid back and ended. Paid back first, so that a
 * crash in between leaves it to be found again. A payment that Stripe will never pay back is left to the operator.
 */
export async function endDuplicates(
	runtime: Logged,
	stripe: Stripe,
	duplicates: readonly Stripe.Subscription[],
): Promise<void> {
	for (const { id, latest_invoice: invoice } of duplicates) {
		runtime.log('duplicate_subscription_ended', { subscription: id });
		if (invoice !== null) await payBack(runtime, stripe, typeof invoice === 'string' ? invoice : (invoice.id ?? ''));
		await cancelNow(stripe, id);
	}
}

async function payBack({ log }: Logged, stripe: Stripe, invoice: string): Promise<void> {
	const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
	for (const { payment } of data) {
		const intent = payment.payment_intent;
		if (intent === undefined) continue;
		const id = typeof intent === 'string' ? intent : intent.id;
		try {
			await makeOnce(`duplicate refund ${id}`, (once) =>
				stripe.refunds.create({ payment_intent: id, reason: 'duplicate' }, once),
			);
		} catch (error) {
			if (!isFinal(error)) throw error;
			if (error.code !== 'charge_already_refunded')
				log('duplicate_not_paid_back', { invoice, payment: id, code: error.code });
		}
	}
}

/** Stripe understood and refused: a disputed charge, no balance. Asked again, it says the same. */
const isFinal = (error: unknown): error is Stripe.errors.StripeError =>
	isStripeError(error) && (error.type === 'StripeInvalidRequestError' || error.type === 'StripeCardError');

/** Ends a subscription at once, or finds it ended. */
export async function cancelNow(stripe: Stripe, id: string): Promise<void> {
	try {
		await stripe.subscriptions.cancel(id);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}
