import type { InValue } from '@libsql/client';
import type { Database, Statement } from './client.ts';

/** Rows that have no effect any more and are removed: a query that counts them, and the statement that removes them. */
export interface RetentionRule {
	readonly name: string;
	readonly count: Statement;
	readonly remove: Statement;
}

export interface RetentionTimes {
	readonly now: Date;
	/** Start of the current quota period. */
	readonly periodStart: Date;
	/** The first month that the usage page still shows, as `2025-11`. */
	readonly firstMonth: string;
}

const DAY = 24 * 3_600_000;
/** Clients that repeat a request with its key do so within minutes. */
const REQUEST_KEYS_KEPT = DAY;
/** A link that worked is remembered for a while, so that a person who follows it twice is told that it worked. */
const LINKS_KEPT = 30 * DAY;
/** The longest window of any limit, and a day more. */
const ATTEMPTS_KEPT = 2 * DAY;
/**
 * The weekly counts of an account say nothing that the monthly ones do not, but an operator may need them to answer a
 * question.
 */
const ACCOUNT_USE_KEPT = 60 * DAY;
const PAST_USE = "period_start < ? AND (subject NOT LIKE 'account:%' OR period_start < ?)";
export const MAILS_KEPT = 30 * DAY;
/** How long the link in the mail that asks for confirmation works. */
export const UPDATES_ASKED_KEPT = 7 * DAY;
/** Messages to us, reviews that are not shown, and the addresses behind those that are. */
const VOICES_KEPT = 365 * DAY;
const NOT_SHOWN = "coalesce(decision, 'waiting') <> 'approved' AND coalesce(decided_at, created_at) < ?";
/** Decisions on a review that no longer exists. */
const DECIDED_NOTHING = 'created_at < ? AND review_id NOT IN (SELECT id FROM reviews)';
/** Fourteen months, so that a month can be compared with the same month a year before. */
const EVENTS_KEPT = 425 * DAY;
/** A quarter, to be compared with the bill of a provider. */
const MODEL_READS_KEPT = 90 * DAY;
/** Stripe sends an event for three days and lists it for thirty. */
const STRIPE_EVENTS_KEPT = 60 * DAY;
/** Longer than any period of a plan, during which a reading of Stripe may find the same fact again. */
const NOTICES_KEPT = 730 * DAY;
/** As long as the law may demand them. */
const PAYMENTS_KEPT = 7 * 365.25 * DAY;

/** The rules of removal, in order, with the age of the rows; `docs/operations.md` lists the ages. */
export function retentionRules({ now, periodStart, firstMonth }: RetentionTimes): RetentionRule[] {
	const ago = (ms: number) => now.getTime() - ms;
	return [
		deletes('expired sessions', 'sessions', 'expires_at <= ?', [now.getTime()]),
		deletes('expired access tokens', 'api_tokens', 'expires_at < ?', [ago(LINKS_KEPT)]),
		deletes('unfinished sign-ins', 'sign_in_steps', 'expires_at <= ?', [now.getTime()]),
		deletes('old links', 'mail_tokens', 'expires_at < ?', [ago(LINKS_KEPT)]),
		deletes('old attempts', 'attempts', 'since < ? AND closed_until < ?', [ago(ATTEMPTS_KEPT), ago(ATTEMPTS_KEPT)]),
		deletes('keys of requests', 'optimise_keys', 'created_at < ?', [ago(REQUEST_KEYS_KEPT)]),
		deletes('spend of past days on models', 'model_spend', 'day < ?', [
			new Date(ago(ATTEMPTS_KEPT)).toISOString().slice(0, 10),
		]),
		deletes('figures of models', 'model_reads', 'at < ?', [ago(MODEL_READS_KEPT)]),
		deletes('places in the queue that nobody holds', 'model_queue', 'lease_until < ?', [ago(ATTEMPTS_KEPT)]),
		deletes('use of past periods', 'usage', PAST_USE, [periodStart.getTime(), ago(ACCOUNT_USE_KEPT)]),
		deletes('use of past years', 'monthly_usage', 'month < ?', [firstMonth]),
		deletes('old mails', 'outbox', 'coalesce(sent_at, given_up_at) < ?', [ago(MAILS_KEPT)]),
		deletes('updates never confirmed', 'updates_subscribers', 'confirmed_at IS NULL AND asked_at <= ?', [
			ago(UPDATES_ASKED_KEPT),
		]),
		deletes('old messages', 'contact_messages', 'created_at < ?', [ago(VOICES_KEPT)]),
		deletes('reviews not shown', 'reviews', NOT_SHOWN, [ago(VOICES_KEPT)]),
		deletes('old decisions', 'review_decisions', DECIDED_NOTHING, [ago(VOICES_KEPT)]),
		oldAddresses(ago(VOICES_KEPT)),
		deletes('old events', 'events', 'at < ?', [ago(EVENTS_KEPT)]),
		deletes('old payment events', 'stripe_events', 'received_at < ?', [ago(STRIPE_EVENTS_KEPT)]),
		deletes('old payment notices', 'billing_notices', 'told_at < ?', [ago(NOTICES_KEPT)]),
		deletes('old payments', 'payments', 'paid_at < ?', [ago(PAYMENTS_KEPT)]),
		endedGrants(now),
	];
}

function deletes(name: string, table: string, where: string, args: InValue[]): RetentionRule {
	return {
		name,
		count: { sql: `SELECT count(*) AS found FROM ${table} WHERE ${where}`, args },
		remove: { sql: `DELETE FROM ${table} WHERE ${where}`, args },
	};
}

/** The review stays; the address behind it is not needed any longer. */
function oldAddresses(before: number): RetentionRule {
	const where = "decision = 'approved' AND decided_at < ? AND email <> ''";
	return {
		name: 'addresses of reviewers',
		count: { sql: `SELECT count(*) AS found FROM reviews WHERE ${where}`, args: [before] },
		remove: { sql: `UPDATE reviews SET email = '' WHERE ${where}`, args: [before] },
	};
}

/** Plans that an operator gave up to a date. A plan that is paid for ends when Stripe says so. */
function endedGrants(now: Date): RetentionRule {
	const where = "subscription_id IS NULL AND plan <> 'free' AND cancel_at_period_end = 1 AND current_period_end <= ?";
	const set = `plan = 'free', cancel_at_period_end = 0, current_period_end = NULL, cancels_at = NULL, pro_until = NULL,
		updated_at = ?`;
	return {
		name: 'plans that ended',
		count: { sql: `SELECT count(*) AS found FROM accounts WHERE ${where}`, args: [now.getTime()] },
		remove: { sql: `UPDATE accounts SET ${set} WHERE ${where}`, args: [now.getTime(), now.getTime()] },
	};
}

/** How many rows the rule would remove now. */
export async function countFound(db: Database, rule: RetentionRule): Promise<number> {
	const [row] = await db.read(rule.count);
	return Number(row?.['found']);
}

/** Free accounts that have not been used since. A paying account counts as used, whether its owner signs in or not. */
export async function findInactive(db: Database, since: Date): Promise<string[]> {
	const sql = `SELECT id FROM accounts WHERE plan = 'free' AND subscription_id IS NULL
		AND coalesce(active_at, created_at) < ? ORDER BY id`;
	return (await db.read({ sql, args: [since.getTime()] })).map((row) => String(row['id']));
}
