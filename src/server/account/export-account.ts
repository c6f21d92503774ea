import type { AccountExport, ExportRequest } from '#contract/account-data';
import { readAccountRows } from '#db/account-data';
import { requireOwner } from '../auth/require-owner.ts';
import type { Account } from '../caller.ts';
import type { Runtime } from '../runtime.ts';

/** Most history entries in one answer; the longest ones make a few megabytes. */
const MOST_ENTRIES = 500;

/** Returns every row of the account after its owner has proved who they are. `next` is the `after` of the next part. */
export async function exportAccount(
	runtime: Runtime,
	account: Account,
	{ password, after }: ExportRequest,
): Promise<AccountExport> {
	await requireOwner(runtime, account, password);
	const tables = await readAccountRows(runtime.db, account.id, { after: after ?? null, most: MOST_ENTRIES });
	const { optimisations = [] } = tables;
	const last = optimisations.length === MOST_ENTRIES ? optimisations.at(-1) : undefined;
	return {
		exported_at: runtime.now().toISOString(),
		tables: Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, [...rows]])),
		next: last === undefined ? null : String(last['id']),
	};
}
