import type { Database, Rows, Statement } from './client.ts';

export interface Profile {
	readonly id: string;
	readonly email: string;
	readonly displayName: string | null;
	/** The plan at this moment: `free`, `pro`, `pro_monthly` or `pro_yearly`. */
	readonly plan: string;
	readonly status: string;
	readonly subscriptionId: string | null;
	readonly currentPeriodEnd: Date | null;
	readonly willCancel: boolean;
	/** The stored preferences: only those that were ever chosen. */
	readonly prefs: Readonly<Record<string, boolean>>;
	readonly createdAt: Date;
	readonly hasPassword: boolean;
}

export interface ProfileChanges {
	/** null removes the name; undefined leaves it. */
	readonly displayName?: string | null | undefined;
	/** Merged with the stored preferences. */
	readonly prefs?: Readonly<Record<string, boolean | undefined>> | undefined;
}

/** The plan of an account that is in force at the moment `?1`, in milliseconds. */
export const PLAN_NOW = "iif(pro_until IS NULL OR pro_until > ?1, plan, 'free')";

const COLUMNS = `id, email, display_name, ${PLAN_NOW} AS plan, status, subscription_id, current_period_end, cancel_at_period_end,
	prefs, created_at, password_hash IS NOT NULL AS has_password`;

export async function findProfile(db: Database, accountId: string, now: Date): Promise<Profile | null> {
	const sql = `SELECT ${COLUMNS} FROM accounts WHERE id = ?2`;
	return profileFrom(await db.read({ sql, args: [now.getTime(), accountId] }));
}

/** Merges the preferences in the database, so that two switches pressed at once both count. Returns the changed row. */
export function changeProfile(accountId: string, { displayName, prefs = {} }: ProfileChanges, now: Date): Statement {
	const sql = `UPDATE accounts SET display_name = iif(?2, display_name, ?3), prefs = json_patch(prefs, ?4),
		updated_at = ?1 WHERE id = ?5 RETURNING ${COLUMNS}`;
	const isNameLeft = Number(displayName === undefined);
	return { sql, args: [now.getTime(), isNameLeft, displayName ?? null, JSON.stringify(prefs), accountId] };
}

export function profileFrom([row]: Rows): Profile | null {
	if (row === undefined) return null;
	const periodEnd = row['current_period_end'];
	return {
		id: String(row['id']),
		email: String(row['email']),
		displayName: textOrNull(row['display_name']),
		plan: String(row['plan']),
		status: String(row['status']),
		subscriptionId: textOrNull(row['subscription_id']),
		currentPeriodEnd: periodEnd === null ? null : new Date(Number(periodEnd)),
		willCancel: row['cancel_at_period_end'] === 1,
		prefs: JSON.parse(String(row['prefs'])),
		createdAt: new Date(Number(row['created_at'])),
		hasPassword: row['has_password'] === 1,
	};
}

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));
