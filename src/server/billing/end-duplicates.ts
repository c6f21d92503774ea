import type Stripe from 'stripe';
import { noteNotice } from '#db/payments';
import { deskNoticeIfChanged } from '../contact/desk-mail.ts';
import { type BillingRuntime, isMissing, isStripeError } from './ask-stripe.ts';
import { makeOnce } from './make-once.ts';

const COSTS_MONEY: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];

/** The paid ones among the subscriptions that do not count. */
export const duplicatesAmong = (others: readonly Stripe.Subscription[]): Stripe.Subscription[] =>
	others.filter(({ status }) => COSTS_MONEY.includes(status));

type Telling = Pick<BillingRuntime, 'db' | 'desk' | 'now' | 'log'>;

interface Duplicates {
	readonly accountId: string;
	readonly duplicates: readonly Stripe.Subscription[];
}

/**
 * Refunds and ends subscriptions that do not count, so that nobody pays twice. The refund comes first, so that after a
 * crash in between the subscription is found again. If Stripe will never refund a payment, the operator gets a mail.
 */
export async function endDuplicates(
	runtime: Telling,
	stripe: Stripe,
	{ accountId, duplicates }: Duplicates,
): Promise<void> {
	for (const { id, latest_invoice: invoice } of duplicates) {
		runtime.log('duplicate_subscription_ended', { subscription: id });
		const refused =
			invoice === null ? [] : await payBack(stripe, typeof invoice === 'string' ? invoice : (invoice.id ?? ''));
		for (const one of refused) await tellDesk(runtime, accountId, one);
		await cancelNow(stripe, id);
	}
}

interface Refused {
	readonly payment: string;
	/** Stripe's reason for not refunding. */
	readonly reason: string;
}

/** Refunds every payment of an invoice. Returns the payments that Stripe will not refund. */
async function payBack(stripe: Stripe, invoice: string): Promise<Refused[]> {
	const refused: Refused[] = [];
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
			if (error.code !== 'charge_already_refunded') refused.push({ payment: id, reason: error.code ?? error.type });
		}
	}
	return refused;
}

/** Mails the operator once for each payment that cannot be refunded. */
async function tellDesk({ db, desk, now, log }: Telling, accountId: string, refused: Refused): Promise<void> {
	const { payment, reason } = refused;
	log('duplicate_not_paid_back', { payment, code: reason });
	const mail = desk === null ? [] : [deskNoticeIfChanged(desk, 'refund', now(), { payment, reason })];
	await db.write([noteNotice(`not paid back ${payment}`, accountId, now()), ...mail]);
}

/** Whether Stripe refused for a lasting reason, such as a disputed charge, so that another try is useless. */
const isFinal = (error: unknown): error is Stripe.errors.StripeError =>
	isStripeError(error) && (error.type === 'StripeInvalidRequestError' || error.type === 'StripeCardError');

/** Ends a subscription at once; no error when it has ended already. */
export async function cancelNow(stripe: Stripe, id: string): Promise<void> {
	try {
		await stripe.subscriptions.cancel(id);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}
