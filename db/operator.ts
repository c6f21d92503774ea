import type { Database, Rows, Statement } from './client.ts';
import { PLAN_NOW } from './profiles.ts';

/** The columns of an account that an operator may see: none of them gives access to the account. */
export interface AccountFound {
	readonly id: string;
	readonly email: string;
	readonly name: string | null;
	readonly plan: string;
	readonly status: string;
	readonly subscriptionId: string | null;
	readonly periodEnd: Date | null;
	readonly confirmedAt: Date | null;
	readonly createdAt: Date;
	readonly activeAt: Date | null;
	/** Sessions that can still be used. */
	readonly sessions: number;
}

const SELECT = `SELECT id, email, display_name, ${PLAN_NOW} AS plan, status, subscription_id, current_period_end, confirmed_at,
	created_at, active_at, (SELECT count(*) FROM sessions WHERE account_id = a.id AND expires_at > ?1) AS sessions
	FROM accounts AS a`;

/** The account with this id or address. */
export async function findAccount(db: Database, idOrEmail: string, now: Date): Promise<AccountFound | null> {
	const sql = `${SELECT} WHERE id = ?2 OR email = ?3`;
	const rows = await db.read({ sql, args: [now.getTime(), idOrEmail, idOrEmail.trim().toLowerCase()] });
	return accountsFrom(rows)[0] ?? null;
}

/** Accounts with this in their address or name, in the order of their addresses. */
export async function findAccountsWith(db: Database, part: string, now: Date, most: number): Promise<AccountFound[]> {
	const sql = `${SELECT} WHERE instr(lower(email), ?2) OR instr(lower(display_name), ?2) ORDER BY email LIMIT ?3`;
	const text = part.toLowerCase();
	return accountsFrom(await db.read({ sql, args: [now.getTime(), text, most] }));
}

function accountsFrom(rows: Rows): AccountFound[] {
	const date = (value: unknown) => (value === null ? null : new Date(Number(value)));
	const text = (value: unknown) => (value === null ? null : String(value));
	return rows.map((row) => ({
		id: String(row['id']),
		email: String(row['email']),
		name: text(row['display_name']),
		plan: String(row['plan']),
		status: String(row['status']),
		subscriptionId: text(row['subscription_id']),
		periodEnd: date(row['current_period_end']),
		confirmedAt: date(row['confirmed_at']),
		createdAt: new Date(Number(row['created_at'])),
		activeAt: date(row['active_at']),
		sessions: Number(row['sessions']),
	}));
}

export interface Grant {
	readonly accountId: string;
	readonly plan: 'free' | 'pro_monthly' | 'pro_yearly';
	/** null: until it is changed. */
	readonly until: Date | null;
	readonly now: Date;
}

/** Gives a plan without a payment; one with an end is a subscription that was cancelled up to then. */
export function setPlan({ accountId, plan, until, now }: Grant): Statement {
	const sql = `UPDATE accounts SET plan = ?1, status = 'active', current_period_end = ?2, cancels_at = ?2, pro_until = ?2,
		cancel_at_period_end = ?2 IS NOT NULL, past_due_since = NULL, updated_at = ?3 WHERE id = ?4`;
	return { sql, args: [plan, until?.getTime() ?? null, now.getTime(), accountId] };
}
