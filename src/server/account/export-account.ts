import type { AccountExport, ExportRequest } from '#contract/account-data';
import { readAccountRows } from '#db/account-data';
import { requireOwner } from '../auth/require-owner.ts';
import type { Account } from '../caller.ts';
import type { Runtime } from '../runtime.ts';

/** Entries of the history in one answer: a few megabytes at their longest. */
const MOST_ENTRIES = 500;

/** Every row of the account, for its owner. */
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
