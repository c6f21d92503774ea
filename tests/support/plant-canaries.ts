import { ACCOUNT_TABLES } from '#db/account-data';
import type { Database } from '#db/client';

interface Column {
	readonly name: string;
	readonly type: string;
	readonly isKey: boolean;
}

/** Values of columns that do not take free text. */
const FIXED: Readonly<Record<string, string>> = {
	'mail_tokens.purpose': 'confirm',
	'sign_in_steps.purpose': 'code',
	plan: 'free',
	status: 'active',
	prefs: '{}',
	decision: 'approved',
};
const JSON_LISTS = ['tags', 'modifiers', 'source', 'used', 'transports'];

export async function columnsOf(db: Database, table: string): Promise<Column[]> {
	const rows = await db.read({ sql: `SELECT name, type, pk FROM pragma_table_info(?)`, args: [table] });
	return rows.map((row) => ({ name: String(row['name']), type: String(row['type']), isKey: row['pk'] !== 0 }));
}

/**
 * Inserts a row of the account into every table with accounts' rows, with a different text in each text column. Returns
 * the texts by `table.column`.
 */
export async function plantCanaries(db: Database, accountId: string): Promise<ReadonlyMap<string, string>> {
	const planted = new Map<string, string>();
	for (const table of ACCOUNT_TABLES) {
		const columns = await columnsOf(db, table);
		const values = columns.map((column) => valueFor(table, column, accountId, planted));
		const names = columns.map(({ name }) => name).join(', ');
		const sql = `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`;
		await db.write([{ sql, args: values }]);
	}
	const own = (await columnsOf(db, 'accounts')).filter(({ name, type }) => type === 'TEXT' && name !== 'id');
	const changed = own.map((column) => valueFor('accounts', column, accountId, planted));
	const sql = `UPDATE accounts SET ${own.map(({ name }) => `${name} = ?`).join(', ')} WHERE id = ?`;
	await db.write([
		{ sql, args: [...changed, accountId] },
		{ sql: 'INSERT INTO usage (period_start, subject, used) VALUES (?, ?, 7)', args: [0, `account:${accountId}`] },
	]);
	return planted;
}

function valueFor(table: string, { name, type }: Column, accountId: string, planted: Map<string, string>) {
	if (name === 'account_id') return accountId;
	if (type === 'INTEGER') return 1_790_000_000_000;
	const fixed = FIXED[`${table}.${name}`] ?? FIXED[name];
	if (fixed !== undefined) return fixed;
	const canary = `canary-${table}-${name}-${accountId}`;
	planted.set(`${table}.${name}`, canary);
	return JSON_LISTS.includes(name) ? JSON.stringify([canary]) : canary;
}
