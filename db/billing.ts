import type { Database, Rows, Statement } from './client.ts';

/** The subscription of an account, as stored. */
export interface Standing {
	/** The plan that is subscribed to. `proUntil` decides whether it gives Pro at a given moment. */
	readonly plan: 'free' | 'pro_monthly' | 'pro_yearly';
	/** Stripe's name for the status. */
	readonly status: string;
	readonly subscriptionId: string | null;
	readonly periodEnd: Date | null;
	readonly cancelsAt: Date | null;
	readonly pastDueSince: Date | null;
	/** null: no end is set. */
	readonly proUntil: Date | null;
	readonly pricePence: number | null;
}

/** The columns of an account that billing uses. */
export interface BillingAccount extends Omit<Standing, 'plan'> {
	readonly id: string;
	readonly email: string;
	readonly name: string | null;
	readonly plan: string;
	readonly customerId: string | null;
	/** The number of the last reading of Stripe that was begun for this account. */
	readonly turn: number;
}

const COLUMNS = `id, email, display_name, plan, status, subscription_id, current_period_end, cancels_at, past_due_since,
	pro_until, price_pence, stripe_customer_id, sync_drawn`;

export async function findBilling(db: Database, accountId: string): Promise<BillingAccount | null> {
	return billingFrom(await db.read({ sql: `SELECT ${COLUMNS} FROM accounts WHERE id = ?`, args: [accountId] }));
}

export async function findBillingOf(db: Database, customerId: string): Promise<BillingAccount | null> {
	const sql = `SELECT ${COLUMNS} FROM accounts WHERE stripe_customer_id = ?`;
	return billingFrom(await db.read({ sql, args: [customerId] }));
}

/** Every customer of Stripe that an account has, in the order of the accounts. */
export async function findCustomers(db: Database): Promise<string[]> {
	const sql = 'SELECT stripe_customer_id AS id FROM accounts WHERE stripe_customer_id IS NOT NULL ORDER BY accounts.id';
	return (await db.read({ sql, args: [] })).map((row) => String(row['id']));
}

/** Stores the Stripe customer of an account that has none yet. Returns the customer that is stored afterwards. */
export function claimCustomer(accountId: string, customerId: string): Statement {
	const sql = `UPDATE accounts SET stripe_customer_id = coalesce(stripe_customer_id, ?) WHERE id = ?
		RETURNING stripe_customer_id`;
	return { sql, args: [customerId, accountId] };
}

/** Forgets a customer that Stripe has deleted. */
export const releaseCustomer = (customerId: string): Statement => ({
	sql: 'UPDATE accounts SET stripe_customer_id = NULL WHERE stripe_customer_id = ?',
	args: [customerId],
});

/** Begins a reading of Stripe: draws the next number for the customer's account and returns both. */
export const drawTurn = (customerId: string): Statement => ({
	sql: `UPDATE accounts SET sync_drawn = sync_drawn + 1 WHERE stripe_customer_id = ? RETURNING ${COLUMNS}`,
	args: [customerId],
});

/** The account, and the number of the reading whose result is to be written. */
export interface Turn {
	readonly accountId: string;
	readonly turn: number;
}

/**
 * First statement of a transaction: changes a row unless a reading that began later has written already. The statements
 * after it depend on that.
 */
const takeTurn = ({ accountId, turn }: Turn): Statement => ({
	sql: 'UPDATE accounts SET sync_written = ?1 WHERE id = ?2 AND sync_written < ?1',
	args: [turn, accountId],
});

/** Stores the result of a reading of Stripe. */
export function writeStanding(of: Turn, standing: Standing, now: Date): Statement[] {
	const { plan, status, subscriptionId, periodEnd, cancelsAt, pastDueSince, proUntil, pricePence } = standing;
	const sql = `UPDATE accounts SET plan = ?, status = ?, subscription_id = ?, current_period_end = ?, cancels_at = ?,
		cancel_at_period_end = ?, past_due_since = ?, pro_until = ?, price_pence = ?, updated_at = ?
		WHERE id = ? AND sync_written = ?`;
	const time = (date: Date | null) => date?.getTime() ?? null;
	const values = [plan, status, subscriptionId, time(periodEnd), time(cancelsAt), Number(cancelsAt !== null)];
	const more = [time(pastDueSince), time(proUntil), pricePence, now.getTime(), of.accountId, of.turn];
	return [takeTurn(of), { sql, args: [...values, ...more] }];
}

/** Stripe has no subscription: removes a plan that was paid for and leaves a plan that an operator gave. */
export function writeNoStanding(of: Turn, status: string, now: Date): Statement[] {
	const sql = `UPDATE accounts SET plan = 'free', status = ?, subscription_id = NULL, current_period_end = NULL,
		cancels_at = NULL, cancel_at_period_end = 0, past_due_since = NULL, pro_until = NULL, price_pence = NULL,
		updated_at = ? WHERE id = ? AND sync_written = ? AND subscription_id IS NOT NULL`;
	return [takeTurn(of), { sql, args: [status, now.getTime(), of.accountId, of.turn] }];
}

export function billingFrom([row]: Rows): BillingAccount | null {
	if (row === undefined) return null;
	const text = (column: string) => (row[column] === null ? null : String(row[column]));
	const time = (column: string) => (row[column] === null ? null : new Date(Number(row[column])));
	return {
		id: String(row['id']),
		email: String(row['email']),
		name: text('display_name'),
		plan: String(row['plan']),
		status: String(row['status']),
		subscriptionId: text('subscription_id'),
		periodEnd: time('current_period_end'),
		cancelsAt: time('cancels_at'),
		pastDueSince: time('past_due_since'),
		proUntil: time('pro_until'),
		pricePence: row['price_pence'] === null ? null : Number(row['price_pence']),
		customerId: text('stripe_customer_id'),
		turn: Number(row['sync_drawn']),
	};
}
