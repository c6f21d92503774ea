import type { AccountExport } from '#contract/account-data';
import { type ApiOutcome, type ApiRefusal, callApi } from '#islands/account-api.ts';
import { saveFile } from '#islands/optimiser/exports/save-file.ts';

/** Fetches all data, the history in parts, and has the browser save it as one file. */
export async function gatherData(password: string, fileName: string): Promise<ApiRefusal | null> {
	const tables: Record<string, unknown[]> = {};
	for (let after: string | null = null, isMore = true; isMore; ) {
		const outcome: ApiOutcome<AccountExport> = await callApi('POST', '/api/account/export', {
			password,
			...(after !== null && { after }),
		});
		if (!outcome.isOk) return outcome.refusal;
		for (const [table, rows] of Object.entries(outcome.answer.tables)) {
			tables[table] = [...(tables[table] ?? []), ...rows];
		}
		after = outcome.answer.next;
		isMore = after !== null;
	}
	saveFile({ name: fileName, type: 'application/json', text: JSON.stringify(tables, null, '\t') });
	return null;
}
