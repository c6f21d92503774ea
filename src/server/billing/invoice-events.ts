import type Stripe from 'stripe';
import type { Statement } from '#db/client';
import { insertPayment } from '#db/payments';
import { type BillingRuntime, isMissing } from './ask-stripe.ts';
import { type Notice, queueNotice } from './notices.ts';
import { cancelTimeOf, dateOf, periodEndOf } from './rights.ts';
import type { Look } from './sync-subscription.ts';

/** Statements for an invoice event, besides those for the subscription. Reads the invoice from Stripe again. */
export async function invoiceStatements(
	runtime: BillingRuntime,
	stripe: Stripe,
	event: Stripe.Event,
	look: Look,
): Promise<Statement[]> {
	if (event.type === 'invoice.upcoming') return renewalReminder(runtime, look);
	if (!/^invoice\.(paid|payment_failed|payment_action_required)$/.test(event.type)) return [];
	const { id = '' } = event.data.object as { id?: string };
	const invoice = await findInvoice(stripe, id);
	if (invoice === null) return [];
	if (event.type === 'invoice.paid') return paid(runtime, stripe, invoice, look);
	const kind = event.type === 'invoice.payment_failed' ? 'payment-failed' : 'payment-action-required';
	return unpaid(runtime, invoice, look, kind);
}

async function findInvoice(stripe: Stripe, id: string): Promise<Stripe.Invoice | null> {
	try {
		return await stripe.invoices.retrieve(id);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}

async function paid(
	runtime: BillingRuntime,
	stripe: Stripe,
	invoice: Stripe.Invoice,
	look: Look,
): Promise<Statement[]> {
	if (invoice.status !== 'paid' || invoice.amount_paid === 0) return [];
	const receipt: Notice = {
		fact: `paid ${invoice.id}`,
		kind: 'payment-receipt',
		account: look.account,
		date: null,
		amount: invoice.amount_paid,
		link: invoice.hosted_invoice_url ?? null,
	};
	return [await paymentOf(stripe, invoice, look), ...queueNotice(runtime, receipt)];
}

async function paymentOf(
	stripe: Stripe,
	{ id, created, status_transitions: { paid_at: paidAt } }: Stripe.Invoice,
	{ account }: Look,
) {
	const expand = ['data.payment.payment_intent.payment_method'];
	const { data } = await stripe.invoicePayments.list({ invoice: id, status: 'paid', limit: 1, expand });
	const intent = data[0]?.payment.payment_intent as Stripe.PaymentIntent | undefined;
	const card = (intent?.payment_method as Stripe.PaymentMethod | null | undefined)?.card;
	const charge = intent?.latest_charge ?? null;
	return insertPayment({
		invoiceId: id,
		payer: account.id,
		paymentIntentId: intent?.id ?? null,
		chargeId: typeof charge === 'string' ? charge : (charge?.id ?? null),
		last4: card?.last4 ?? null,
		expMonth: card?.exp_month ?? null,
		expYear: card?.exp_year ?? null,
		paidAt: new Date((paidAt ?? created) * 1000),
	});
}

/**
 * One mail for each failed attempt at a renewal, whichever of its events comes first; none if the invoice was paid
 * meanwhile. There is no mail for a purchase or change of plan, where the page shows the failure.
 */
function unpaid(
	runtime: BillingRuntime,
	invoice: Stripe.Invoice,
	{ account }: Look,
	kind: Notice['kind'],
): Statement[] {
	if (invoice.status !== 'open' || invoice.billing_reason !== 'subscription_cycle') return [];
	const fact = `unpaid ${invoice.id} ${invoice.attempt_count}`;
	const { amount_remaining: amount, hosted_invoice_url: url } = invoice;
	return queueNotice(runtime, { fact, kind, account, date: null, amount, link: url ?? null });
}

/** Mails a reminder before a yearly renewal, which may have been forgotten; none before a monthly one. */
function renewalReminder(runtime: BillingRuntime, { account, subscription }: Look): Statement[] {
	const item = subscription?.items.data[0];
	if (!subscription || item?.price.recurring?.interval !== 'year') return [];
	if (subscription.status !== 'active' || cancelTimeOf(subscription) !== null) return [];
	const end = periodEndOf(subscription);
	return queueNotice(runtime, {
		fact: `renews ${subscription.id} ${end}`,
		kind: 'renewal-reminder',
		account,
		date: dateOf(end),
		amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
		link: null,
	});
}
