import type { HistoryEntry, HistoryPage, HistoryQuery, OpenedEntry } from '#contract/history';
import { PAGE_LENGTH } from '#contract/list-place';
import { deleteHistory, deleteHistoryEntry, findHistory, findHistoryEntry, type HistoryRow } from '#db/history';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { AppError } from '../errors.ts';
import { readPlace, writePlace } from '../list-place.ts';
import { modifiersFrom } from '../optimise/modifiers.ts';
import { modifiersAsSent } from '../optimise/modifiers-as-sent.ts';
import { receiptFor } from '../optimise/receipt.ts';
import type { Runtime } from '../runtime.ts';

/** A page of the results delivered to an account, newest first. */
export async function listHistory({ db }: Runtime, accountId: string, query: HistoryQuery): Promise<HistoryPage> {
	const after = readPlace(query.before);
	const { rows, next } = await findHistory(db, { accountId, text: query.q, after, most: PAGE_LENGTH });
	return { items: rows.map(entryOf), next: writePlace(next) };
}

/** One entry with a new receipt. Neither opening the entry nor revising it is counted. */
export async function openHistoryEntry(runtime: Runtime, accountId: string, id: string): Promise<OpenedEntry> {
	const row = await findHistoryEntry(runtime.db, accountId, id);
	if (row === null) throw new AppError('not_found');
	const entry = entryOf(row);
	// The receipt must be for the options as a revision reads them.
	const receipt = receiptFor(row.raw, modifiersFrom(entry.modifiers), runtime.secret);
	return { ...entry, receipt, useDefaults: row.usedDefaults };
}

export async function forgetHistoryEntry({ db }: Runtime, accountId: string, id: string): Promise<{ ok: true }> {
	const [deleted = []] = await db.write([deleteHistoryEntry(accountId, id)]);
	if (deleted.length === 0) throw new AppError('not_found');
	return { ok: true };
}

export async function forgetHistory({ db }: Runtime, accountId: string): Promise<{ ok: true }> {
	await db.write([deleteHistory(accountId)]);
	return { ok: true };
}

const entryOf = ({ id, createdAt, raw, result, modifiers, taskType }: HistoryRow): HistoryEntry => ({
	id,
	created_at: createdAt.toISOString(),
	raw,
	result,
	modifiers: modifiersAsSent({ ...DEFAULT_MODIFIERS, ...(JSON.parse(modifiers) as Modifiers) }),
	taskType,
});
