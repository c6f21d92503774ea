import type { BillingResponse } from '#contract/billing';

/** A payment failed and is still to be made. */
export const OWING: readonly string[] = ['past_due', 'unpaid'];
/** Of these nothing is left but the invoices. */
const OVER = ['canceled', 'incomplete_expired'];

export const isOwing = ({ status, subscription_id: id }: BillingResponse): boolean =>
	id !== null && OWING.includes(status);

/** There is something to pay with, to change or to end. */
export const hasSubscription = ({ status, subscription_id: id }: BillingResponse): boolean =>
	id !== null && !OVER.includes(status);

/** Of what is not paid for nothing is left to wait for: a cancellation ends it at once. */
export const endsAtOnce = ({ status }: BillingResponse): boolean => status !== 'active' && status !== 'trialing';

/** The status by which the plan is called; a cancellation to come counts before Stripe's own. */
export const statusOf = ({ status, cancels_at: cancelsAt, isPro }: BillingResponse): string =>
	isPro && cancelsAt !== null && !OWING.includes(status) ? 'ending' : status;
