import type { BillingResponse } from '#contract/billing';

/** Statuses of a subscription whose payment failed and is still owed. */
export const OWING: readonly string[] = ['past_due', 'unpaid'];
/** Statuses of an ended subscription, of which only invoices are left. */
const OVER = ['canceled', 'incomplete_expired'];

export const isOwing = ({ status, subscription_id: id }: BillingResponse): boolean =>
	id !== null && OWING.includes(status);

/** Whether there is a subscription to pay, change or cancel. */
export const hasSubscription = ({ status, subscription_id: id }: BillingResponse): boolean =>
	id !== null && !OVER.includes(status);

/** Whether a cancellation takes effect at once, because the period is not paid. */
export const endsAtOnce = ({ status }: BillingResponse): boolean => status !== 'active' && status !== 'trialing';

/** The status to show; a pending cancellation counts before Stripe's own status. */
export const statusOf = ({ status, cancels_at: cancelsAt, isPro }: BillingResponse): string =>
	isPro && cancelsAt !== null && !OWING.includes(status) ? 'ending' : status;
