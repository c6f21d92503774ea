import type Stripe from 'stripe';
import {
	type BillingAccount,
	billingFrom,
	drawTurn,
	releaseCustomer,
	type Standing,
	type Turn,
	writeNoStanding,
	writeStanding,
} from '#db/billing';
import type { Statement } from '#db/client';
import { type BillingRuntime, isMissing } from './ask-stripe.ts';
import { duplicatesAmong, endDuplicates } from './end-duplicates.ts';
import { type Notice, queueNotice } from './notices.ts';
import { dateOf, liveSubscriptions, standingOf } from './rights.ts';

/** The state of one account as Stripe reports it, and the statements that store it. */
export interface Look {
	readonly account: BillingAccount;
	readonly turn: Turn;
	/** null: Stripe has no subscription. */
	readonly subscription: Stripe.Subscription | null;
	readonly statements: readonly Statement[];
}

/** Stores the state that Stripe reports now. Safe to run twice, or in several processes at once. */
export async function syncSubscription(runtime: BillingRuntime, stripe: Stripe, customerId: string): Promise<void> {
	const look = await lookAt(runtime, stripe, customerId);
	if (look === null) return;
	await runtime.db.write(look.statements);
	runtime.mail.wake();
}

/**
 * Draws a number, then reads Stripe: a result with a lower number never overwrites one with a higher number, in
 * whatever order the reads finish. Null when the customer belongs to no account here.
 */
export async function lookAt(runtime: BillingRuntime, stripe: Stripe, customerId: string): Promise<Look | null> {
	const [rows = []] = await runtime.db.write([drawTurn(customerId)]);
	const account = billingFrom(rows);
	if (account === null) return null;
	const turn = { accountId: account.id, turn: account.turn };
	const { isGone, all, subscription, others, standing } = await readStanding(stripe, customerId);
	const ended = all.find(({ id }) => id === account.subscriptionId) ?? null;
	const state = stateOf(turn, standing, ended, runtime.now());
	const duplicates = duplicatesAmong(others);
	if (duplicates.length > 0) {
		// Stored before the refund, so that a person who has paid is Pro even if the refund fails.
		await runtime.db.write(state);
		await endDuplicates(runtime, stripe, { accountId: account.id, duplicates });
	}
	const notice = cancellationNotice(account, subscription ?? ended);
	const statements = [
		...(isGone ? [releaseCustomer(customerId)] : []),
		...state,
		...(notice === null ? [] : queueNotice(runtime, notice)),
	];
	return { account, turn, subscription, statements };
}

const stateOf = (turn: Turn, standing: Standing | null, ended: Stripe.Subscription | null, now: Date): Statement[] =>
	standing === null ? writeNoStanding(turn, ended?.status ?? 'canceled', now) : writeStanding(turn, standing, now);

/** Reads the state of a customer from Stripe; changes nothing. */
export async function readStanding(stripe: Stripe, customerId: string) {
	const found = await subscriptionsOf(stripe, customerId);
	const all = found?.subscriptions ?? [];
	const [subscription = null, ...others] = liveSubscriptions(all);
	const standing = subscription && standingOf(subscription, await firstFailure(stripe, subscription));
	return { isGone: found === null, all, subscription, others, standing };
}

/** All subscriptions of a customer; null: Stripe no longer has the customer. */
export async function subscriptionsOf(
	stripe: Stripe,
	customerId: string,
): Promise<{ readonly subscriptions: readonly Stripe.Subscription[] } | null> {
	try {
		const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
		return { subscriptions: data };
	} catch (error) {
		if (isMissing(error, 'customer')) return null;
		throw error;
	}
}

/** Calls Stripe about a customer. Null when Stripe no longer has the customer; the account is then synchronised. */
export async function unlessGone<T>(
	runtime: BillingRuntime,
	stripe: Stripe,
	customerId: string,
	act: () => Promise<T>,
): Promise<T | null> {
	try {
		return await act();
	} catch (error) {
		if (!isMissing(error, 'customer')) throw error;
		await syncSubscription(runtime, stripe, customerId);
		return null;
	}
}

/** When the oldest unpaid invoice was first charged, which is when it became final. */
async function firstFailure(stripe: Stripe, { id, status, items }: Stripe.Subscription): Promise<Date | null> {
	if (status !== 'past_due') return null;
	const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 });
	const times = data.map(({ status_transitions: { finalized_at: at }, created }) => at ?? created);
	return dateOf(times.length > 0 ? Math.min(...times) : (items.data[0]?.current_period_start ?? null));
}

/** One mail for each cancellation by a person; none where Stripe itself gave up on a payment. */
function cancellationNotice(account: BillingAccount, subscription: Stripe.Subscription | null): Notice | null {
	if (subscription === null || subscription.canceled_at === null) return null;
	if (subscription.cancellation_details?.reason === 'payment_failed') return null;
	const { id, canceled_at: canceledAt, ended_at: endedAt, cancel_at: cancelAt } = subscription;
	const end = dateOf(endedAt ?? cancelAt) ?? standingOf(subscription, null).periodEnd;
	return {
		fact: `canceled ${id} ${canceledAt}`,
		kind: 'cancellation-confirmed',
		account,
		date: end,
		amount: null,
		link: null,
	};
}
