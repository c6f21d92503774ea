import type Stripe from 'stripe';
import type { Standing } from '#db/billing';

const DAY = 24 * 3_600_000;
/** How long Pro continues after a failed payment, and after a period without news of its renewal. */
const GRACE_MS = 7 * DAY;

/** The plan that each status gives (docs/decisions/031). */
export const RIGHTS: Readonly<Record<Stripe.Subscription.Status, 'pro' | 'grace' | 'free'>> = {
	active: 'pro',
	trialing: 'pro',
	past_due: 'grace',
	incomplete: 'free',
	incomplete_expired: 'free',
	unpaid: 'free',
	paused: 'free',
	canceled: 'free',
};

/** Of several subscriptions the one with the lowest rank counts, then the oldest. */
const RANK: Readonly<Partial<Record<Stripe.Subscription.Status, number>>> = {
	active: 0,
	trialing: 0,
	past_due: 1,
	unpaid: 2,
	paused: 2,
};

/** The current subscriptions, with the one that counts first. One whose first payment is missing is left out. */
export function liveSubscriptions(all: readonly Stripe.Subscription[]): Stripe.Subscription[] {
	const rank = ({ status }: Stripe.Subscription) => RANK[status] ?? 9;
	return all
		.filter(({ status }) => status in RANK)
		.sort((a, b) => rank(a) - rank(b) || a.created - b.created || (a.id < b.id ? -1 : 1));
}

/** End of the period in seconds; Stripe has it on the subscription's items. */
export const periodEndOf = ({ items }: Stripe.Subscription): number =>
	Math.max(...items.data.map(({ current_period_end: end }) => end));

/** When a cancelled subscription ends, in seconds: by the flag, or by the date that the portal sets. */
export const cancelTimeOf = (subscription: Stripe.Subscription): number | null =>
	subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEndOf(subscription) : null);

/** The account's plan by Stripe's objects alone, so that events in any order lead to the same state. */
export function standingOf(subscription: Stripe.Subscription, pastDueSince: Date | null): Standing {
	const price = subscription.items.data[0]?.price;
	const cancelsAt = dateOf(cancelTimeOf(subscription));
	const periodEnd = new Date(periodEndOf(subscription) * 1000);
	const right = RIGHTS[subscription.status];
	return {
		plan: right === 'free' ? 'free' : price?.recurring?.interval === 'year' ? 'pro_yearly' : 'pro_monthly',
		status: subscription.status,
		subscriptionId: subscription.id,
		periodEnd,
		cancelsAt,
		pastDueSince: right === 'grace' ? pastDueSince : null,
		proUntil:
			right === 'free' ? null : proUntil(cancelsAt, right === 'grace' && pastDueSince ? pastDueSince : periodEnd),
		pricePence: price?.unit_amount ?? null,
	};
}

function proUntil(cancelsAt: Date | null, graceFrom: Date): Date {
	const end = graceFrom.getTime() + GRACE_MS;
	return new Date(cancelsAt === null ? end : Math.min(cancelsAt.getTime(), end));
}

export const dateOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000));
