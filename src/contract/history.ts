import { z } from 'zod';
import { SEARCH_MAX_CHARS } from './limits.ts';
import { ListPlace } from './list-place.ts';
import { ModifiersInput } from './modifiers.ts';

/** One kept result of `POST /api/optimise`, as it was delivered. */
export const HistoryEntry = z.strictObject({
	id: z.string(),
	created_at: z.iso.datetime(),
	raw: z.string(),
	result: z.string(),
	modifiers: ModifiersInput,
	taskType: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** `GET /api/account/history`: searches both texts, ignoring case and accents. */
export const HistoryQuery = z.strictObject({
	q: z.string().max(SEARCH_MAX_CHARS).default(''),
	/** The `next` of the page before. */
	before: ListPlace.optional(),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

export const HistoryPage = z.strictObject({
	/**
	 * Newest first. A search may return no items and still have a `next`, because each call searches only a part of the
	 * history.
	 */
	items: z.array(HistoryEntry),
	/** The `before` of the next page; null at the end. */
	next: z.string().nullable(),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

/** A history entry with the receipt and options that `POST /api/optimise/revise` needs. */
export const OpenedEntry = HistoryEntry.extend({ receipt: z.string(), useDefaults: z.boolean() });
export type OpenedEntry = z.infer<typeof OpenedEntry>;
