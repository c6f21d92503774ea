import type Stripe from 'stripe';
import { itemOf } from '../objects/subscription.ts';
import { idOf, type World } from '../state/world.ts';
import { endSubscription } from './change-subscription.ts';
import { expireSession } from './checkout.ts';
import { draftInvoice } from './invoicing.ts';
import { cardFor } from './payments.ts';
import { nextPeriod, payInvoice, periodLine, renew } from './renewals.ts';
import { dropPendingUpdate } from './switch-price.ts';

/** Seconds between `invoice.upcoming` and the renewal. */
const NOTICE = 7 * 24 * 60 * 60;

interface Action {
	readonly at: number;
	readonly act: () => void;
}

/**
 * Processes everything due until a moment, in order, each at its own time. `clock`: the test clock whose customers are
 * processed; null: customers without one.
 */
export function doWhatIsDue(world: World, clock: string | null, until: number): void {
	for (;;) {
		const [next] = actions(world, clock)
			.filter(({ at }) => at <= until)
			.sort((one, other) => one.at - other.at);
		if (next === undefined) return;
		world.at(next.at, next.act);
	}
}

function actions(world: World, clock: string | null): Action[] {
	const isHere = (object: { customer: unknown; test_clock?: unknown }) =>
		idOf(object.test_clock as string | null) === (clock ?? '');
	const subscriptions = world.all('subscription').filter((one) => one.ended_at === null && isHere(one));
	const sessions = clock === null ? world.all('checkout.session').filter(({ status }) => status === 'open') : [];
	return [
		...subscriptions.flatMap((one) => actionsOf(world, one)),
		...sessions.map((one) => ({ at: one.expires_at, act: () => expireSession(world, one) })),
	];
}

/**
 * The actions that are due for a subscription. At equal times this order counts, so that an ended subscription is not
 * renewed.
 */
function actionsOf(world: World, subscription: Stripe.Subscription): Action[] {
	const end = itemOf(subscription).current_period_end;
	const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null);
	const invoice = world.find('invoice', idOf(subscription.latest_invoice));
	const retry = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
	const dropAt = subscription.pending_update?.expires_at ?? null;
	const drop = dropAt === null ? [] : [{ at: dropAt, act: () => dropPendingUpdate(world, subscription) }];
	if (cancelAt !== null && cancelAt <= end) {
		return [
			...drop,
			...retryAction(world, subscription, invoice, retry),
			{ at: cancelAt, act: () => endSubscription(world, subscription, 'cancellation_requested') },
		];
	}
	if (!['active', 'past_due', 'unpaid', 'trialing'].includes(subscription.status)) return [];
	return [
		...drop,
		...retryAction(world, subscription, invoice, retry),
		...reminder(world, subscription, end),
		{ at: end, act: () => renew(world, subscription) },
	];
}

function retryAction(
	world: World,
	subscription: Stripe.Subscription,
	invoice: Stripe.Invoice | null,
	at: number | null,
): Action[] {
	if (invoice === null || at === null) return [];
	return [{ at, act: () => void payInvoice(world, invoice, cardFor(world, subscription), 'scheduled') }];
}

function reminder(world: World, subscription: Stripe.Subscription, end: number): Action[] {
	const id = `reminder_of_${subscription.id}`;
	if (subscription.status !== 'active' || world.find('emulator.reminder', id)?.period_end === end) return [];
	return [
		{
			at: Math.max(end - NOTICE, itemOf(subscription).current_period_start),
			act: () => {
				world.put({ id, object: 'emulator.reminder', period_end: end });
				world.emit('invoice.upcoming', upcomingInvoice(world, subscription), idOf(subscription.customer));
			},
		},
	];
}

/** The preview of the next period's invoice; in Stripe's event it has no id. */
export function upcomingInvoice(world: World, subscription: Stripe.Subscription): Omit<Stripe.Invoice, 'id'> {
	const lines = [periodLine(subscription, nextPeriod(subscription))];
	const { id: _, ...invoice } = draftInvoice(world, { subscription, lines, reason: 'upcoming' });
	return { ...invoice, next_payment_attempt: itemOf(subscription).current_period_end };
}
