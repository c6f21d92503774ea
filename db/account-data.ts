import type { Row } from '@libsql/client';
import type { Database, Rows, Statement } from './client.ts';
import { fromStoredText } from './stored-text.ts';

/** Every table whose rows belong to an account by `account_id`. A test holds the list to the tables there are. */
export const ACCOUNT_TABLES = [
	'sessions',
	'mail_tokens',
	'api_tokens',
	'templates',
	'monthly_usage',
	'outbox',
	'optimisations',
	'billing_notices',
	'reviews',
	'contact_messages',
	'optimise_keys',
	'sign_in_steps',
	'identities',
	'passkeys',
	'second_factors',
	'recovery_codes',
	'about_lines',
] as const;

/** Hashes of passwords and tokens: useless to their owner, so they are not exported. */
const SECRET_COLUMNS = ['password_hash', 'token_hash', 'key_hash', 'request_hash', 'sealed_secret', 'code_hash'];
/** Columns for the search, derived from exported ones. */
const MADE_COLUMNS = ['search_text'];
const JSON_COLUMNS = ['prefs', 'modifiers', 'tags', 'source', 'used', 'transports'];
const TIME_COLUMN = /_at$|^current_period_end$|^period_start$|^pro_until$|^past_due_since$/;

/** Tables keyed by address: the account's owner has confirmed the address, so its rows are theirs. */
const IS_THEIR_ADDRESS = 'email = (SELECT email FROM accounts WHERE id = ?)';

/** Rows by table, as they go into a file for their owner. */
export type AccountRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export interface HistoryPage {
	/** Id of the history entry to continue after; null: from the first. */
	readonly after: string | null;
	readonly most: number;
}

/**
 * Every row of the account, read at one moment. The history comes a page at a time, since it alone has no limit; the other
 * tables come with its first page.
 */
export async function readAccountRows(db: Database, accountId: string, page: HistoryPage): Promise<AccountRows> {
	const history = {
		sql: 'SELECT * FROM optimisations WHERE account_id = ? AND id > ? ORDER BY id LIMIT ?',
		args: [accountId, page.after ?? '', page.most],
	};
	const selects = { ...(page.after === null && selectsOf(accountId)), optimisations: history };
	const results = await db.write(Object.values(selects));
	return Object.fromEntries(Object.keys(selects).map((table, i) => [table, (results[i] ?? []).map(readable)]));
}

function selectsOf(accountId: string): Record<string, Statement> {
	const whole = ACCOUNT_TABLES.filter((table) => table !== 'optimisations').map((table) => [
		table,
		{ sql: `SELECT * FROM ${table} WHERE account_id = ?`, args: [accountId] },
	]);
	return {
		accounts: { sql: 'SELECT * FROM accounts WHERE id = ?', args: [accountId] },
		usage: { sql: 'SELECT * FROM usage WHERE subject = ?', args: [`account:${accountId}`] },
		payments: { sql: 'SELECT * FROM payments WHERE payer = ?', args: [accountId] },
		updates_subscribers: { sql: `SELECT * FROM updates_subscribers WHERE ${IS_THEIR_ADDRESS}`, args: [accountId] },
		...Object.fromEntries(whole),
	};
}

function readable(row: Row): Readonly<Record<string, unknown>> {
	const kept = Object.entries(row).filter(
		([column]) => !SECRET_COLUMNS.includes(column) && !MADE_COLUMNS.includes(column),
	);
	return Object.fromEntries(kept.map(([column, value]) => [column, readableValue(column, value)]));
}

function readableValue(column: string, value: Row[string] | undefined): unknown {
	if (value instanceof ArrayBuffer) return fromStoredText(value);
	if (typeof value === 'number' && TIME_COLUMN.test(column)) return new Date(value).toISOString();
	return typeof value === 'string' && JSON_COLUMNS.includes(column) ? JSON.parse(value) : value;
}

/**
 * Deletes everything of the account. Explicit for each table: a database server need not follow foreign keys. The first
 * statement returns the ids of the deleted mails, the last a row when the account was still there. Payments are
 * kept, as the law demands, without the account.
 */
export function eraseAccount(accountId: string): Statement[] {
	return [
		{
			sql: `DELETE FROM outbox WHERE account_id = ?1 OR recipient = (SELECT email FROM accounts WHERE id = ?1) RETURNING id`,
			args: [accountId],
		},
		...ACCOUNT_TABLES.map((table) => ({ sql: `DELETE FROM ${table} WHERE account_id = ?`, args: [accountId] })),
		{ sql: 'DELETE FROM usage WHERE subject = ?', args: [`account:${accountId}`] },
		{ sql: 'UPDATE payments SET payer = NULL WHERE payer = ?', args: [accountId] },
		{
			sql: `DELETE FROM updates_sent WHERE subscriber_id IN (SELECT id FROM updates_subscribers WHERE ${IS_THEIR_ADDRESS})`,
			args: [accountId],
		},
		{ sql: `DELETE FROM updates_subscribers WHERE ${IS_THEIR_ADDRESS}`, args: [accountId] },
		{ sql: 'DELETE FROM accounts WHERE id = ? RETURNING id', args: [accountId] },
	];
}

/** From the results of `eraseAccount`. */
export const erasedMails = ([mails = []]: readonly Rows[]): string[] => mails.map(({ id }) => String(id));
